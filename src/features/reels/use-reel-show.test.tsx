import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clipUrl } from '#src/config/service-urls.ts';
import { reelFactsMs } from '#src/domain/reel.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { fakePlayback, type FakePlayback } from '#tests/support/fake-playback.ts';
import { stubViewCounts } from '#tests/support/stub-view-counts.ts';
import { useReelShow, type ReelShow } from './use-reel-show.ts';

const buildRide = (id: string, fields: object = {}) =>
  parseVideo(id, { video_id: id, title: `Fair of ${id}`, duration: 10, ...fields });
const rides: [Video, ...Video[]] = [buildRide('first'), buildRide('second')];

let counters: ReturnType<typeof stubViewCounts>;
let show: ReelShow;
let playback: FakePlayback;

interface ShowProps {
  onShow: (reelShow: ReelShow) => void;
  rides?: typeof rides;
  hasFacts?: boolean;
}

function Show({ onShow, rides: shownRides = rides, hasFacts = true }: ShowProps) {
  const reelShow = useReelShow(shownRides, { hasFacts });
  const { element, clipEvents } = reelShow;
  useEffect(() => onShow(reelShow));
  return <video ref={element} {...clipEvents} />;
}

const readViews = () => counters.countView.mock.calls.map(([id]) => id);
const readFacts = () => act(() => vi.advanceTimersByTimeAsync(reelFactsMs));

const handlers = new Map<string, (() => void) | null>();
const mediaSession = {
  metadata: null as unknown,
  setActionHandler: (name: string, handler: (() => void) | null) => void handlers.set(name, handler),
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { ...navigator, mediaSession });
  vi.stubGlobal('MediaMetadata', function MediaMetadata(this: object, metadata: object) {
    Object.assign(this, metadata);
  });
  counters = stubViewCounts();
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <Show onShow={(reelShow) => void (show = reelShow)} />
    </QueryClientProvider>,
  );
  playback = fakePlayback(container.querySelector('video')!);
  act(() => show.toggle());
  await readFacts();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[REEL-04] a ride counts one view, however often it goes on, and so does the next one', async () => {
  expect(readViews()).toEqual(['first']);
  act(() => show.toggle());
  expect(playback.media.paused).toBe(true);
  act(() => show.toggle());
  expect(playback.media.paused).toBe(false);
  act(() => show.seekTo(5));
  playback.fire('playing');
  expect(readViews()).toEqual(['first']);
  playback.end();
  await readFacts();
  act(() => show.choose(0));
  await readFacts();
  expect(readViews()).toEqual(['first', 'second']);
});

test('a ride goes on with its heavier file where the light one is missing', () => {
  expect(playback.video.getAttribute('src')).toBe(clipUrl('first', 720));
  // As Chromium does: it pauses at once, and tells last.
  Object.assign(playback.media, { readyState: 0, paused: true });
  fireEvent.error(playback.video);
  playback.media.readyState = 0;
  fireEvent.pause(playback.video);
  expect(playback.video.getAttribute('src')).toBe(clipUrl('first'));
  expect([show.show.isPlaying, playback.media.paused, show.hasFailed]).toEqual([true, false, false]);
});

test('a ride that has failed goes on where it was when it is tried again', () => {
  playback.video.currentTime = 7;
  fireEvent.error(playback.video);
  expect(show.hasFailed).toBe(true);
  const load = vi.spyOn(playback.video, 'load').mockImplementation(() => {
    playback.media.paused = true;
    playback.video.currentTime = 0;
  });
  act(() => show.retry());
  expect(load).toHaveBeenCalledOnce();
  playback.fire('loadedmetadata');
  expect([playback.media.paused, playback.video.currentTime]).toEqual([false, 7]);
  expect(show.hasFailed).toBe(false);
});

test('a show that the browser refuses to start is paused', async () => {
  act(() => show.toggle());
  playback.video.play = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  await act(async () => show.toggle());
  expect(show.show.isPlaying).toBe(false);
});

test('[PLY-17] lock screens show the ride, pause it and go to the next one', () => {
  expect(mediaSession.metadata).toMatchObject({ title: 'Fair of first' });
  expect([...handlers].filter(([, handler]) => handler).map(([name]) => name)).toEqual([
    'pause',
    'nexttrack',
  ]);
  act(() => handlers.get('pause')?.());
  expect(playback.media.paused).toBe(true);
  act(() => handlers.get('nexttrack')?.());
  expect(mediaSession.metadata).toMatchObject({ title: 'Fair of second' });
  expect(handlers.get('nexttrack')).toBeNull();
});

test('[HARD-03] a ride that is hard to watch stops the show until somebody wants to watch it, or another one', async () => {
  cleanup();
  const [first, second] = [buildRide('first'), buildRide('hard', { hard_to_watch: true })];
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <Show rides={[first, second, buildRide('third')]} onShow={(reelShow) => void (show = reelShow)} />
    </QueryClientProvider>,
  );
  playback = fakePlayback(container.querySelector('video')!);
  const getSource = () => playback.video.getAttribute('src');
  act(() => show.toggle());
  await readFacts();
  expect(show.uncover).toBeUndefined();
  playback.end();
  await readFacts();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect([show.ride.id, getSource(), show.hasFailed]).toEqual(['hard', null, false]);
  expect(readViews()).not.toContain('hard');
  act(() => show.choose(2));
  await readFacts();
  expect(getSource()).toBe(clipUrl('third', 720));
  act(() => show.choose(1));
  await readFacts();
  expect(getSource()).toBeNull();
  act(() => show.uncover?.());
  expect([getSource(), playback.media.paused, show.uncover]).toEqual([
    clipUrl('hard', 720),
    false,
    undefined,
  ]);
});

test('[HARD-03] a reel asks once for each ride that is hard to watch', async () => {
  cleanup();
  const hard = { hard_to_watch: true };
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <Show
        rides={[buildRide('wreck', hard), buildRide('hung-up', hard)]}
        onShow={(reelShow) => void (show = reelShow)}
      />
    </QueryClientProvider>,
  );
  playback = fakePlayback(container.querySelector('video')!);
  for (const index of [0, 1]) {
    act(() => show.choose(index));
    await readFacts();
    expect(show.uncover).toBeDefined();
    act(() => show.uncover?.());
  }
  act(() => show.choose(0));
  await readFacts();
  expect([show.uncover, playback.video.getAttribute('src')]).toEqual([undefined, clipUrl('wreck', 720)]);
});

test('[HARD-03] who wants to watch such a ride in a show that is paused has it played', async () => {
  cleanup();
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <Show
        rides={[buildRide('hard', { hard_to_watch: true }), buildRide('second')]}
        onShow={(reelShow) => void (show = reelShow)}
      />
    </QueryClientProvider>,
  );
  playback = fakePlayback(container.querySelector('video')!);
  act(() => show.uncover?.());
  await readFacts();
  expect([playback.video.getAttribute('src'), playback.media.paused]).toEqual([clipUrl('hard', 720), false]);
});

test('[REEL-03] a ride that is chosen while it plays begins again, and the next one at its own time', async () => {
  const playTo = (seconds: number) => {
    playback.video.currentTime = seconds;
    playback.fire('timeupdate');
  };
  playTo(7);
  expect(show.reelTime).toBe(7);
  act(() => show.choose(0));
  await readFacts();
  expect([playback.video.currentTime, show.reelTime]).toEqual([0, 0]);
  playTo(9);
  playback.end();
  expect(show.reelTime).toBe(10);
});

test('[REEL-03] without facts, a ride plays at once after the one before it', async () => {
  cleanup();
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <Show hasFacts={false} onShow={(reelShow) => void (show = reelShow)} />
    </QueryClientProvider>,
  );
  playback = fakePlayback(container.querySelector('video')!);
  act(() => show.toggle());
  expect(playback.media.paused).toBe(false);
  playback.end();
  expect([show.ride.id, playback.media.paused]).toEqual(['second', false]);
});

test('[REEL-03] a list that is loaded again does not move the ride that plays', async () => {
  cleanup();
  const client = new QueryClient();
  const all = ['first', 'second', 'third', 'fourth'].map((id) => buildRide(id));
  const list = (without = '') => (
    <QueryClientProvider client={client}>
      <Show
        // A new list each time, as pages have it.
        rides={all.filter(({ id }) => id !== without) as typeof rides}
        onShow={(reelShow) => void (show = reelShow)}
      />
    </QueryClientProvider>
  );
  const { container, rerender } = render(list());
  playback = fakePlayback(container.querySelector('video')!);
  act(() => show.choose(2));
  await readFacts();
  const read = () => [show.ride.id, show.show.index, show.show.stage];
  rerender(list('first'));
  expect([...read(), playback.media.paused]).toEqual(['third', 1, 'ride', false]);
  rerender(list());
  expect(read()).toEqual(['third', 2, 'ride']);
  // The one that plays is gone: its next one follows.
  rerender(list('third'));
  expect(read()).toEqual(['fourth', 2, 'facts']);
  await readFacts();
  rerender(list('fourth'));
  expect(read()).toEqual(['third', 2, 'facts']);
  act(() => show.choose(2));
  rerender(list());
  act(() => show.choose(3));
  await readFacts();
  rerender(list('fourth'));
  expect(read()).toEqual(['third', 2, 'over']);
});

test('[PLY-17] without a connection one ride is left out, and the next one plays once the device is online', async () => {
  cleanup();
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <Show
        rides={[buildRide('first'), buildRide('second'), buildRide('third')]}
        onShow={(reelShow) => void (show = reelShow)}
      />
    </QueryClientProvider>,
  );
  playback = fakePlayback(container.querySelector('video')!);
  act(() => show.toggle());
  await readFacts();
  const miss = async () => {
    Object.assign(playback.media, { readyState: 0, paused: true });
    // The light file, then the original.
    fireEvent.error(playback.video);
    fireEvent.error(playback.video);
    await act(() => vi.advanceTimersByTimeAsync(4000));
    await readFacts();
  };
  await miss();
  expect([show.ride.id, show.show.skipped]).toEqual(['second', 0]);
  await miss();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect([show.ride.id, show.show.skipped, show.hasFailed]).toEqual(['second', 0, true]);
  vi.spyOn(playback.video, 'load').mockImplementation(() => undefined);
  act(() => void window.dispatchEvent(new Event('online')));
  expect([show.hasFailed, playback.media.paused]).toEqual([false, false]);
});
