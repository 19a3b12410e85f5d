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
import { getAdminFirestore, createTestUser } from './support/test-users.ts';
import { expect, test } from './support/test.ts';

const secondsAgo = (count: number) => ({ timestamp: new Date(Date.now() - count * 1000) });

async function storeNotifications(...notifications: StoredNotification[]) {
  await Promise.all(
    notifications.map((told) => getAdminFirestore().collection('notifications').doc(told.id).set(told)),
  );
}

/** Somebody, and somebody else who has something to tell them. */
async function createRecipientAndSender() {
  const me = buildContestant();
  return {
    me,
    from: buildContractor({ name: 'Bitterroot Bucking Stock' }),
    person: await createTestUser(me),
  };
}

test.describe('notifications', () => {
  test('[NOTE-01] are listed newest first with how long ago they came, and new ones are counted until they are seen @phone', async ({
    logInAs,
    shell,
    page,
  }) => {
    const { me, from, person } = await createRecipientAndSender();
    await storeNotifications(
      buildInviteNotification(me, from, secondsAgo(3 * 86_400)),
      buildRequestNotification(me, from, secondsAgo(40)),
    );
    await logInAs(person);
    await expect(shell.unreadBadge).toHaveText('2 unread');
    // While the app is open.
    await storeNotifications(buildRequestAcceptedNotification(me, from, secondsAgo(1)));
    await expect(shell.unreadBadge).toHaveText('3 unread');
    await shell.goTo('Notifications');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveText([
      /^UnreadBitterroot Bucking Stock accepted your request\.\d+ seconds? ago$/,
      /^UnreadBitterroot Bucking Stock asks to use your account\.(\d+ seconds|1 minute) ago$/,
      /^UnreadBitterroot Bucking Stock invited you to use their account\.3 days ago$/,
    ]);
    await expect(shell.unreadBadge).toHaveCount(0);
    await page.reload();
    await expect(rows).toHaveCount(3);
    await expect(rows.getByText('Unread')).toHaveCount(0);
    await expect(shell.unreadBadge).toHaveCount(0);
  });

  test('[NOTE-02] lead to the list of shared access they tell of, or to the video', async ({
    logInAs,
    player,
    page,
  }) => {
    const { me, from, person } = await createRecipientAndSender();
    const [video] = videos;
    if (!video) throw new Error('The demo data has no videos');
    await storeNotifications(
      buildInviteAcceptedNotification(me, from, secondsAgo(50)),
      buildRequestAcceptedNotification(me, from, secondsAgo(40)),
      buildInviteNotification(me, from, secondsAgo(30)),
      buildRequestNotification(me, from, secondsAgo(20)),
      buildTagNotification(me, from, video, secondsAgo(10)),
    );
    await logInAs(person);
    await page.goto('/notifications');
    for (const [words, tab] of [
      ['accepted your invite', 0],
      ['accepted your request', 1],
      ['invited you', 2],
      ['asks to use', 3],
    ] as const) {
      await page.getByRole('link', { name: words }).click();
      await expect(page).toHaveURL(`/profile/grant-access?tab=${tab}`);
      await page.goBack();
    }
    await page.getByRole('link', { name: 'tagged you in a video' }).click();
    await expect(player.title).toHaveText(video.title, { ignoreCase: true });
    await player.close();
    await expect(page).toHaveURL('/notifications');
  });

  test('[NOTE-03] are all deleted after a question, and a refusal is told', async ({ logInAs, page }) => {
    const { me, from, person } = await createRecipientAndSender();
    await storeNotifications(
      buildInviteNotification(me, from, secondsAgo(50)),
      buildRequestNotification(me, from, secondsAgo(40)),
    );
    await logInAs(person);
    await page.goto('/notifications');
    const deleteAll = page.getByRole('button', { name: 'Delete all' });
    await deleteAll.click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('cannot be undone');
    await question.getByRole('button', { name: 'Keep' }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);

    await page.route(/documents:commit/, (route) => route.abort());
    await deleteAll.click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Not all notifications were deleted.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);

    await page.unroute(/documents:commit/);
    await deleteAll.click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing new' })).toBeVisible();
    const left = await getAdminFirestore()
      .collection('notifications')
      .where('notified_user_id', '==', me.id)
      .get();
    expect(left.size).toBe(0);
  });
});
