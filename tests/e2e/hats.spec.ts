import type { Page } from '@playwright/test';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { getHatDay } from '#tests/support/factories/build-notification.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { createTestUser, getAdminDatabase, getAdminFirestore } from '#tests/support/test-users.ts';
import { LoginPage } from './pages/login.page.ts';
import { expect, test } from './support/e2e-test.ts';

const findHat = (page: Page) => page.getByRole('button', { name: /^Tip hat/ });

const readCount = async (rideId: string): Promise<unknown> =>
  (await getAdminDatabase().ref(`hats/${rideId}`).get()).val();

async function expectHat(page: Page, count: string, isPressed: boolean) {
  await expect(findHat(page)).toHaveAttribute('aria-pressed', String(isPressed));
  await expect(findHat(page)).toHaveText(count);
}

test('a visitor tips the hat to a ride after logging in, and its rider is told @phone', async ({
  logInAs,
  page,
}) => {
  const owner = buildContestant();
  const ride = buildVideo(owner);
  const [fan, rider] = await Promise.all([createTestUser(), createTestUser(owner), publishRides(ride)]);
  await getAdminDatabase().ref(`hats/${ride.id}`).set(9_999);
  await page.goto(`/video/${ride.id}`);
  await expectHat(page, '10K', false);
  const box = await findHat(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await findHat(page).click();
  await page
    .getByRole('dialog', { name: /^Tip your hat/ })
    .getByRole('button', { name: 'Log in' })
    .click();
  await new LoginPage(page).logIn(fan);
  await expect(page).toHaveURL(`/video/${ride.id}`);
  await expectHat(page, '10K', true);
  await expect.poll(() => readCount(ride.id)).toBe(10_000);
  const path = `notifications/${owner.id}_12_${getHatDay(new Date())}`;
  const isTold = async () => (await getAdminFirestore().doc(path).get()).exists;
  await expect.poll(isTold).toBe(true);

  await page.goto(`/my-rodeo/${owner.id}`);
  await expectHat(page, '10K', true);
  await findHat(page).click();
  await expectHat(page, '10K', false);
  await expect.poll(() => readCount(ride.id)).toBe(9_999);
  // A tip that is taken back is no news.
  await expect.poll(isTold).toBe(false);
  await findHat(page).click();
  await expect.poll(isTold).toBe(true);

  await logInAs(rider);
  await page.goto('/notifications');
  await page.getByRole('link', { name: /tipped their hat to your video/ }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toHaveText(ride.title);
});
