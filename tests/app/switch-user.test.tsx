import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createSharedAccount, revokeAccess, type SharedAccount } from '#tests/support/account-sharing.ts';
import { buildInviteNotification } from '#tests/support/factories/build-notification.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { openSetting } from '#tests/support/menu.ts';
import { follow, reload, renderApp, storeDocuments } from '#tests/support/render-app.tsx';
import { failRequests } from '#tests/support/requests.ts';
import {
  createTestUser,
  fetchStoredProfile,
  getAdminFirestore,
  type TestUser,
} from '#tests/support/test-users.ts';
import {
  at,
  click,
  expectNoRole,
  expectNoText,
  expectPath,
  expectRole,
  expectText,
  fill,
  expectAlert,
} from '#tests/support/user-actions.ts';

/** Selects an account from elsewhere, as another tab does. */
const select = ({ delegate }: SharedAccount, { id }: TestUser) =>
  getAdminFirestore().doc(`users/${delegate.id}`).update({ current_accessed_account: id });

const fetchSelected = async ({ delegate }: SharedAccount) =>
  (await fetchStoredProfile(delegate.id))?.current_accessed_account;

async function openSwitchUser() {
  await openSetting('Switch User');
  return within(await screen.findByRole('dialog', { name: 'User Account' }));
}

const findOption = (dialog: Awaited<ReturnType<typeof openSwitchUser>>, { name }: TestUser) =>
  dialog.findByRole<HTMLInputElement>('radio', { name: new RegExp(name) });

async function switchTo(account: TestUser) {
  const dialog = await openSwitchUser();
  const option = await findOption(dialog, account);
  act(() => option.click());
  await click('button', 'Continue', dialog);
}

const findActingBar = () => expectRole('region', 'Selected account');
const expectNoActingBar = () => expectNoRole('region', 'Selected account');

describe('switch account', () => {
  test('[SWT-01, AUTH-06] opens the feed, and persists, also back to the own account', async () => {
    const accounts = await createSharedAccount();
    const { delegate, grantor } = accounts;
    await renderApp('/my-rodeo', { as: delegate });
    await expectRole('heading', delegate.name);
    await expectNoActingBar();
    const dialog = await openSwitchUser();
    expect((await findOption(dialog, delegate)).checked).toBe(true);
    await click('button', 'Cancel', dialog);
    // Contractors can upload, fans cannot.
    expect(screen.queryByRole('link', { name: 'Upload Video' })).toBeNull();
    await switchTo(grantor);
    await expectPath('/feed');
    await expectNoRole('dialog', 'User Account');
    expect(await fetchSelected(accounts)).toBe(grantor.id);
    await screen.findAllByRole('link', { name: 'Upload Video' });
    expect(screen.queryByText(`You're now acting as ${grantor.name}.`)).toBeNull();

    follow('/my-rodeo');
    await expectRole('heading', grantor.name);
    await reload();
    await expectRole('heading', grantor.name);
    await switchTo(delegate);
    await expectNoActingBar();
    expect(await fetchSelected(accounts)).toBe(delegate.id);
  });

  test('[SWT-01] applies at once where the account is open elsewhere', async () => {
    const accounts = await createSharedAccount();
    await renderApp('/my-rodeo', { as: accounts.delegate });
    await expectRole('heading', accounts.delegate.name);
    await select(accounts, accounts.grantor);
    await expectText(`You're now acting as ${accounts.grantor.name}.`);
    await expectRole('heading', accounts.grantor.name);
    expect(at()).toBe('/my-rodeo');
  });

  test('[SWT-01] every page names the other account and leads back to the own one', async () => {
    const accounts = await createSharedAccount();
    const { delegate, grantor } = accounts;
    await select(accounts, grantor);
    await renderApp('/feed', { as: delegate });
    for (const path of ['/profile/edit', '/notifications', '/nowhere', '/animals/new']) {
      await expectText(`Acting as ${grantor.name}`, within(await findActingBar()));
      follow(path);
    }
    await expectPath('/animals/new');
    const saves = failRequests(/documents:commit/);
    await click('button', 'Switch back', within(await findActingBar()));
    await expectAlert('error', "We couldn't switch back. The server can't be reached.");
    expect(at()).toBe('/animals/new');
    saves.stop();
    await click('button', 'Switch back', within(await findActingBar()));
    await expectPath('/feed');
    await expectNoActingBar();
    expect(await fetchSelected(accounts)).toBe(delegate.id);
  });

  test('[SWT-01] a notification about the own account leads back to it', async () => {
    const accounts = await createSharedAccount();
    const { delegate, grantor } = accounts;
    await select(accounts, grantor);
    const invite = buildInviteNotification(buildContractor({ id: grantor.id }), buildContractor());
    await renderApp('/notifications', { as: delegate, data: { [`notifications/${invite.id}`]: invite } });
    await click('button', `Switch to ${delegate.name}`);
    await expectPath('/profile/grant-access?tab=2');
    await expectNoActingBar();
  });

  test('[SWT-01] switching back asks first when there are unsaved changes', async () => {
    const accounts = await createSharedAccount();
    await select(accounts, accounts.grantor);
    await renderApp('/animals/new', { as: accounts.delegate });
    const field = await fill('Name', 'Sandhill Crane');
    await click('button', 'Switch back', within(await findActingBar()));
    const title = `Switch back to ${accounts.delegate.name}?`;
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await expectText('You have unsaved changes.', dialog);
    await click('button', 'Stay', dialog);
    expect((field as HTMLInputElement).value).toBe('Sandhill Crane');
    await click('button', 'Switch back', within(await findActingBar()));
    await click('button', 'Switch back', within(await screen.findByRole('dialog', { name: title })));
    await expectPath('/feed');
    await expectNoActingBar();
  });

  test('[SWT-01, DATA-08] loads lists anew instead of showing those of the previous account', async () => {
    const { delegate, grantor } = await createSharedAccount();
    const rider = buildContestant();
    const ride = buildVideo(rider, { title: `Before ${rider.id}`, contestants: [] });
    await createTestUser(rider);
    await renderApp(`/my-rodeo/${rider.id}`, { as: delegate, data: { [`videos/${ride.id}`]: ride } });
    await expectText(ride.title);
    await storeDocuments({ [`videos/${ride.id}`]: { ...ride, title: `After ${rider.id}` } });
    await switchTo(grantor);
    await expectPath('/feed');
    act(() => history.back());
    await expectText(`After ${rider.id}`);
  });

  test('[SWT-01] revoked access ends acting immediately with a notice', async () => {
    const accounts = await createSharedAccount();
    await select(accounts, accounts.grantor);
    await renderApp('/animals/new', { as: accounts.delegate });
    await screen.findByLabelText('Name');
    await revokeAccess(accounts);
    await expectAlert('warning', `You no longer have access to ${accounts.grantor.name}.`);
    // Fans cannot add animals.
    await expectPath('/feed');
  });

  test('[AUTH-10, SWT-01] the owner’s changes arrive, and the end of access resets the selection', async () => {
    const accounts = await createSharedAccount();
    const { delegate, grantor } = accounts;
    await select(accounts, grantor);
    await renderApp('/my-rodeo', { as: delegate });
    await expectRole('heading', grantor.name);
    const owner = getAdminFirestore().doc(`users/${grantor.id}`);
    await owner.update({ name: 'Cedar Ridge', first_name: 'Cedar Ridge' });
    await expectRole('heading', 'Cedar Ridge');
    // Only in the owner's document.
    await owner.update({ user_access: { [delegate.id]: false } });
    await expectAlert('warning', 'You no longer have access to Cedar Ridge.');
    await expectRole('heading', delegate.name);
    await waitFor(async () => expect(await fetchSelected(accounts)).toBe(delegate.id));
  });

  test('[AUTH-08, DATA-08] without a ride in progress, nothing about one is said', async () => {
    const { delegate } = await createSharedAccount();
    await renderApp('/feed', { as: delegate });
    await openSwitchUser();
    await expectNoText(/isn't published yet/);
    await openSetting('Logout');
    await expectText('Are you sure you want to logout?');
    await expectNoText(/isn't published yet/);
  });
});
