import { afterEach, expect, test, vi } from 'vitest';
import { loadPlayerInterface } from '#src/features/player/page/load-player-interface.ts';
import { waitForFirstMedia, waitForHeading } from '#src/lib/defer.ts';
import { hasMemberHint } from '#src/session/session-hint.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';

const loaded = vi.hoisted((): string[] => []);

vi.mock('./pages/video-page.tsx', () => ({ default: loaded.push('video') }));
vi.mock('./member-routes.tsx', () => ({ memberRoutes: loaded.push('feed') }));
vi.mock('./pages/shell-page.tsx', () => ({ default: null }));
vi.mock('#src/features/feed/feed-page.tsx', () => ({ default: null }));
vi.mock('#src/features/player/page/load-player-interface.ts', () => ({
  loadPlayerInterface: vi.fn<typeof loadPlayerInterface>(),
}));
vi.mock('#src/lib/defer.ts', () => ({
  waitForFirstMedia: vi.fn<typeof waitForFirstMedia>(),
  waitForHeading: vi.fn<typeof waitForHeading>(),
}));
vi.mock('#src/session/session-hint.ts', () => ({
  hasMemberHint: vi.fn<typeof hasMemberHint>(),
  hasSessionHint: () => hasMemberHint(),
}));

/** Opens a page of which nothing is shown yet. @returns what shows its first picture or clip */
async function open(path: string, isMember: boolean, heading = Promise.resolve(true)) {
  const media = createDeferred<void>();
  loaded.length = 0;
  vi.resetModules();
  vi.mocked(hasMemberHint).mockReturnValue(isMember);
  vi.mocked(waitForFirstMedia).mockReturnValue(media.promise);
  vi.mocked(waitForHeading).mockReturnValue(heading);
  vi.mocked(loadPlayerInterface).mockImplementation(() => {
    loaded.push('player');
    return Promise.reject(new Error('offline'));
  });
  history.replaceState(null, '', path);
  const { loadFirstPage } = await import('./first-page-code.ts');
  let isDone = false;
  void loadFirstPage().then(() => (isDone = true));
  return { ...media, isDone: () => isDone };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));
afterEach(() => history.replaceState(null, '', '/'));

test('the feed is not loaded for a visitor, who is sent to log in', async () => {
  const { isDone } = await open('/feed', false);
  await vi.waitFor(() => expect(isDone()).toBe(true));
  expect(loaded).toEqual([]);
});

test('nothing competes with the clip of a ride; its controls follow, then the feed of a member', async () => {
  const { resolve, isDone } = await open('/video/ride', true);
  await settle();
  expect([loaded, isDone()]).toEqual([['video'], false]);
  resolve();
  await vi.waitFor(() => expect(loaded).toEqual(['video', 'player', 'feed']));
  expect(isDone()).toBe(true);
});

test("[PLY-14] a visitor's session waits for the heading and then the picture of a shared page", async () => {
  const heading = createDeferred<boolean>();
  vi.mocked(waitForFirstMedia).mockClear();
  const { resolve, isDone } = await open('/animals/dust-devil', false, heading.promise);
  await settle();
  expect(waitForFirstMedia).not.toHaveBeenCalled();
  heading.resolve(true);
  await settle();
  expect(waitForFirstMedia).toHaveBeenCalledWith(4000);
  expect([loaded, isDone()]).toEqual([[], false]);
  resolve();
  await vi.waitFor(() => expect(isDone()).toBe(true));
});

test.each([
  ['/animals/dust-devil', false],
  ['/watch?play=ride', true],
])(
  '[PLY-14] who taps before %s is there, or opens a player above it, waits for no picture',
  async (path, isShown) => {
    const { isDone } = await open(path, false, Promise.resolve(isShown));
    await vi.waitFor(() => expect(isDone()).toBe(true));
  },
);

test("a member's session does not", async () => {
  const { isDone } = await open('/animals/dust-devil', true);
  await vi.waitFor(() => expect(isDone()).toBe(true));
});
