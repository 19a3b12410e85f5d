import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { readPlayerSettings } from '#src/data/device/player-settings.ts';
import * as publicVideos from '#src/data/firestore-rest/public-videos.ts';
import { clipUrl } from '#src/config/service-urls.ts';
import { leave } from '#src/lib/hand-over.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { fakePlayback } from '#tests/support/fake-playback.ts';
import { stubViewCounts } from '#tests/support/stub-view-counts.ts';
import { loadPlayerInterface } from './page/load-player-interface.ts';
import { PlayerDialog } from './player-dialog.tsx';
// Its code is there before the first test, which a busy machine would not wait for.
import './page/player-interface.tsx';

let fetchVideo: MockInstance<typeof publicVideos.fetchVideo>;

const rider = buildContestant();
const rides = [buildVideo(rider), buildVideo(rider)].map((ride) => parseVideo(ride.id, ride));
const [first = '', second = ''] = rides.map(({ id }) => id);

const buildDialog = (videoId: string) => (
  <MemoryRouter>
    <PlayerDialog
      videoId={videoId}
      queue={[first, second]}
      onClose={() => undefined}
      onNavigate={() => undefined}
      onNotFound={() => undefined}
      actions={{ VideoActions: () => null, MomentActions: () => null }}
    />
  </MemoryRouter>
);

beforeEach(() => {
  localStorage.clear();
  stubViewCounts();
  fetchVideo = vi.spyOn(publicVideos, 'fetchVideo').mockClear();
  fetchVideo.mockImplementation((id) => Promise.resolve(rides.find((ride) => ride.id === id)));
});

/** happy-dom does not take what is inside a dialog for accessible. */
const getSpeed = () =>
  screen.getByRole('slider', { name: 'Speed', hidden: true }).getAttribute('aria-valuetext');
const getRate = () => document.querySelector('video')?.playbackRate;

test('[PLY-05] the next video starts at normal speed', async () => {
  const { rerender } = render(buildDialog(first));
  await act(loadPlayerInterface);
  await screen.findByRole('slider', { name: 'Speed', hidden: true });
  fireEvent.keyDown(document.body, { key: '<' });
  expect([getSpeed(), getRate()]).toEqual(['0.75x', 0.75]);
  rerender(buildDialog(second));
  await screen.findByRole('slider', { name: 'Speed', hidden: true });
  expect([getSpeed(), getRate()]).toEqual(['1x', 1]);
});

describe('follows what an extension or the system changes', () => {
  const getMuteButton = () => screen.getByRole('button', { name: /^(Unm|M)ute|^Sound is off/, hidden: true });
  const getVolume = () =>
    screen.getByRole('slider', { name: 'Volume', hidden: true }).getAttribute('aria-valuetext');

  async function open() {
    render(buildDialog(first));
    await screen.findByRole('slider', { name: 'Speed', hidden: true });
    const { video, fire } = fakePlayback(document.querySelector('video')!);
    return {
      video,
      change: (event: string, changes: object) => {
        Object.assign(video, changes);
        fire(event);
      },
    };
  }

  test('the speed, from which the keys go on', async () => {
    const { video, change } = await open();
    change('ratechange', { playbackRate: 1.75 });
    expect(getSpeed()).toBe('1.75x');
    fireEvent.keyDown(document.body, { key: '>' });
    expect([getSpeed(), getRate()]).toEqual(['2x', 2]);
    change('ratechange', { playbackRate: 1.1 });
    expect(getSpeed()).toBe('1.1x');
    change('ratechange', { playbackRate: 0.3 });
    expect(getMuteButton().getAttribute('aria-label')).toBe('Sound is off below half speed');
    expect(video.muted).toBe(true);
  });

  test('the speed, which a clip that loads again keeps', async () => {
    const { video, change } = await open();
    change('ratechange', { playbackRate: 1.5 });
    expect(video.defaultPlaybackRate).toBe(1.5);
    change('ratechange', { playbackRate: 0 });
    expect(getSpeed()).toBe('1.5x');
  });

  test('the sound', async () => {
    const { change } = await open();
    change('volumechange', { muted: true });
    expect(getMuteButton().getAttribute('aria-label')).toBe('Unmute');
    fireEvent.keyDown(document.body, { key: 'm' });
    expect(getMuteButton().getAttribute('aria-label')).toBe('Mute');
    change('volumechange', { volume: 0.3 });
    expect(getVolume()).toBe('30%');
    expect(readPlayerSettings().volume).toBe(0.3);
  });

  test('but no sound below half speed', async () => {
    const { video, change } = await open();
    change('ratechange', { playbackRate: 0.25 });
    change('volumechange', { muted: false });
    expect(video.muted).toBe(true);
    change('ratechange', { playbackRate: 1 });
    expect(video.muted).toBe(false);
    expect(readPlayerSettings().isMuted).toBe(false);
  });
});

test('[HARD-02] the clip waits until its ride is known, and is that of an older document', async () => {
  let respond: (video: Video | undefined) => void = () => {};
  fetchVideo.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  render(buildDialog('older-document'));
  const clip = document.querySelector('video');
  expect(clip?.hasAttribute('src')).toBe(false);
  expect(screen.queryByRole('slider', { hidden: true })).toBeNull();
  expect(screen.queryByText('Loading')).not.toBeNull();
  await act(async () => respond({ ...rides[0]!, video_id: 'older-clip' }));
  await screen.findByRole('slider', { name: 'Speed', hidden: true });
  expect(document.querySelector('video')).toBe(clip);
  expect(clip?.src).toBe(clipUrl('older-clip', 720));
});

test('says why a video could not be loaded, and loads it again on request', async () => {
  fetchVideo.mockRejectedValueOnce(new Error('The server is down.'));
  render(buildDialog(first));
  await screen.findByText('The server is down.');
  expect(document.querySelector('video')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again', hidden: true }));
  await screen.findByRole('slider', { name: 'Speed', hidden: true });
});

test('loads it again once the device is online', async () => {
  fetchVideo.mockRejectedValueOnce(new Error('The server is down.'));
  render(buildDialog(first));
  await screen.findByText('The server is down.');
  fireEvent(window, new Event('online'));
  await screen.findByRole('slider', { name: 'Speed', hidden: true });
  expect(fetchVideo.mock.calls.filter(([id]) => id === first)).toHaveLength(2);
});

test('a late answer about the video before is ignored', async () => {
  let respond: (video: Video | undefined) => void = () => {};
  fetchVideo.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  const { rerender } = render(buildDialog('before'));
  rerender(buildDialog(second));
  await screen.findByRole('slider', { name: 'Speed', hidden: true });
  await act(async () => respond(undefined));
  expect(screen.queryByRole('slider', { name: 'Speed', hidden: true })).not.toBeNull();
});

describe('[HARD-02] a ride that is hard to watch', () => {
  const hidden = true;
  const getClip = () => document.querySelector('video')!;
  const findWatch = () => screen.findByRole('button', { name: 'Watch', hidden });
  beforeEach(() => {
    const fields = { hard_to_watch: true, thumbnail_url: 'https://files.example/ride.png' };
    fetchVideo.mockImplementation((id) => Promise.resolve(parseVideo(id, { ...rides[0], ...fields })));
  });

  test('loads nothing until somebody wants to watch it, and plays then', async () => {
    const request = vi.fn<() => Promise<Response>>(() => Promise.reject(new Error('offline')));
    vi.stubGlobal('fetch', request);
    render(buildDialog(first));
    const watch = await findWatch();
    expect(screen.getByText('Somebody may have been hurt in this ride.')).toBeDefined();
    fireEvent.keyDown(document.body, { key: '.' });
    expect([getClip().hasAttribute('src'), getClip().hasAttribute('poster')]).toEqual([false, false]);
    expect(screen.queryByRole('status', { name: 'Buffering', hidden })).toBeNull();
    expect(request).not.toHaveBeenCalled();
    fireEvent.click(watch);
    expect(getClip().src).toBe(clipUrl(first, 720));
    const { play } = fakePlayback(getClip());
    play();
    expect(screen.queryByRole('button', { name: 'Watch', hidden })).toBeNull();
    vi.unstubAllGlobals();
  });

  test('plays also by the key and the button that play every ride', async () => {
    render(buildDialog(first));
    await findWatch();
    fireEvent.keyDown(document.body, { key: 'k' });
    expect(getClip().src).toBe(clipUrl(first, 720));
  });

  test('is covered again where it is opened again', async () => {
    const { rerender } = render(buildDialog(first));
    fireEvent.click(await findWatch());
    rerender(buildDialog(second));
    rerender(buildDialog(first));
    await findWatch();
    expect(getClip().hasAttribute('src')).toBe(false);
  });

  test('stops the clip that a page with older tags has begun', async () => {
    const clip = Object.assign(document.createElement('video'), { src: clipUrl(first, 720) });
    leave({ ride: { clip, stage: undefined } });
    render(buildDialog(first));
    await findWatch();
    expect(getClip()).toBe(clip);
    expect(clip.hasAttribute('src')).toBe(false);
  });
});
