import { readFile } from 'node:fs/promises';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { findAccessibilityViolations } from './support/page-accessibility.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { expect, test } from './support/e2e-test.ts';

const phoneSizes = [
  [320, 568],
  [390, 844],
  [844, 390],
] as const;

test('[REVIEW-01, REVIEW-03] a visitor loops a part, measures an angle, saves the frame and shares the moment', async ({
  player,
  page,
  context,
}) => {
  const rider = buildContestant();
  const ride = buildVideo(rider, {
    contestants: [rider],
    event_type: 1,
    title: 'Elko County Fair and Rodeo',
  });
  await Promise.all([createTestUser(rider), publishRides(ride)]);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await player.open(ride.id);
  await page.keyboard.press('Space');
  const tools = page.getByRole('toolbar', { name: 'Review tools' });
  const press = (name: string) => tools.getByRole('button', { name, exact: true }).click();
  const show = (seconds: number) =>
    player.video.evaluate(
      (video: HTMLVideoElement, time) =>
        new Promise<void>((resolve) => {
          const watch = () =>
            video.requestVideoFrameCallback((_now, { mediaTime }) =>
              Math.abs(mediaTime - time) < 0.05 ? resolve() : watch(),
            );
          watch();
          video.currentTime = time;
        }),
      seconds,
    );
  await page.getByRole('button', { name: 'Review tools', exact: true }).click();
  await expect(tools.getByRole('button')).toHaveCount(14);
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  for (const [width, height] of phoneSizes)
    await test.step(`every tool is in view at ${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      for (const tool of await tools.getByRole('button').all())
        await expect(tool).toBeInViewport({ ratio: 1 });
    });
  await page.setViewportSize(window);

  await show(2.01);
  await press('A');
  await show(2.61);
  await press('B');
  await press('0.5x');
  await expect(tools.getByRole('button', { name: '0.5x' })).toHaveAttribute('aria-pressed', 'true');
  await expect(tools.getByRole('status')).toHaveText('Loop 0:02.00–0:02.60');
  await page.keyboard.press('k');
  await expect.poll(async () => (await player.getPlaybackState()).time).toBeLessThan(2.4);
  expect(await player.getPlaybackState()).toMatchObject({ rate: 0.5, isPaused: false });

  await press('Measure an angle');
  await expect.poll(async () => (await player.getPlaybackState()).isPaused).toBe(true);
  const vertex = page.getByRole('slider', { name: 'Angle, vertex' });
  await expect(vertex).toHaveAttribute('aria-valuetext', '42% from the left, 60% from the top');
  // Within the loop, and not at its start, which the link of a drawing does not name.
  await show(2.31);
  const { time: pausedAt } = await player.getPlaybackState();
  await vertex.press('Shift+ArrowLeft');
  // A half, which is rounded up or down by the width of the picture.
  await expect(vertex).toHaveAttribute('aria-valuetext', /^(39|40)% from the left, 60% from the top$/);
  expect((await player.getPlaybackState()).time).toBe(pausedAt);
  const getPlace = () =>
    vertex.evaluate((handle) => {
      const { left, top, width, height } = handle.getBoundingClientRect();
      const video = document.querySelector('dialog video')?.parentElement?.getBoundingClientRect();
      return video ? [(left + width / 2) / video.width, (top + height / 2) / video.height] : [];
    });
  const box = await vertex.boundingBox();
  if (!box) throw new Error('The vertex is not shown');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - 90, { steps: 3 });
  await page.mouse.up();
  await expect(vertex).toHaveAttribute('aria-valuetext', /^(39|40)% from the left, 4\d% from the top$/);
  expect(await getPlace()).toEqual([expect.closeTo(0.395, 2), expect.closeTo(0.48, 1)]);
  // Half as high: the picture is half as wide, in the middle of the window.
  await page.setViewportSize({ width: window.width, height: window.width * (9 / 32) });
  await expect.poll(async () => (await getPlace())[0]).toBeCloseTo(0.25 + 0.395 / 2, 2);
  await page.setViewportSize(window);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  const [download] = await Promise.all([page.waitForEvent('download'), press('Save this frame as an image')]);
  expect(download.suggestedFilename()).toMatch(/^Elko County Fair and Rodeo 0-02-\d\d\.png$/);
  const image = await readFile(await download.path());
  expect(image.subarray(1, 4).toString()).toBe('PNG');
  const { width } = await player.getPlaybackState();
  expect(image.readUInt32BE(16)).toBe(width);

  const shareMoment = async () => {
    // It is shown for two seconds.
    const notice = page.getByText('Link copied.').waitFor();
    await press('Share this moment');
    await notice;
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const drawnAt = await getPlace();
  await press('Zoom in');
  const drawnLink = await shareMoment();
  expect(new URL(drawnLink).search).toMatch(
    /^\?t=2(\.\d+)?&speed=0\.5&zoom=150-500-500&draw=\d+-\d+-\d+-\d+-\d+-\d+$/,
  );
  await press('Clear the drawing');
  await tools.getByRole('button', { name: 'Show the whole picture' }).click();
  const link = await shareMoment();
  expect(new URL(link).search).toBe('?t=2&end=2.6&speed=0.5');
  await page.goto(link);
  await expect(tools.getByRole('status')).toHaveText('Loop 0:02.00–0:02.60');
  await expect.poll(async () => (await player.getPlaybackState()).time).toBeGreaterThan(2.05);
  expect(await player.getPlaybackState()).toMatchObject({ rate: 0.5 });
  // Empty for a moment while the original takes over.
  await expect
    .poll(() => player.video.evaluate(({ played }: HTMLVideoElement) => played.length && played.start(0)))
    .toBeGreaterThan(1.9);

  await press('Embed this moment');
  const code = await page.getByLabel('Code for your site').inputValue();
  expect(code).toContain(`/embed/${ride.id}#t=2,2.6&amp;speed=0.5"`);
  await page.goto(`/embed/${ride.id}#t=2,2.6&speed=0.5`);
  await page.getByRole('button', { name: 'Play' }).click();
  const embedded = page.locator('video');
  await expect
    .poll(() => embedded.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(2.05);
  expect(await embedded.evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(0.5);
  await expect.poll(() => embedded.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  // Chromium looks at the end of a fragment a few times per second.
  expect(await embedded.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeLessThan(3.2);

  await page.goto(drawnLink);
  await expect(vertex).toHaveAttribute('aria-valuetext', /^(39|40)% from the left, 4\d% from the top$/);
  await expect(tools.getByRole('button', { name: '1.5x Show the whole picture' })).toBeVisible();
  // A finger moves it, and does not scroll the page.
  await expect(player.video).toHaveCSS('touch-action', 'none');
  await expect.poll(async () => (await player.getPlaybackState()).time).toBeCloseTo(pausedAt, 1);
  expect(await player.getPlaybackState()).toMatchObject({ rate: 0.5, isPaused: true });
  expect(await getPlace()).toEqual(
    drawnAt.map((share) => expect.closeTo(0.5 + (share - 0.5) * 1.5, 1) as unknown),
  );
});
