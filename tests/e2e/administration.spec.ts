import { buildContestant, buildFan } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { PortalPage } from './pages/portal-page.ts';
import { VideoOptionsMenu } from './pages/video-options-menu.ts';
import { openBrowserAs } from './support/open-browser.ts';
import { listRemainingData, publishRides } from '#tests/support/rides.ts';
import { createTestUser, getAdminAuth, getAdminFirestore } from '#tests/support/test-users.ts';
import { expect, test } from './support/test.ts';

async function createAdministrator() {
  const administrator = await createTestUser(buildFan());
  await getAdminAuth().setCustomUserClaims(administrator.id, { admin: true });
  return administrator;
}

async function publishRide() {
  const rider = buildContestant();
  const video = buildVideo(rider, { title: `Elko Fair ${crypto.randomUUID().slice(0, 4)}` });
  await Promise.all([createTestUser(rider), publishRides(video)]);
  return video;
}

test('an administrator sees the ride that a fan reported, and takes it down for everybody', async ({
  logInAs,
  browser,
  page,
}) => {
  const [video, fan, administrator] = await Promise.all([
    publishRide(),
    createTestUser(buildFan()),
    createAdministrator(),
  ]);
  const options = new VideoOptionsMenu(page);
  await logInAs(fan);
  await page.goto(`/video/${video.id}`);
  await options.chooseItem(page.getByRole('dialog', { name: video.title }), 'Report');
  await options.clickDialogButton('Report');
  await expect(page.getByText('Ride reported.')).toBeVisible();

  const adminPage = await openBrowserAs(browser, administrator);
  const portal = new PortalPage(adminPage);
  await portal.open('reports');
  const ride = portal.reportedRide(video.title);
  await expect(ride.getByText('No reason given · Riley Stone')).toBeVisible();
  const clip = ride.locator('video');
  await clip.evaluate((element: HTMLVideoElement) => element.play());
  await expect
    .poll(() => clip.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  await portal.decide(video.title, 'Take down');
  await expect(adminPage.getByText('Ride taken down.')).toBeVisible();
  await expect(ride).toHaveCount(0);
  await adminPage.context().close();

  expect(await listRemainingData(video.id)).toEqual([]);
  await page.reload();
  await expect(page.getByText('Video not found')).toBeVisible();
  const notification = await getAdminFirestore().doc(`notifications/${video.id}_10_${video.user_id}`).get();
  expect(notification.get('message_string')).toBe(`We took down your video ${video.title}.`);
});

test('an administrator adds a ride to Top Rides and removes it', async ({ logInAs, feed, page }) => {
  const [video, administrator] = await Promise.all([publishRide(), createAdministrator()]);
  const portal = new PortalPage(page);
  await logInAs(administrator);
  await portal.open('rides');
  await portal.linkField.fill(new URL(`/video/${video.id}`, page.url()).href);
  await portal.addRideButton.click();
  const row = portal.chosenRides.filter({ hasText: video.title });
  await expect(row).toBeVisible();
  await page.goto('/top-rides');
  await expect(feed.card(video.title)).toBeVisible();
  await portal.open('rides');
  await row.getByRole('button', { name: `Remove ${video.title}` }).click();
  await expect(row).toHaveCount(0);
  const stored = await getAdminFirestore().doc(`videos/${video.id}`).get();
  expect(stored.get('ride_of_the_week')).toBe(false);
  const log = await getAdminFirestore()
    .collection('admin_log')
    .where('operator', '==', administrator.id)
    .get();
  const commands = log.docs.map((entry) => String(entry.get('command')));
  expect(commands.toSorted()).toEqual(['ride-of-the-week choose', 'ride-of-the-week remove']);
});
