import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readPlayerSettings } from '#src/data/device/player-settings.ts';
import { env } from '#src/config/env.ts';
import * as publicVideos from '#src/data/firestore-rest/public-videos.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { myRodeoPath, seasonPath } from '#src/config/paths.ts';
import { relatedVideoCount } from '#src/queries/video-queries.ts';
import type { SessionState } from '#src/session/session-state.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { queryClient } from '#src/session/query-provider.tsx';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { fakePlayback, type FakePlayback } from '#tests/support/fake-playback.ts';
import { stubViewCounts } from '#tests/support/stub-view-counts.ts';
import { loadPlayerInterface } from './load-player-interface.ts';
import { PlayerDialog } from '../player-dialog.tsx';
// Its code is there before the first test, which a busy machine would not wait for.
import './player-interface.tsx';
import './ride-panel.tsx';

const rider = buildContestant({ first_name: 'Darius', last_name: 'Boone' });
const rides = ['Cody Stampede', 'Dodge City Days', 'Elko Fair', 'Practice Pen'].map((title, day) => {
  // Of one day they might be films of one ride.
  const fields = { title, animal_id: 'northern-lights', score: 84.5, event_date: (20_000 + day) * 86_400 };
  const ride = buildVideo(rider, fields);
  return parseVideo(ride.id, ride);
});
const [cody, dodge, elko, practice] = rides as [Video, Video, Video, Video];
const phone = { width: 390, height: 844 };
const desktop = { width: 1024, height: 768 };

/** happy-dom does not take what is inside a dialog for accessible. */
const hidden = true;
const getDialog = () => screen.getAllByRole('dialog', { hidden })[0]!;
const getTitle = () => getDialog().getAttribute('aria-label');
const get = (role: string, name: string | RegExp) => screen.getByRole(role, { name, hidden });
const query = (role: string, name: string) => screen.queryByRole(role, { name, hidden });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
async function waitSeconds(seconds: number) {
  for (let passed = 0; passed < seconds; passed++) await wait(1000);
}

/** Presses the Escape key, which happy-dom does not know. */
const pressEscape = () => fireEvent(getDialog(), new Event('cancel', { cancelable: true }));

let playback: FakePlayback;
function findPlayback() {
  const video = document.querySelector('video');
  if (!video) throw new Error('There is no video');
  playback = fakePlayback(video);
}

/** The player over a page that keeps which ride is open. */
function Page({ queue, onClose }: { queue: string[]; onClose: () => void }) {
  const [videoId, setVideoId] = useState(cody.id);
  return (
    <MemoryRouter>
      <PlayerDialog
        videoId={videoId}
        queue={queue}
        onClose={onClose}
        onNavigate={setVideoId}
        onNotFound={() => undefined}
        actions={{ VideoActions: ({ children }) => children, MomentActions: () => null }}
      />
    </MemoryRouter>
  );
}

async function open(size = phone, queue = [cody, dodge, elko]) {
  globalThis.testWindow?.happyDOM.setViewport(size);
  const onClose = vi.fn<() => void>();
  render(<Page queue={queue.map(({ id }) => id)} onClose={onClose} />);
  await act(loadPlayerInterface);
  await act(() => import('./ride-panel.tsx'));
  await wait(100);
  findPlayback();
  return onClose;
}

/** Moves a finger over the picture from its middle. */
function swipe(x: number, y: number, from = { x: 200, y: 300 }, on: Element = playback.video) {
  const touch = (type: string, clientX: number, clientY: number) =>
    fireEvent(
      on,
      new PointerEvent(type, { pointerType: 'touch', isPrimary: true, bubbles: true, clientX, clientY }),
    );
  touch('pointerdown', from.x, from.y);
  touch('pointermove', from.x + x / 2, from.y + y / 2);
  touch('pointerup', from.x + x, from.y + y);
}

async function playToTheEnd() {
  await act(async () => playback.play());
  await act(async () => playback.end());
}

beforeEach(() => {
  vi.useFakeTimers();
  // happy-dom reads no lengths such as 56.3125rem.
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (text: string) =>
    matchMedia(text.replaceAll(/([\d.]+)rem/g, (_length, rem) => `${Number(rem) * 16}px`)),
  );
  stubViewCounts();
  vi.spyOn(publicVideos, 'fetchVideo').mockImplementation((id) =>
    Promise.resolve(rides.find((ride) => ride.id === id)),
  );
  vi.spyOn(publicVideos, 'fetchVideoPage').mockResolvedValue({
    videos: [cody, elko, practice],
    nextCursor: undefined,
  });
});
afterEach(() => {
  vi.useRealTimers();
  globalThis.testWindow?.happyDOM.setViewport(desktop);
  localStorage.clear();
  queryClient.clear();
  vi.restoreAllMocks();
});

describe('[PLY-02] a swipe over the picture', () => {
  test.each([
    ['left', -80, 10],
    ['up', 10, -80],
  ])('%s opens the next ride, and back again the previous one', async (_direction, x, y) => {
    await open();
    act(() => swipe(x, y));
    expect(getTitle()).toBe('Dodge City Days');
    findPlayback();
    act(() => swipe(-x, -y));
    expect(getTitle()).toBe('Cody Stampede');
  });

  test('may begin on the arrow, where a thumb does', async () => {
    await open();
    const arrow = get('button', 'Next ride').firstElementChild ?? document.body;
    act(() => swipe(-80, 0, { x: 350, y: 300 }, arrow));
    expect(getTitle()).toBe('Dodge City Days');
  });

  test('does not begin on other controls', async () => {
    await open();
    act(() => swipe(-80, 0, undefined, get('button', 'Fullscreen')));
    expect(getTitle()).toBe('Cody Stampede');
  });

  test.each([
    ['that is short', -40, 0],
    ['across', -80, 70],
    ['from the edge of the screen, as to go forward in the browser', -80, 0, { x: 385, y: 300 }],
    ['to where no ride is', 80, 0],
  ])('%s does nothing', async (_description, x, y, from?: { x: number; y: number }) => {
    await open();
    act(() => swipe(x, y, from));
    expect(getTitle()).toBe('Cody Stampede');
  });

  test.each([
    ['a ride is reviewed', '', () => fireEvent.click(get('button', 'Review tools'))],
    ['the picture is enlarged', '?zoom=200-500-500', () => get('button', '2.0x Show the whole picture')],
  ])('does nothing while %s', async (_when, search, prepare) => {
    history.replaceState(null, '', `/video/${cody.id}${search}`);
    await open();
    prepare();
    act(() => swipe(-80, 0));
    expect(getTitle()).toBe('Cody Stampede');
    history.replaceState(null, '', '/');
  });

  test('is explained until somebody has done it', async () => {
    await open();
    expect(screen.queryByText('Swipe for the next ride')).not.toBeNull();
    act(() => swipe(-80, 0));
    await wait(0);
    expect(screen.queryByText('Swipe for the next ride')).toBeNull();
    expect(readPlayerSettings().knowsSwipe).toBe(true);
  });

  test('takes the picture along, and does not count as a tap', async () => {
    await open();
    await act(async () => playback.play());
    const areButtonsVisible = () => !get('button', 'Fullscreen').closest('.opacity-0');
    const drag = (type: string, clientX: number) =>
      fireEvent(
        playback.video,
        new PointerEvent(type, {
          pointerType: 'touch',
          isPrimary: true,
          bubbles: true,
          clientX,
          clientY: 300,
        }),
      );
    drag('pointerdown', 200);
    drag('pointermove', 160);
    expect(playback.video.style.objectPosition).toBe('calc(50% + -20px) 50%');
    drag('pointerup', 160);
    expect(playback.video.style.objectPosition).toBe('');
    await wait(0);
    expect(areButtonsVisible()).toBe(true);
  });
});

describe('[PLY-10] at the end of a clip', () => {
  test('the next ride starts after five seconds, which screen readers hear', async () => {
    await open();
    await playToTheEnd();
    expect(screen.getByText('Up next in 5 seconds: Dodge City Days').getAttribute('role')).toBe('status');
    await waitSeconds(4);
    expect(getTitle()).toBe('Cody Stampede');
    expect(get('button', 'Play now').textContent).toContain('1');
    await waitSeconds(1);
    expect(getTitle()).toBe('Dodge City Days');
    expect(document.activeElement).toBe(getDialog());
    expect(within(getDialog()).getAllByRole('status', { hidden }).at(-1)?.textContent).toBe(
      'Dodge City Days',
    );
  });

  test('[HARD-03] no countdown leads to a next ride that is hard to watch', async () => {
    vi.mocked(publicVideos.fetchVideo).mockImplementation((id) => {
      const ride = rides.find((each) => each.id === id);
      return Promise.resolve(ride && (id === dodge.id ? { ...ride, hard_to_watch: true } : ride));
    });
    await open();
    await playToTheEnd();
    expect(get('button', 'Play now').textContent).toBe('Play now');
    expect(screen.queryByText(/^Up next in/)).toBeNull();
    await waitSeconds(7);
    expect(getTitle()).toBe('Cody Stampede');
    fireEvent.click(get('button', 'Play now'));
    expect(getTitle()).toBe('Dodge City Days');
    expect(document.querySelector('video')?.hasAttribute('src')).toBe(false);
  });

  test('it is there at once, since it was read before', async () => {
    await open();
    await playToTheEnd();
    vi.mocked(publicVideos.fetchVideo).mockReturnValue(new Promise(() => {}));
    fireEvent.click(get('button', 'Play now'));
    expect(getTitle()).toBe('Dodge City Days');
    expect(screen.getByRole('heading', { level: 1, hidden }).textContent).toBe('Dodge City Days');
  });

  test('whoever stays has the ride before them again', async () => {
    await open();
    await playToTheEnd();
    fireEvent.click(get('button', 'Stay here'));
    await waitSeconds(7);
    expect(getTitle()).toBe('Cody Stampede');
    expect(query('button', 'Play now')).toBeNull();
  });

  test('it waits while a dialog is open', async () => {
    await open(desktop);
    await playToTheEnd();
    fireEvent.keyDown(document.body, { key: '?' });
    await waitSeconds(7);
    expect(getTitle()).toBe('Cody Stampede');
  });

  test.each([
    ['the switch is off', () => void fireEvent.click(get('switch', 'Autoplay')), playToTheEnd],
    ['a ride is reviewed', () => void fireEvent.click(get('button', 'Review tools')), playToTheEnd],
    ['somebody looked for the last frame', () => undefined, () => act(async () => playback.end())],
  ])('the ride stays when %s', async (_when, prepare, end) => {
    await open();
    prepare();
    await end();
    await waitSeconds(7);
    expect(getTitle()).toBe('Cody Stampede');
    expect(screen.getAllByRole('button', { name: 'Replay', hidden })).not.toHaveLength(0);
  });

  test('the ride stays when it is the last one', async () => {
    await open(phone, [elko, cody]);
    await playToTheEnd();
    await waitSeconds(7);
    expect(getTitle()).toBe('Cody Stampede');
  });

  test('the next ride is shown with its rider and its result', async () => {
    await open();
    await playToTheEnd();
    const card = within(get('region', 'The ride has ended'));
    expect(card.getByText('Dodge City Days')).toBeDefined();
    expect(card.getByText('Darius Boone')).toBeDefined();
    expect(card.getByText('84.5')).toBeDefined();
  });

  test.each([
    ['a member to the profile', 'signed-in', myRodeoPath(rider.id)],
    ['a visitor to the season', 'signed-out', seasonPath(rider.id)],
  ] as const)('all rides of the rider lead %s', async (_who, status, path) => {
    useSessionStore.setState({ status, user: { id: 'fan' }, selected: { id: 'fan' } } as SessionState);
    await open();
    await playToTheEnd();
    await wait(0);
    expect(get('link', 'See all 3 rides of Darius Boone').getAttribute('href')).toBe(path);
    const facts = within(get('region', 'The ride has ended'));
    expect(facts.queryByRole('button', { name: 'Sign up', hidden }) !== null).toBe(status === 'signed-out');
  });

  test('nothing is counted that is not known', async () => {
    const many = Array.from({ length: relatedVideoCount }, (_, index) => ({
      ...cody,
      ...{ id: `ride-${index}`, event_date: index * 86_400 },
    }));
    vi.mocked(publicVideos.fetchVideoPage).mockResolvedValue({ videos: many, nextCursor: undefined });
    await open();
    await playToTheEnd();
    await wait(0);
    expect(get('link', 'See all rides of Darius Boone')).toBeDefined();
  });

  test('the only ride of a rider leads to no others', async () => {
    vi.mocked(publicVideos.fetchVideoPage).mockResolvedValue({ videos: [cody], nextCursor: undefined });
    await open(phone, []);
    await playToTheEnd();
    await waitSeconds(7);
    expect(getTitle()).toBe('Cody Stampede');
    expect(screen.queryByText(/See all/)).toBeNull();
  });

  test('the device remembers the switch, which the panel of a desktop has too', async () => {
    await open(desktop);
    fireEvent.click(get('button', 'Details and more rides'));
    await wait(100);
    fireEvent.click(get('switch', 'Autoplay'));
    expect(readPlayerSettings().playsNext).toBe(false);
  });
});

describe('[PLY-11] a ride that was opened from a link', () => {
  test('goes on with the rides of its rider, then with those of its animal, each once', async () => {
    vi.mocked(publicVideos.fetchVideoPage).mockImplementation(({ kind }) =>
      Promise.resolve({
        videos: kind === 'of-rider' ? [cody, elko] : [elko, cody, practice],
        nextCursor: undefined,
      }),
    );
    await open(phone, []);
    await waitSeconds(1);
    expect(query('region', 'Up next')).toBeNull();
    expect(within(get('region', 'More from Darius Boone')).getByRole('switch', { hidden })).toBeDefined();
    const move = async (name: string) => {
      fireEvent.click(get('button', name));
      await wait(100);
      return getTitle();
    };
    expect(await move('Next ride')).toBe('Elko Fair');
    expect(await move('Next ride')).toBe('Practice Pen');
    expect(query('button', 'Next ride')).toBeNull();
    expect(await move('Previous ride')).toBe('Elko Fair');
  });

  test('stays where it is when no others can be read', async () => {
    vi.mocked(publicVideos.fetchVideoPage).mockRejectedValue(new Error('offline'));
    await open(phone, []);
    await playToTheEnd();
    await waitSeconds(7);
    expect(getTitle()).toBe('Cody Stampede');
    expect(query('button', 'Next ride')).toBeNull();
  });
});

test('a ride from another list goes on with that list', async () => {
  await open(phone, [cody, dodge]);
  await waitSeconds(2);
  const more = within(get('region', 'More from Darius Boone'));
  fireEvent.click(more.getByRole('link', { name: /Elko Fair/, hidden }));
  await wait(100);
  expect(getTitle()).toBe('Elko Fair');
  findPlayback();
  act(() => swipe(-80, 0));
  expect(getTitle()).toBe('Practice Pen');
});

describe('[PLY-03] Escape', () => {
  test('closes the panel first, and then the player', async () => {
    const onClose = await open(desktop);
    const button = get('button', 'Details and more rides');
    button.focus();
    fireEvent.click(button);
    await wait(100);
    expect(query('complementary', 'Details and more rides')).not.toBeNull();
    pressEscape();
    expect(query('complementary', 'Details and more rides')).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(onClose).not.toHaveBeenCalled();
    pressEscape();
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('closes the player at once where the panel has always been open', async () => {
    const onClose = await open({ width: 1920, height: 1080 });
    expect(query('complementary', 'Details and more rides')).not.toBeNull();
    pressEscape();
    expect(onClose).toHaveBeenCalledOnce();
  });
});

test.each([
  ['a phone held upright', phone],
  ['a desktop', desktop],
])('[PLY-12] visitors see where they are on %s, and can log in and sign up', async (_layout, size) => {
  useSessionStore.setState({ status: 'signed-out' } as SessionState);
  await open(size);
  expect(get('link', env.productName).getAttribute('href')).toBe('/');
  for (const name of ['Close', 'Log in', 'Sign up']) expect(get('button', name)).toBeDefined();
  const [name] = screen.getAllByRole('link', { name: 'Darius Boone', hidden });
  expect(name?.getAttribute('href')).toBe(seasonPath(rider.id));
});

test('on a phone held upright, the ride and what is next stand below the picture, and visitors can sign up', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, hidden }).textContent).toBe('Cody Stampede');
  for (const name of ['Up next', 'More from Darius Boone']) expect(get('region', name)).toBeDefined();
  expect(query('button', 'Details and more rides')).toBeNull();
  expect(query('slider', 'Speed')).not.toBeNull();
  expect(get('button', '1x Speed').getAttribute('popovertarget')).not.toBeNull();
});
