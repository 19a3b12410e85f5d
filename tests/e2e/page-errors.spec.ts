import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildInviteNotification } from '#tests/support/factories/build-notification.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { ProfileForm } from './pages/profile-form.page.ts';
import { expect, test } from './support/e2e-test.ts';

test.use({ hasEmptyCache: true });

const clip = join(import.meta.dirname, '../../tools/demo-media/out/clips/bull-night.mp4');

const unreachable = "The server can't be reached. Check your connection and try again.";

/** Has code fail to load. @returns how often it did, and a way to let it load */
async function failCode(page: Page, name: string) {
  const pattern = `**/assets/${name}-*.js`;
  let count = 0;
  await page.route(pattern, async (route) => {
    await route.abort();
    count += 1;
  });
  return { getCount: () => count, stop: () => page.unroute(pattern) };
}

test.describe('a page whose code does not load', () => {
  test('shows the connection error, keeps the upload and the other pages, and loads once online, on retry or on navigation', async ({
    openFeedAs,
    shell,
    schedule,
    upload,
    page,
    context,
  }) => {
    const errorHeading = page.getByRole('heading', { name: "We couldn't load this page" });
    const retryButton = page.getByRole('button', { name: 'Try again' });
    await openFeedAs('contestant');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await shell.goTo('Upload Video');
    await upload.chooseFile(clip);
    await expect(upload.startHandle).toBeVisible();
    await context.setOffline(true);
    await shell.goTo('News');
    await expect(errorHeading).toBeVisible();
    await expect(page.getByText(unreachable)).toBeVisible();
    await retryButton.click();
    await expect(errorHeading).toBeVisible();

    await shell.goTo('Upload Video');
    await expect(upload.startHandle).toBeVisible();
    await expect(upload.nextButton).toBeVisible();
    await expect(errorHeading).toBeHidden();
    await shell.settings('Change Account Type').click();
    await expect(page.getByText(unreachable)).toBeVisible();
    await expect(upload.startHandle).toBeVisible();

    await shell.goTo('Schedule');
    await expect(errorHeading).toBeVisible();
    await context.setOffline(false);
    await expect(schedule.heading).toBeVisible();
    await shell.goTo('News');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(errorHeading).toBeHidden();
    await shell.settings('Change Account Type').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');

    const topRides = await failCode(page, 'top-rides-page');
    await shell.goTo('Top Rides');
    await expect(errorHeading).toBeVisible();
    await topRides.stop();
    await retryButton.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Top Rides' })).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('keeps the page when it is that of alerts or live updates, which load again for the next alert and once online', async ({
    logInAs,
    shell,
    page,
    context,
  }) => {
    const recipient = buildContestant();
    await logInAs(await createTestUser(recipient));
    const [alerts, updates] = [await failCode(page, 'alerts'), await failCode(page, 'member-updates')];
    await page.goto('/profile/edit');
    const form = new ProfileForm(page);
    await form.bioInput.fill('Rides since 2019.');
    await expect.poll(() => Math.min(alerts.getCount(), updates.getCount())).toBeGreaterThan(1);
    await Promise.all([alerts.stop(), updates.stop()]);
    await failCode(page, 'change-type-dialog');
    await shell.settings('Change Account Type').click();
    await expect(page.getByText(unreachable)).toBeVisible();

    await context.setOffline(true);
    await context.setOffline(false);
    const invite = buildInviteNotification(recipient, buildContractor());
    await getAdminFirestore().collection('notifications').doc(invite.id).set(invite);
    await expect(shell.unreadBadge).toHaveText('1 unread');
    await expect(form.bioInput).toHaveValue('Rides since 2019.');
  });
});
