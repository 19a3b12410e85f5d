import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { videos } from '#tests/support/demo/seed-videos.ts';
import { notificationPageSize } from '#src/domain/notification.ts';
import { createSharedAccount } from '#tests/support/account-sharing.ts';
import {
  buildInviteAcceptedNotification,
  buildInviteNotification,
  buildRequestAcceptedNotification,
  buildRequestNotification,
  buildTagNotification,
  type StoredNotification,
} from '#tests/support/factories/build-notification.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { follow, reload, renderApp, storeDocuments } from '#tests/support/render-app.tsx';
import { failRequests, recordRequests } from '#tests/support/requests.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { click, expectPath, expectRole, expectText, expectAlert } from '#tests/support/user-actions.ts';

const secondsAgo = (count: number) => ({ timestamp: new Date(Date.now() - count * 1000) });

const toDocuments = (...notifications: StoredNotification[]) =>
  Object.fromEntries(notifications.map((notification) => [`notifications/${notification.id}`, notification]));

async function createRecipientAndSender() {
  const recipient = buildContestant();
  return {
    recipient,
    sender: buildContractor({ name: 'Bitterroot Bucking Stock' }),
    user: await createTestUser(recipient),
  };
}

const getRows = () => within(screen.getByRole('main')).getAllByRole('listitem');

describe('notifications', () => {
  test('[NOTE-01] are listed newest first with their age, and counted as unread until seen', async () => {
    const { recipient, sender, user } = await createRecipientAndSender();
    const data = toDocuments(
      buildInviteNotification(recipient, sender, secondsAgo(3 * 86_400)),
      buildRequestNotification(recipient, sender, secondsAgo(40)),
    );
    await renderApp('/my-rodeo', { as: user, data });
    const all = await screen.findAllByRole('link', { name: /^Notifications/ });
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: 'Notifications 2 unread' })).toHaveLength(all.length),
    );
    // While the app is open.
    await storeDocuments(toDocuments(buildRequestAcceptedNotification(recipient, sender, secondsAgo(1))));
    await screen.findAllByText('3 unread');
    follow('/notifications');
    await waitFor(() =>
      expect(getRows().map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(
          /^Unread Bitterroot Bucking Stock accepted your request\.\d+ seconds? ago$/,
        ) as string,
        expect.stringMatching(
          /^Unread Bitterroot Bucking Stock asks to use your account\.(\d+ seconds|1 minute) ago$/,
        ) as string,
        expect.stringMatching(
          /^Unread Bitterroot Bucking Stock invited you to use their account\.3 days ago$/,
        ) as string,
      ]),
    );
    await waitFor(() => expect(screen.queryByText(/^\d+ unread$/)).toBeNull());
    await reload();
    await waitFor(() => expect(getRows()).toHaveLength(3));
    expect(screen.queryByText('Unread')).toBeNull();
    expect(screen.queryByText(/^\d+ unread$/)).toBeNull();
  });

  test('[NOTE-05] the badge of the installed app counts those that are unread', async () => {
    const setAppBadge = vi.fn<(count: number) => Promise<void>>().mockResolvedValue();
    Object.assign(navigator, { setAppBadge });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'setAppBadge'));
    const { recipient, sender, user } = await createRecipientAndSender();
    const data = toDocuments(
      buildInviteNotification(recipient, sender, secondsAgo(50)),
      buildRequestNotification(recipient, sender, secondsAgo(40)),
    );
    await renderApp('/my-rodeo', { as: user, data });
    await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(2));
    follow('/notifications');
    await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(0));
  });

  test('[NOTE-02] link to the access list or the video', async () => {
    const { recipient, sender, user } = await createRecipientAndSender();
    const [video] = videos;
    const data = toDocuments(
      buildInviteAcceptedNotification(recipient, sender, secondsAgo(50)),
      buildRequestAcceptedNotification(recipient, sender, secondsAgo(40)),
      buildInviteNotification(recipient, sender, secondsAgo(30)),
      buildRequestNotification(recipient, sender, secondsAgo(20)),
      buildTagNotification(recipient, sender, video!, secondsAgo(10)),
    );
    await renderApp('/notifications', { as: user, data });
    for (const [text, tab] of [
      [/accepted your invite/, 0],
      [/accepted your request/, 1],
      [/invited you/, 2],
      [/asks to use/, 3],
    ] as const) {
      await click('link', text);
      await expectPath(`/profile/grant-access?tab=${tab}`);
      history.back();
      await expectPath('/notifications');
    }
    await click('link', /tagged you in a video/);
    const player = await screen.findByRole('dialog', { name: video!.title });
    await click('button', 'Close', within(player));
    await expectPath('/notifications');
    await click('link', sender.name, within(getRows()[0]!));
    await expectPath(`/my-rodeo/${sender.id}`);
  });

  test('[NOTE-04] ask once for the rides that they name, and say what is stored where a ride is gone', async () => {
    const { recipient, sender, user } = await createRecipientAndSender();
    const ride = buildVideo(sender, { title: 'Caldwell Night Rodeo', contestants: [recipient], score: 85 });
    const gone = buildVideo(sender);
    const { requests } = recordRequests(({ url, body }) => /batchGet/.test(url) && body.includes(gone.id));
    await renderApp('/notifications', {
      as: user,
      data: {
        [`videos/${ride.id}`]: ride,
        ...toDocuments(
          buildTagNotification(recipient, sender, ride, secondsAgo(10)),
          buildTagNotification(recipient, sender, gone, secondsAgo(90)),
        ),
      },
    });
    await expectText('Caldwell Night Rodeo');
    // The subscription has brought another one, which is about no ride.
    await storeDocuments(toDocuments(buildInviteNotification(recipient, sender, secondsAgo(1))));
    await expectText('invited you to use their account');
    expect(getRows().at(-1)?.textContent).toMatch(/tagged you in a video\.(1|2) minutes? ago$/);
    expect(requests).toHaveLength(1);
  });

  test('[NOTE-02] about access say whose lists they open while acting for another account', async () => {
    const { delegate, grantor } = await createSharedAccount();
    const recipient = buildContractor({ id: grantor.id });
    const sender = buildContestant();
    const data = toDocuments(
      buildInviteAcceptedNotification(recipient, sender),
      buildRequestAcceptedNotification(recipient, sender),
      buildInviteNotification(recipient, sender),
      buildRequestNotification(recipient, sender),
      buildTagNotification(recipient, sender, videos[0]!),
    );
    await getAdminFirestore().doc(`users/${delegate.id}`).update({ current_accessed_account: grantor.id });
    await renderApp('/notifications', { as: delegate, data });
    await expectText('tagged you in a video');
    const note = `Opens the lists of your own account, not those of ${grantor.name}.`;
    const [tag, ...others] = getRows().toSorted((one) => (/tagged/.test(one.textContent) ? -1 : 1));
    expect(within(tag!).queryByText(note)).toBeNull();
    expect(others).toHaveLength(4);
    for (const row of others) {
      expect(within(row).getByText(note, { exact: false })).toBeDefined();
      expect(within(row).getByRole('button', { name: `Switch to ${delegate.name}` })).toBeDefined();
    }
  });

  test('[NOTE-03] are deleted after confirmation, and a failure is reported', async () => {
    const { recipient, sender, user } = await createRecipientAndSender();
    const data = toDocuments(
      buildInviteNotification(recipient, sender, secondsAgo(50)),
      buildRequestNotification(recipient, sender, secondsAgo(40)),
    );
    await renderApp('/notifications', { as: user, data });
    const findDialog = async () =>
      within(await screen.findByRole('dialog', { name: 'Delete all notifications?' }));
    await click('button', 'Delete all');
    await expectText('cannot be undone', await findDialog());
    await click('button', 'Keep', await findDialog());
    expect(getRows()).toHaveLength(2);

    const commits = failRequests(/documents:commit/);
    await click('button', 'Delete all');
    await click('button', 'Delete', await findDialog());
    await expectAlert('error', "We couldn't delete all notifications.");
    expect(getRows()).toHaveLength(2);

    commits.stop();
    await click('button', 'Delete all');
    await click('button', 'Delete', await findDialog());
    await expectRole('heading', 'Nothing new');
    const remaining = getAdminFirestore()
      .collection('notifications')
      .where('notified_user_id', '==', recipient.id);
    expect((await remaining.get()).size).toBe(0);
  });

  test('[NOTE-03] are all deleted, also those that the list has not loaded', async () => {
    const { recipient, sender, user } = await createRecipientAndSender();
    const count = notificationPageSize + 1;
    const notifications = Array.from({ length: count }, (_, index) =>
      buildInviteNotification(recipient, sender, { id: crypto.randomUUID(), ...secondsAgo(index) }),
    );
    await renderApp('/notifications', { as: user, data: toDocuments(...notifications) });
    await click('button', 'Delete all');
    await click('button', 'Delete', within(await expectRole('dialog', 'Delete all notifications?')));
    await expectRole('heading', 'Nothing new');
  });
});
