import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  accessPath,
  confirmRemoval,
  createOwnerAndDelegate,
  expectPeople,
  fetchAccessMaps,
  lookUpAccount,
} from '#tests/support/account-access.ts';
import { withSharing } from '#tests/support/factories/build-user.ts';
import { findMenu } from '#tests/support/menu.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { scrollToCards } from '#tests/support/scroll.ts';
import { fetchStoredProfile, getAdminFirestore, type TestUser } from '#tests/support/test-users.ts';
import {
  click,
  expectAlert,
  expectNoRole,
  expectPath,
  expectRole,
  expectText,
} from '#tests/support/user-actions.ts';

async function fetchMessages({ id }: TestUser): Promise<unknown[]> {
  const query = getAdminFirestore().collection('notifications').where('notified_user_id', '==', id);
  return (await query.get()).docs.map((document) => document.get('message_string') as unknown);
}

describe('sharing an account', () => {
  test('[ACC-01, ACC-02, ACC-03, SIDE-01] starts with an invite, and the answer arrives', async () => {
    const { owner, delegate } = await createOwnerAndDelegate();
    await renderApp('/feed', { as: owner });
    await click('link', 'Grant Account Access', await findMenu('Settings'));
    await expectRole('heading', 'No one has access to your account yet');
    await lookUpAccount('Invite', delegate.email);
    const dialog = await screen.findByRole('dialog', { name: 'Invite someone' });
    await expectText(delegate.name, within(dialog));
    await click('button', 'Send', within(dialog));
    await expectAlert('success', `Invite sent to ${delegate.name}.`);
    expect(screen.queryByRole('dialog', { name: 'Invite someone' })).toBeNull();
    await click('link', 'Invites 1');
    const [row] = await expectPeople('Invites you sent', 1);
    await expectText('Pending', within(row!));
    expect([await fetchAccessMaps(owner), await fetchAccessMaps(delegate)]).toEqual([
      { sent_invites: [delegate.id] },
      { received_invites: [owner.id] },
    ]);
    expect(await fetchMessages(delegate)).toEqual(['Cedar Gap invited you to use their account.']);

    await acceptInvite(owner, delegate);
    await expectRole('heading', 'No invites yet');
    await click('link', 'Users 1');
    const [user] = await expectPeople('People with access', 1);
    await expectText(delegate.name, within(user!));
  });

  test('[ACC-01, ACC-03] an invite is accepted', async () => {
    const { owner, delegate } = await createOwnerAndDelegate('invited');
    await renderApp(accessPath(2), { as: delegate });
    const [row] = await expectPeople('Invites for you', 1);
    await expectText(owner.name, within(row!));
    expect(row?.textContent).not.toContain(owner.email);
    await click('button', 'Accept Cedar Gap');
    await expectAlert('success', 'You now have access to Cedar Gap.');
    await expectRole('link', 'Accounts 1');
    expect([await fetchAccessMaps(owner), await fetchAccessMaps(delegate)]).toEqual([
      { user_access: [delegate.id] },
      { account_access: [owner.id] },
    ]);
    expect(await fetchMessages(owner)).toEqual([`${delegate.name} accepted your invite.`]);
    await click('button', 'Act as Cedar Gap');
    await expectText('Acting as Cedar Gap');
  });

  test('[ACC-03, ACC-04] a user is removed after a question, and no longer acts for the account', async () => {
    const { owner, delegate } = await createOwnerAndDelegate('shared');
    const selection = { current_accessed_account: owner.id };
    await getAdminFirestore().doc(`users/${delegate.id}`).update(selection);
    await renderApp(accessPath(), { as: owner });
    await click('button', `Remove ${delegate.name}`);
    const dialog = await screen.findByRole('dialog', { name: delegate.name });
    await expectText('Are you sure you want to remove user access?', within(dialog));
    await click('button', 'Keep', within(dialog));
    await expectNoRole('dialog', delegate.name);
    await expectPeople('People with access', 1);
    await click('button', `Remove ${delegate.name}`);
    await confirmRemoval();
    await expectAlert('success', `${delegate.name} no longer has access to your account.`);
    await expectRole('heading', 'No one has access to your account yet');
    expect((await fetchStoredProfile(delegate.id))?.current_accessed_account).toBe(delegate.id);
    expect([await fetchAccessMaps(owner), await fetchAccessMaps(delegate)]).toEqual([{}, {}]);
  });

  test('[SWT-01] the page is about the own account, also while acting for another', async () => {
    const { owner, delegate } = await createOwnerAndDelegate('shared');
    const selection = { current_accessed_account: owner.id };
    await getAdminFirestore().doc(`users/${delegate.id}`).update(selection);
    await renderApp(accessPath(1), { as: delegate });
    await expectText("You're acting as Cedar Gap. This page is about your own account");
    await expectPeople('Accounts you can act as', 1);
  });

  test('[ACC-01, ACC-02, ACC-03] access is requested', async () => {
    const { owner, delegate } = await createOwnerAndDelegate();
    await renderApp(accessPath(3), { as: delegate });
    await lookUpAccount('Request access', owner.email.toUpperCase());
    await click('button', 'Send');
    await expectAlert('success', 'Request sent to Cedar Gap.');
    const [row] = await expectPeople('Requests you sent', 1);
    await expectText('Pending', within(row!));
    expect([await fetchAccessMaps(owner), await fetchAccessMaps(delegate)]).toEqual([
      { received_requests: [delegate.id] },
      { sent_requests: [owner.id] },
    ]);
    expect(await fetchMessages(owner)).toEqual([`${delegate.name} asks to use your account.`]);
  });

  test('[ACC-03] a request is accepted', async () => {
    const { owner, delegate } = await createOwnerAndDelegate('requested');
    await renderApp(accessPath(3), { as: owner });
    const [row] = await expectPeople('Requests for your account', 1);
    await expectText(delegate.name, within(row!));
    await click('button', `Accept ${delegate.name}`);
    await expectText(`${delegate.name} now has access to your account.`);
    await expectRole('link', 'Users 1');
    expect([await fetchAccessMaps(owner), await fetchAccessMaps(delegate)]).toEqual([
      { user_access: [delegate.id] },
      { account_access: [owner.id] },
    ]);
    expect(await fetchMessages(delegate)).toEqual(['Cedar Gap accepted your request.']);
  });

  test('[ACC-01, ACC-03, ACC-04] an account is left after a question', async () => {
    const { owner, delegate } = await createOwnerAndDelegate('shared');
    await renderApp(accessPath(1), { as: delegate });
    const [row] = await expectPeople('Accounts you can act as', 1);
    scrollToCards();
    await expectText(owner.email, within(row!));
    await click('button', 'Remove Cedar Gap');
    await expectText('Are you sure you want to remove account access?');
    await confirmRemoval();
    await expectRole('heading', "You don't have access to other accounts yet");
    await expectRole('link', 'Accounts 0');
    await expectPath(accessPath(1));
    expect([await fetchAccessMaps(owner), await fetchAccessMaps(delegate)]).toEqual([{}, {}]);
  });
});

/** As the delegate's browser does, past the rules. */
async function acceptInvite(owner: TestUser, delegate: TestUser) {
  const [grantor, fan] = await Promise.all([fetchStoredProfile(owner.id), fetchStoredProfile(delegate.id)]);
  const shared = withSharing('shared', grantor!, fan!);
  const [none, users] = [{}, getAdminFirestore().collection('users')];
  await getAdminFirestore()
    .batch()
    .set(users.doc(owner.id), { ...shared.grantor, sent_invites: none })
    .set(users.doc(delegate.id), { ...shared.delegate, received_invites: none })
    .commit();
}

describe.each([
  { sharing: 'invited', tab: 2, list: 'Invites you sent', button: 'Cancel', question: 'invites' },
  { sharing: 'requested', tab: 3, list: 'Requests for your account', button: 'Deny', question: 'requests' },
] as const)('[ACC-03, ACC-04] what is $sharing', ({ sharing, tab, list, button, question }) => {
  test('ends by its sender or the owner after a question', async () => {
    const { owner, delegate } = await createOwnerAndDelegate(sharing);
    await renderApp(accessPath(tab), { as: owner });
    await expectPeople(list, 1);
    await click('button', `${button} ${delegate.name}`);
    await expectText(`Are you sure you want to remove ${question}?`);
    await confirmRemoval();
    await expectRole('heading', `No ${question} yet`);
    expect([await fetchAccessMaps(owner), await fetchAccessMaps(delegate)]).toEqual([{}, {}]);
  });

  test('ends by the other party', async () => {
    const { owner, delegate } = await createOwnerAndDelegate(sharing);
    await renderApp(accessPath(tab), { as: delegate });
    await click('button', `${button === 'Deny' ? 'Cancel' : 'Deny'} Cedar Gap`);
    await confirmRemoval();
    await expectRole('heading', `No ${question} yet`);
    expect([await fetchAccessMaps(owner), await fetchAccessMaps(delegate)]).toEqual([{}, {}]);
  });
});
