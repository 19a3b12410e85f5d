import type { Locator } from '@playwright/test';
import { publishRides } from '#tests/support/publish-rides.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { createSeason } from '#tests/support/season.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { expect, test } from './support/e2e-test.ts';

async function publishSeason() {
  const { shown, ownRide, otherRide } = await createSeason({ score: 0, ride_start: 0.5, ride_end: 5.8 });
  await publishRides(shown, ownRide, otherRide);
  return shown;
}

async function publishTwoRides() {
  const rider = buildContestant();
  const rides = ['Elko Fair', 'Dodge City Days'].map((title, index) =>
    buildVideo(rider, { title, created: new Date(Date.UTC(2026, 6, 26, 3, 15 - index)) }),
  );
  await Promise.all([createTestUser(rider), publishRides(...rides)]);
  return rider;
}

const getTops = (buttons: Locator) =>
  buttons.evaluateAll((all) => [
    ...new Set(all.map((button) => Math.round(button.getBoundingClientRect().top))),
  ]);

/** With the width that the slider of speeds has at least, in CSS pixels. */
const sizes = [
  [320, 568, 280],
  [390, 844, 350],
  [640, 360, 400],
  [667, 375, 400],
  // A window of 1440 x 900 at 200 %.
  [720, 450, 400],
  [780, 360, 400],
  [844, 390, 400],
  [1280, 800, 600],
  [1366, 768, 600],
  [1440, 900, 350],
] as const;

test('[PLY-05] the speed can be chosen in a window of any size, and its buttons stand in one row', async ({
  player,
  page,
}) => {
  const ride = await publishSeason();
  await player.open(ride.id);
  await player.pause();
  const speed = page.getByRole('slider', { name: 'Speed' });
  const button = page.getByRole('button', { name: / Speed$/ });
  const otherButtons = page.getByRole('group', { name: 'More controls' }).getByRole('button');
  for (const [width, height, minWidth] of sizes)
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect(speed.or(button)).toBeVisible();
      await expect.poll(() => getTops(otherButtons)).toHaveLength(1);
      for (const control of await player.controls.getByRole('button').filter({ visible: true }).all())
        await expect(control).toBeInViewport({ ratio: 1 });
      if (await button.isVisible()) await button.click();
      await expect(speed).toBeInViewport({ ratio: 1 });
      expect((await speed.boundingBox())?.width).toBeGreaterThanOrEqual(minWidth);
      await speed.press('Home');
      await expect.poll(() => player.getPlaybackState()).toMatchObject({ rate: 0.25 });
      await speed.press('End');
      await expect.poll(() => player.getPlaybackState()).toMatchObject({ rate: 2 });
      // First what lies over the player.
      if (await button.isVisible()) await page.keyboard.press('Escape');
      await expect(player.title).toBeVisible();
    });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a visitor who holds a phone upright sees the ride below its picture, and the way in, as long as they like', async ({
    player,
    page,
  }) => {
    const ride = await publishSeason();
    await player.open(ride.id);
    await player.video.evaluate((video: HTMLVideoElement) => (video.loop = true));
    const picture = await player.video.boundingBox();
    expect(picture).toMatchObject({ x: 0, width: 390, height: expect.closeTo(390 * (9 / 16), 0) });
    // Everything that lies over the picture fades after five seconds.
    const fullscreen = page.getByRole('button', { name: 'Fullscreen' });
    await expect(fullscreen.locator('..').locator('..')).toHaveCSS('opacity', '0');
    for (const control of [player.controls, player.title, page.getByRole('button', { name: 'Sign up' })])
      await expect(control).toHaveCSS('opacity', '1');
    await expect(page.getByRole('dialog').getByText('Bucked off')).toBeInViewport({ ratio: 1 });
    for (const name of ['Cody Whitehorse-Latham', 'Thunderstruck', 'Prairie Jack Rodeo', 'Cheyenne, WY'])
      await expect(page.getByRole('dialog').getByRole('link', { name }).first()).toBeVisible();

    await player.moreRides.last().scrollIntoViewIfNeeded();
    expect(await player.video.boundingBox()).toMatchObject({ y: 0, height: picture?.height });
    await expect(player.moreRides.last()).toBeInViewport();

    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/signup');
    await page.goBack();
    await expect(player.title).toHaveText(ride.title);
  });

  test('[PLY-02, REVIEW-02] a fan taps the review tools; then a finger moves what is enlarged, and leads to no other ride', async ({
    logInAs,
    feed,
    player,
    page,
  }) => {
    const rider = await publishTwoRides();
    await logInAs('fan');
    await page.goto(`/my-rodeo/${rider.id}`);
    await feed.play('Elko Fair');
    await player.waitUntilPlaying();
    await player.pause();
    await page.getByRole('button', { name: 'Review tools', exact: true }).click();
    const tools = page.getByRole('toolbar', { name: 'Review tools' });
    for (const name of ['Measure an angle', 'Zoom in', 'Zoom in', 'Clear the drawing', 'Close review tools'])
      await tools.getByRole('button', { name }).tap();
    const readPlace = () => player.video.evaluate((video) => getComputedStyle(video).transform);
    const before = await readPlace();
    await player.swipe(0, -90);
    await expect.poll(readPlace).not.toBe(before);
    await player.swipe(90, 0);
    await expect(player.title).toHaveText('Elko Fair');
    await expect(page.getByRole('button', { name: 'Show the whole picture' })).toBeVisible();
  });

  test('[PLY-02] a fan swipes to the next ride and back, and the next one follows by itself', async ({
    logInAs,
    feed,
    player,
    page,
  }) => {
    const rider = await publishTwoRides();
    await logInAs('fan');
    await page.goto(`/my-rodeo/${rider.id}`);
    await feed.play('Elko Fair');
    await player.waitUntilPlaying();
    await player.swipe(0, -90);
    await expect(player.title).toHaveText('Dodge City Days');
    await player.waitUntilPlaying();
    await player.swipe(90, 0);
    await expect(player.title).toHaveText('Elko Fair');
    await player.waitUntilPlaying();
    const skipToEnd = () =>
      player.video.evaluate((video: HTMLVideoElement) => (video.currentTime = video.duration - 0.3));
    await skipToEnd();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await page.getByRole('button', { name: 'Replay' }).click();
    await player.waitUntilPlaying();
    await skipToEnd();
    await expect(
      page.getByRole('status').filter({ hasText: 'Up next in 5 seconds: Dodge City Days' }),
    ).toBeAttached();
    await expect(player.title).toHaveText('Dodge City Days');
    await player.waitUntilPlaying();
    await expect(page).toHaveURL(/\?play=/);
  });
});

test('a linked ride has its places from the first paint on @phone', async ({ player, page, isMobile }) => {
  const ride = await publishSeason();
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/player-interface-[\w-]+\.js/, async (route) => {
    await isReleased;
    await route.continue();
  });
  const getPlaces = (parts: Locator[]) => Promise.all(parts.map((part) => part.boundingBox()));
  const start = [page.locator('#ride-picture'), page.locator('#ride-start .brand svg')];
  await page.goto(`/video/${ride.id}`, { waitUntil: 'commit' });
  // Its styles are there.
  await expect.poll(async () => (await start[1]?.boundingBox())?.width).toBe(32);
  const first = await getPlaces(start);
  await player.waitUntilPlaying();
  // Until the player has its own, it has the page's title and ways out.
  await expect(page.getByRole('dialog').locator('#ride-start h1')).toHaveText(ride.title);
  const dialog = page.getByRole('dialog');
  if (isMobile) expect(await getPlaces([player.video, dialog.locator('.brand svg')])).toEqual(first);
  else expect(await player.video.boundingBox()).toEqual(first[0]);
  release();
  await expect(player.controls).toBeVisible();
  const brand = dialog.getByRole('link', { name: 'Rodeo Reel' }).locator('svg');
  if (isMobile) expect(await getPlaces([player.video, brand])).toEqual(first);
  else expect(await player.video.boundingBox()).toEqual(first[0]);
});
