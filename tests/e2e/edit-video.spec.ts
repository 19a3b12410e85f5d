import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { VideoOptionsMenu } from './pages/video-options-menu.page.ts';
import { findAccessibilityViolations } from './support/page-accessibility.ts';
import { expect, test } from './support/e2e-test.ts';

test('[EDV-01] marks the ride in the published clip, and the player shows its clock', async ({
  logInAs,
  upload,
  player,
  page,
}) => {
  const owner = buildContestant();
  const ride = buildVideo(owner, { event_type: 1 });
  const [user] = await Promise.all([createTestUser(owner), publishRides(ride)]);
  await logInAs(user);
  await page.goto(`/edit/video/${ride.id}`);
  await page.getByRole('button', { name: 'Mark the ride' }).click();
  const forward = page.getByRole('button', { name: 'Forward one frame' });
  const video = page.getByLabel('Your video');
  await upload.rideGateButton.click();
  for (let step = 1; step <= 4; step++) {
    await forward.click();
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.seeking)).toBe(false);
  }
  await upload.rideEndsButton.click();
  await expect(page.getByText('The ride is 0.13 s ± 0.03 s.')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await upload.saveButton.click();
  await new VideoOptionsMenu(page).clickDialogButton('Save');
  await expect(page).toHaveURL('/feed');
  const stored = (await getAdminFirestore().doc(`videos/${ride.id}`).get()).data();
  expect(stored).toMatchObject({ ride_start: 0, ride_end: expect.closeTo(4 / 30, 4), edited: true });
  await player.open(ride.id);
  await expect(player.rideClock).toHaveText('0.1');
  await expect(player.rideTime).toContainText('0.13 s ± 0.03 s');
});
