import { buildReel } from '#tests/support/factories/build-reel.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { createTestUser, getAdminBucket, getAdminFirestore } from '#tests/support/test-users.ts';
import { expectNoOfflineData, goOffline, waitForWorker } from './support/offline.ts';
import { expect, test } from './support/e2e-test.ts';
import { findAccessibilityViolations } from './support/page-accessibility.ts';

test.use({ serviceWorkers: 'allow' });

test('[KEEP-01, KEEP-02] a reel is kept, plays without a connection after a reload, loses what was taken down, and goes with the session @phone', async ({
  logInAs,
  shell,
  page,
  context,
}) => {
  const rider = buildContestant();
  const rides = ['Elko County Fair', 'Cody Nite Rodeo', 'Pendleton Round-Up'].map((title) =>
    buildVideo(rider, { title, contestants: [rider], event_type: 1 }),
  );
  const reel = buildReel(rider, rides);
  const [user] = await Promise.all([
    createTestUser(rider),
    publishRides(...rides),
    getAdminFirestore().doc(`reels/${reel.id}`).set(reel),
  ]);
  await logInAs(user);
  await page.goto(`/reels/${reel.id}`);
  await waitForWorker(page);
  // The menu asks for the worker when it opens.
  await page.reload();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Keep on this device' }).click();
  const question = page.getByRole('dialog', { name: 'Keep on this device?' });
  await expect(
    question.getByText(/^3 rides, about \d+\.\d MB\. They play without a connection/),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Keep', exact: true }).click();
  const answer = page.getByRole('dialog', { name: 'Kept on this device' });
  await expect(answer.getByRole('status')).toContainText('3 rides');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await answer.getByRole('button', { name: 'Done' }).click();

  await goOffline(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
  const kept = page.getByRole('region', { name: 'Kept on this device' });
  await kept.getByRole('button', { name: `Play ${reel.title}` }).click();
  const video = page.locator('video');
  const readTime = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  for (const { title } of rides) {
    await page.getByRole('button', { name: title }).click();
    await expect.poll(readTime).toBeGreaterThan(0.2);
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth))
      .toBeGreaterThan(0);
  }
  expect(await findAccessibilityViolations(page)).toEqual([]);

  const [, gone] = rides;
  await getAdminFirestore().doc(`videos/${gone!.id}`).delete();
  await getAdminBucket().deleteFiles({ prefix: `videos/${gone!.id}/` });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeHidden();
  await page.goto('/kept');
  await expect(page.getByText(/^Reel.*2 rides/)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: `Play ${reel.title}` }).click();
  await expect(page.getByRole('button', { name: 'Elko County Fair' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cody Nite Rodeo' })).toHaveCount(0);
  await context.setOffline(false);

  await shell.logOut();
  await page.waitForURL('/login');
  await expectNoOfflineData(page);
});
