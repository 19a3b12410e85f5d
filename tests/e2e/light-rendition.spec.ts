import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { createTestUser, getAdminBucket } from '#tests/support/test-users.ts';
import { findAccessibilityViolations } from './support/page-accessibility.ts';
import { expect, test } from './support/e2e-test.ts';

const rider = buildContestant();
const buildRide = (title: string) => buildVideo(rider, { contestants: [rider], event_type: 1, title });
const ride = buildRide('Pendleton Round-Up');
const olderRide = buildRide('Elko County Fair');

test.beforeAll(async () => {
  await Promise.all([createTestUser(rider), publishRides(ride, olderRide)]);
  for (const name of ['720.mp4', '360.mp4'])
    await getAdminBucket().file(`videos/${olderRide.id}/${name}`).delete();
});

test('a ride plays its light file; single frames get the original at the same frame @phone', async ({
  player,
  page,
}) => {
  await player.open(ride.id);
  await expect(player.video).toHaveAttribute('src', /720\.mp4/);
  await player.pause();
  // On a busy machine the clip may be at its end, after which there is no frame.
  await player.video.evaluate((video: HTMLVideoElement) => (video.currentTime = 2));
  /** The start of the frame that is shown. */
  const readFrame = () =>
    player.video.evaluate(async (video: HTMLVideoElement) => {
      const presentAgain = () => (video.currentTime += 1e-6);
      // A busy browser may pass over a frame that it is showing already.
      const repeated = setInterval(presentAgain, 1000);
      const { mediaTime } = await new Promise<VideoFrameCallbackMetadata>((resolve) => {
        video.requestVideoFrameCallback((_now, metadata) => resolve(metadata));
        presentAgain();
      });
      clearInterval(repeated);
      return { mediaTime, isPaused: video.paused };
    });
  const before = await readFrame();
  await page.keyboard.press('.');
  await expect(player.video).toHaveAttribute('src', /\.mov/);
  await expect(page.locator('dialog video')).toHaveCount(1);
  await expect(page.locator('.player-picture canvas')).toHaveCount(0);
  const after = await readFrame();
  expect(after.isPaused).toBe(true);
  expect(after.mediaTime - before.mediaTime).toBeGreaterThan(0);
  expect(after.mediaTime - before.mediaTime).toBeLessThan(0.08);
});

test('a ride starts with the lightest file where the browser tells of a weak line', async ({
  player,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { downlink: 1.5 } });
  });
  const first = page.waitForRequest(/\.(mp4|mov)\?/);
  await player.open(ride.id);
  expect((await first).url()).toContain('360.mp4');
});

test('a ride that does not arrive goes on with the lightest file', async ({ player, page }) => {
  await page.route(/720\.mp4/, () => undefined);
  await page.goto(`/video/${ride.id}`);
  await expect(player.video).toHaveAttribute('src', /360\.mp4/, { timeout: 20_000 });
  await expect
    .poll(() => player.video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.1);
});

test('the menu shows the quality and fixes it for the device', async ({ player, page }) => {
  await player.open(ride.id);
  await page.keyboard.press('Space');
  const openMenu = () => page.getByRole('button', { name: `Options for ${ride.title}` }).click();
  await openMenu();
  await page.getByRole('menuitem', { name: 'Quality: Auto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quality' });
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('radio', { name: 'Original' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(player.video).toHaveAttribute('src', /\.mov/);
  await page.reload();
  await expect(player.video).toHaveAttribute('src', /\.mov/);
  await openMenu();
  await page.getByRole('menuitem', { name: 'Quality: Original' }).click();
  await dialog.getByRole('radio', { name: 'Light', exact: true }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(player.video).toHaveAttribute('src', /720\.mp4/);
});

test('[PLY-08] a ride goes on with its picture and sound while its quality changes @phone', async ({
  player,
  page,
}) => {
  await player.open(ride.id);
  await player.video.evaluate((video: HTMLVideoElement) => (video.playbackRate = 0.5));
  const picture = await page.locator('.player-picture').evaluateHandle((area) => {
    const changes: { src: string; standstillMs: number; stepMs: number }[] = [];
    let shown = { video: document.createElement('video'), src: '', at: 0 };
    const watch = (video: HTMLVideoElement) => {
      const note = () => {
        video.requestVideoFrameCallback(note);
        if (area.lastElementChild !== video) return;
        const [at, { src }] = [performance.now(), video];
        if (shown.src !== '' && shown.src !== src)
          changes.push({
            src,
            standstillMs: at - shown.at,
            stepMs: Math.abs(video.currentTime - shown.video.currentTime) * 1000,
          });
        shown = { video, src, at };
      };
      video.requestVideoFrameCallback(note);
    };
    for (const video of area.querySelectorAll('video')) watch(video);
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLVideoElement) watch(node);
    }).observe(area, { childList: true });
    return changes;
  });
  await page.mouse.move(100, 300);
  await page.getByRole('button', { name: `Options for ${ride.title}` }).click();
  await page.getByRole('menuitem', { name: 'Quality: Auto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quality' });
  for (const [name, file] of [
    ['Original', /\.mov/],
    ['Light', /720\.mp4/],
  ] as const) {
    // What is chosen is to be there before the clip ends, on a busy machine too.
    await player.video.evaluate((video: HTMLVideoElement) => (video.currentTime = 0));
    await dialog.getByRole('radio', { name, exact: true }).check();
    // Before the choice, a busy machine may have changed to the lightest file by itself.
    await expect.poll(async () => (await picture.jsonValue()).at(-1)?.src ?? '').toMatch(file);
  }
  const changes = await picture.jsonValue();
  // A busy machine may stand still for a moment by itself.
  expect(Math.min(...changes.map(({ standstillMs }) => standstillMs))).toBeLessThan(300);
  expect(Math.min(...changes.map(({ stepMs }) => stepMs))).toBeLessThan(150);
  await expect(page.locator('dialog video')).toHaveCount(1);
  await expect(player.video).toHaveAttribute('src', /720\.mp4/);
  expect(await player.getPlaybackState()).toMatchObject({ isPaused: false, isMuted: false, rate: 0.5 });
});

test('a ride without a light file plays the original, in the player and on other sites', async ({
  player,
  page,
}) => {
  await player.open(olderRide.id);
  await expect(player.video).toHaveAttribute('src', /\.mov/);
  await page.goto(`/embed/${olderRide.id}`);
  await page.getByRole('button', { name: /^Play/ }).click();
  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.1);
  expect(await video.evaluate((element: HTMLVideoElement) => element.src)).toMatch(/\.mov/);
});
