import { buildInviteNotification } from '#tests/support/factories/build-notification.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { recordDocumentReads } from './support/document-reads.ts';
import { expect, test } from './support/e2e-test.ts';

test('[NOTE-01] the unread count costs two reads, and the header of the list stays while it scrolls', async ({
  logInAs,
  shell,
  feed,
  page,
}) => {
  const recipient = buildContestant();
  const user = await createTestUser(recipient);
  const batch = getAdminFirestore().batch();
  for (const name of ['Bitterroot', 'Sagebrush', 'Cedar Gap']) {
    const invite = buildInviteNotification(recipient, buildContractor({ name }));
    batch.set(getAdminFirestore().doc(`notifications/${invite.id}`), invite);
  }
  await batch.commit();
  await logInAs(user);
  const reads = recordDocumentReads(page);
  await feed.open();
  await expect(shell.unreadBadge).toHaveText('3 unread');
  await expect(feed.cards).toHaveCount(6);
  await expect
    .poll(() => reads.map(({ what, count }) => `${what}: ${count}`).toSorted())
    .toEqual([
      'notifications count: 1',
      'notifications live: 1',
      // Their own email and phone number.
      'private live: 1',
      'private: 1',
      'saved_videos: 1',
      'users live: 1',
      'users: 1',
      'videos: 6',
    ]);
  await shell.goTo('Notifications');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(shell.unreadBadge).toHaveCount(0);
  for (const [width, button] of [
    [1440, 'Delete all'],
    [390, 'Open menu'],
  ] as const) {
    await page.setViewportSize({ width, height: 240 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(rows.last()).toBeInViewport();
    // Further than the height of the header.
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(page.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 });
  }
});
