import { videos } from '#scripts/seed/videos.ts';
import {
  buildRequestNotification,
  buildInviteNotification,
  buildInviteAcceptedNotification,
  buildRequestAcceptedNotification,
  buildTagNotification,
  type StoredNotification,
} from '#tests/support/factories/notification.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/user.ts';
import { recordDocumentReads } from './support/document-reads.ts';
import { expectSeen } from './support/last-seen.ts';
import { getAdminFirestore, createTestUser } from '#tests/support/test-users.ts';
import { expect, test } from './support/test.ts';

const secondsAgo = (count: number) => ({ timestamp: new Date(Date.now() - count * 1000) });

async function storeNotifications(...notifications: StoredNotification[]) {
  await Promise.all(
    notifications.map((notification) =>
      getAdminFirestore().collection('notifications').doc(notification.id).set(notification),
    ),
  );
}

async function createRecipientAndSender() {
  const recipient = buildContestant();
  return {
    recipient,
    sender: buildContractor({ name: 'Bitterroot Bucking Stock' }),
    user: await createTestUser(recipient),
  };
}

test.describe('notifications', () => {
  test('[NOTE-01] are listed newest first with their age, and counted as unread until seen @phone', async ({
    openFeedAs,
    shell,
    feed,
    page,
  }) => {
    const { recipient, sender, user } = await createRecipientAndSender();
    await storeNotifications(
      buildInviteNotification(recipient, sender, secondsAgo(3 * 86_400)),
      buildRequestNotification(recipient, sender, secondsAgo(40)),
    );
    await openFeedAs(user);
    await expect(shell.unreadBadge).toHaveText('2 unread');
    // While the app is open.
    await storeNotifications(buildRequestAcceptedNotification(recipient, sender, secondsAgo(1)));
    await expect(shell.unreadBadge).toHaveText('3 unread');
    const reads = recordDocumentReads(page);
    await page.reload();
    await expect(shell.unreadBadge).toHaveText('3 unread');
    await expect(feed.cards).toHaveCount(6);
    await expect
      .poll(() => reads.map(({ what, count }) => `${what}: ${count}`).toSorted())
      .toEqual([
        'notifications count: 1',
        'notifications live: 1',
        'saved_videos: 1',
        'users live: 1',
        'users: 1',
        'videos: 6',
      ]);
    await shell.goTo('Notifications');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveText([
      /^UnreadBitterroot Bucking Stock accepted your request\.\d+ seconds? ago$/,
      /^UnreadBitterroot Bucking Stock asks to use your account\.(\d+ seconds|1 minute) ago$/,
      /^UnreadBitterroot Bucking Stock invited you to use their account\.3 days ago$/,
    ]);
    await expect(shell.unreadBadge).toHaveCount(0);
    await expectSeen(page, recipient.id);
    await page.reload();
    await expect(rows).toHaveCount(3);
    await expect(rows.getByText('Unread')).toHaveCount(0);
    await expect(shell.unreadBadge).toHaveCount(0);

    // While the list scrolls, its header stays, on small screens the app bar.
    const { width } = page.viewportSize() ?? { width: 0 };
    const stickyButton = page.getByRole('button', { name: width > 1280 ? 'Delete all' : 'Open menu' });
    await page.setViewportSize({ width, height: 240 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(rows.last()).toBeInViewport();
    // Further than the height of the header.
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(stickyButton).toBeInViewport({ ratio: 1 });
  });

  test('[NOTE-02] link to the access list or the video', async ({ logInAs, player, page }) => {
    const { recipient, sender, user } = await createRecipientAndSender();
    const [video] = videos;
    if (!video) throw new Error('The demo data has no videos');
    await storeNotifications(
      buildInviteAcceptedNotification(recipient, sender, secondsAgo(50)),
      buildRequestAcceptedNotification(recipient, sender, secondsAgo(40)),
      buildInviteNotification(recipient, sender, secondsAgo(30)),
      buildRequestNotification(recipient, sender, secondsAgo(20)),
      buildTagNotification(recipient, sender, video, secondsAgo(10)),
    );
    await logInAs(user);
    await page.goto('/notifications');
    for (const [text, tab] of [
      ['accepted your invite', 0],
      ['accepted your request', 1],
      ['invited you', 2],
      ['asks to use', 3],
    ] as const) {
      await page.getByRole('link', { name: text }).click();
      await expect(page).toHaveURL(`/profile/grant-access?tab=${tab}`);
      await page.goBack();
    }
    await page.getByRole('link', { name: 'tagged you in a video' }).click();
    await expect(player.title).toHaveText(video.title, { ignoreCase: true });
    await player.close();
    await expect(page).toHaveURL('/notifications');
  });

  test('[NOTE-03] are deleted after confirmation, and a failure is reported', async ({ logInAs, page }) => {
    const { recipient, sender, user } = await createRecipientAndSender();
    await storeNotifications(
      buildInviteNotification(recipient, sender, secondsAgo(50)),
      buildRequestNotification(recipient, sender, secondsAgo(40)),
    );
    await logInAs(user);
    await page.goto('/notifications');
    const deleteAll = page.getByRole('button', { name: 'Delete all' });
    await deleteAll.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('cannot be undone');
    await dialog.getByRole('button', { name: 'Keep' }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);

    await page.route(/documents:commit/, (route) => route.abort());
    await deleteAll.click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText("We couldn't delete all notifications.")).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);

    await page.unroute(/documents:commit/);
    await deleteAll.click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing new' })).toBeVisible();
    const remaining = await getAdminFirestore()
      .collection('notifications')
      .where('notified_user_id', '==', recipient.id)
      .get();
    expect(remaining.size).toBe(0);
  });
});
