import { readFile } from 'node:fs/promises';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { VideoOptionsMenu } from './pages/video-options-menu.page.ts';
import { expect, test } from './support/e2e-test.ts';

test.slow();

test('[CARD-06] a rider makes a ride a film, in the shape that they choose, and downloads it', async ({
  logInAs,
  feed,
  page,
  policyViolations,
}) => {
  const rider = buildContestant();
  const ride = buildVideo(rider, {
    title: `Elko Fair ${rider.id.slice(0, 4)}`,
    ...{ event_type: 1, score: 86.5, ride_start: 1, ride_end: 2.2 },
  });
  const [user] = await Promise.all([createTestUser(rider), publishRides(ride)]);
  await logInAs(user);
  await page.goto('/my-rodeo');
  await new VideoOptionsMenu(page).chooseItem(feed.card(ride.title), 'Make a Ride Card');
  const dialog = page.getByRole('dialog', { name: 'Ride card' });
  const preview = dialog.getByRole('img', { name: 'Preview of the card' });
  await expect(preview).toHaveAttribute('height', '1920');
  await expect(dialog).toContainText('1080x1920 · Video, 0:11, about');
  await dialog.getByText('Square').click();
  await expect(preview).toHaveAttribute('height', '1080');

  // To cancel leads back to the choice.
  await dialog.getByRole('button', { name: 'Make video' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('radio', { name: 'Square' })).toBeChecked();

  await dialog.getByRole('button', { name: 'Make video' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(dialog.getByRole('status')).toContainText('Your card is ready', { timeout: 150_000 });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${ride.title}.mp4`);
  const bytes = await readFile(await file.path());
  expect(bytes.length).toBeGreaterThan(100_000);
  expect(bytes.length).toBeLessThan(8_000_000);
  await expect(dialog).toHaveCount(0);
  expect(policyViolations).toEqual([]);
});
