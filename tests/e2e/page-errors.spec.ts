import { join } from 'node:path';
import { buildInviteNotification } from '#tests/support/factories/notification.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/user.ts';
import { ProfileForm } from './pages/profile-form.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { expect, test } from './support/test.ts';

const clip = join(import.meta.dirname, '../../tools/demo-media/out/clips/bull-night.mp4');

test.describe('a page whose code does not load', () => {
  test('shows the connection error, leaves the other pages usable, and loads once online, on retry or on navigation', async ({
    openFeedAs,
    shell,
    feed,
    news,
    schedule,
    page,
    context,
  }) => {
    const errorHeading = page.getByRole('heading', { name: "We couldn't load this page" });
    const retryButton = page.getByRole('button', { name: 'Try again' });
    await openFeedAs('fan');
    await expect(shell.navigation).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await context.setOffline(true);
    await shell.goTo('News');
    await expect(errorHeading).toBeVisible();
    await expect(
      page.getByText("The server can't be reached. Check your connection and try again."),
    ).toBeVisible();
    await retryButton.click();
    await expect(errorHeading).toBeVisible();

    await shell.goTo('Feed');
    await expect(feed.heading).toBeVisible();
    await expect(errorHeading).toBeHidden();
    await shell.goTo('Schedule');
    await expect(errorHeading).toBeVisible();

    await context.setOffline(false);
    await expect(schedule.heading).toBeVisible();
    await shell.goTo('News');
    await expect(news.stories.first()).toBeVisible();
    await expect(errorHeading).toBeHidden();

    const topRidesCode = '**/assets/top-rides-page-*.js';
    await page.route(topRidesCode, (route) => route.abort());
    await shell.goTo('Top Rides');
    await expect(errorHeading).toBeVisible();
    await page.unroute(topRidesCode);
    await retryButton.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Top Rides' })).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('keeps the upload in progress', async ({ openFeedAs, shell, upload, page, context }) => {
    await openFeedAs('contestant');
    await shell.goTo('Upload Video');
    await upload.chooseFile(clip);
    await expect(upload.startHandle).toBeVisible();
    await context.setOffline(true);
    await shell.goTo('News');
    await expect(page.getByRole('heading', { name: "We couldn't load this page" })).toBeVisible();
    await shell.goTo('Upload Video');
    await expect(upload.startHandle).toBeVisible();
    await expect(upload.nextButton).toBeVisible();
  });

  test('closes a dialog with an alert and keeps the page', async ({
    openFeedAs,
    shell,
    feed,
    page,
    context,
  }) => {
    await openFeedAs('fan');
    await shell.openMenu();
    await context.setOffline(true);
    await shell.settings('Change Account Type').click();
    await expect(
      page.getByText("The server can't be reached. Check your connection and try again."),
    ).toBeVisible();
    await expect(feed.heading).toBeVisible();
    await context.setOffline(false);
    await shell.settings('Change Account Type').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('keeps the page when it is that of the alerts, which loads again for the next alert', async ({
    openFeedAs,
    shell,
    feed,
    page,
  }) => {
    await openFeedAs('fan');
    await expect(feed.cards).toHaveCount(6);
    const alertsCode = '**/assets/alerts-*.js';
    let failureCount = 0;
    await page.route(alertsCode, async (route) => {
      await route.abort();
      failureCount += 1;
    });
    await page.reload();
    await expect.poll(() => failureCount).toBeGreaterThan(1);
    await page.unroute(alertsCode);
    await page.route('**/assets/change-type-dialog-*.js', (route) => route.abort());
    await shell.openMenu();
    await shell.settings('Change Account Type').click();
    await expect(
      page.getByText("The server can't be reached. Check your connection and try again."),
    ).toBeVisible();
    await expect(feed.cards).toHaveCount(6);
  });

  test('keeps the page when it is that of live updates, which start once online', async ({
    logInAs,
    shell,
    page,
    context,
  }) => {
    const recipient = buildContestant();
    await logInAs(await createTestUser(recipient));
    const updatesCode = '**/assets/member-updates-*.js';
    let failureCount = 0;
    await page.route(updatesCode, async (route) => {
      await route.abort();
      failureCount += 1;
    });
    await page.goto('/profile/edit');
    const form = new ProfileForm(page);
    await form.bioInput.fill('Rides since 2019.');
    await expect.poll(() => failureCount).toBeGreaterThan(1);
    await page.unroute(updatesCode);
    await context.setOffline(true);
    await context.setOffline(false);
    const invite = buildInviteNotification(recipient, buildContractor());
    await getAdminFirestore().collection('notifications').doc(invite.id).set(invite);
    await expect(shell.unreadBadge).toHaveText('1 unread');
    await expect(form.bioInput).toHaveValue('Rides since 2019.');
  });
});
