import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { createTestUser, getAdminDatabase } from '#tests/support/test-users.ts';
import { expect, test } from './support/e2e-test.ts';

test('[PLY-01, PLY-02, PLY-05, PLY-06, GRD-09, FEED-05] the player opens from a card, retries a clip, changes speed and sound, and goes to the next ride', async ({
  openFeedAs,
  feed,
  player,
  page,
}) => {
  await page.route(/\.mov|720\.mp4/, (route) => route.abort());
  await openFeedAs('fan');
  await expect(feed.cards).toHaveCount(6);
  const titles = await feed.cards.getByRole('heading').allInnerTexts();
  await feed.cards.nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/play=/);
  await expect(page.getByRole('heading', { name: "We couldn't play the video" })).toBeVisible();
  await page.unroute(/\.mov|720\.mp4/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await player.waitUntilPlaying();
  await expect(player.title).toHaveText(titles[1] ?? '', { ignoreCase: true });
  expect((await player.getPlaybackState()).width).toBeGreaterThan(0);

  // At the end of a clip the controls are shown again, which a busy machine may reach first.
  await player.video.evaluate((video: HTMLVideoElement) => (video.loop = true));
  await player.video.dispatchEvent('pointerout', { pointerType: 'mouse' });
  await expect(player.controls).toHaveCSS('opacity', '0');
  await page.mouse.move(400, 400);
  await page.mouse.move(420, 420);
  await expect(player.controls).toHaveCSS('opacity', '1');

  const speed = page.getByRole('slider', { name: 'Speed' });
  await expect(speed).toHaveAttribute('aria-valuetext', '1x');
  await speed.focus();
  await page.keyboard.press('Home');
  await expect(speed).toHaveAttribute('aria-valuetext', '0.25x');
  await expect.poll(() => player.getPlaybackState()).toMatchObject({ rate: 0.25, isMuted: true });
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => player.getPlaybackState()).toMatchObject({ rate: 0.5, isMuted: false });
  await page.keyboard.press('End');
  await speed.blur();
  await page.keyboard.press('m');
  await expect.poll(() => player.getPlaybackState()).toMatchObject({ rate: 2, isMuted: true });

  await page.keyboard.press('Shift+N');
  await expect(player.title).toHaveText(titles[2] ?? '', { ignoreCase: true });
  await player.waitUntilPlaying();
  // The next video starts at normal speed, and keeps the volume.
  await expect.poll(() => player.getPlaybackState()).toMatchObject({ rate: 1, isMuted: true });
  await expect(speed).toHaveAttribute('aria-valuetext', '1x');
  await page.getByRole('button', { name: 'Previous ride' }).click();
  await expect(player.title).toHaveText(titles[1] ?? '', { ignoreCase: true });
  await player.close();
  await expect(player.video).toHaveCount(0);
  await expect(page).toHaveURL('/feed');
});

test('[PLY-01, PLY-04, FEED-05] one view is counted per opening, and a clip that stands still with its data goes on where it was @phone', async ({
  logInAs,
  feed,
  player,
  page,
}) => {
  const rider = buildContestant();
  const ride = buildVideo(rider);
  await Promise.all([createTestUser(rider), publishRides(ride)]);
  await logInAs('fan');
  await page.goto(`/my-rodeo/${rider.id}`);
  const views = feed.cards.getByText(/views?$/);
  await expect(views).toHaveText(/^0\s*views$/);
  await feed.play(ride.title);
  await player.waitUntilPlaying();
  // As WebKitGTK's clips do at times.
  await player.video.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 3;
    video.playbackRate = 0;
  });
  await expect.poll(async () => (await player.getPlaybackState()).time).toBeGreaterThan(3.5);
  // On a busy machine the clip may play for a moment before it knows where to go on, and may stand still once more.
  const starts = await player.video.evaluate(({ played }: HTMLVideoElement) =>
    Array.from({ length: played.length }, (_, index) => played.start(index)),
  );
  expect(Math.min(...starts.map((start) => Math.abs(start - 3)))).toBeLessThan(0.05);
  await player.video.evaluate(async (element: HTMLVideoElement) => {
    element.pause();
    await element.play();
  });
  await player.close();
  await expect(player.video).toHaveCount(0);
  await expect(page).toHaveURL(`/my-rodeo/${rider.id}`);
  await expect(views).toHaveText(/^1\s*view$/);
  expect((await getAdminDatabase().ref(`videoViews/${ride.id}`).get()).val()).toBe(1);
});
