import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  accessPath,
  createOwnerAndDelegate,
  fetchAccessMaps,
  lookUpAccount,
} from '#tests/support/account-access.ts';
import { buildContractor, buildFan, withSharing } from '#tests/support/factories/build-user.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { failRequests } from '#tests/support/requests.ts';
import { createTestUser, getAdminFirestore, type TestUser } from '#tests/support/test-users.ts';
import {
  click,
  expectNoText,
  expectRole,
  expectText,
  fill,
  findEnabled,
  expectAlert,
} from '#tests/support/user-actions.ts';

const expectSendDisabled = () =>
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);

describe('email of an invite or request', () => {
  test('[ACC-02] is validated and looked up while typing', async () => {
    const { owner, delegate } = await createOwnerAndDelegate();
    await renderApp(accessPath(), { as: owner });
    await lookUpAccount('Invite', '');
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite someone' }));
    const email = await fill('Email', '');
    fireEvent.blur(email);
    fireEvent.blur(email, { relatedTarget: screen.getByRole('main') });
    await expectNoText('E-mail is required', dialog);
    fireEvent.blur(email, { relatedTarget: dialog.getByRole('button', { name: 'Cancel' }) });
    await expectText('E-mail is required');
    await fill('Email', 'x');
    await expectText('E-mail must be valid');
    await fill('Email', '');
    await expectText('E-mail is required');
    await fill('Email', owner.email);
    await expectText('E-mail cannot be yours');
    expectSendDisabled();
    await fill('Email', `no-${delegate.email}`);
    expectSendDisabled();
    await expectText('E-mail does not exist');
    const invitation = await expectRole('link', 'Email them how to join');
    expect(decodeURIComponent(invitation.getAttribute('href') ?? '')).toMatch(/^mailto:.+@.+\/signup$/);
    expectSendDisabled();
    await fill('Email', delegate.email);
    await expectText(delegate.name);
    await findEnabled('button', 'Send');
    await fill('Email', `${delegate.email}x`);
    expectSendDisabled();
  });

  const getContactRef = ({ id }: TestUser) => getAdminFirestore().doc(`users/${id}/private/contact`);
  const findEntries = async ({ id }: TestUser) =>
    (await getAdminFirestore().collection('emails').where('user_id', '==', id).get()).docs;

  test('[ACC-06] a member chooses whether others find them by their email', async () => {
    const { owner } = await createOwnerAndDelegate();
    const stored = async () => (await getContactRef(owner).get()).data();
    const countEntries = async () => (await findEntries(owner)).length;
    await renderApp('/profile/account', { as: owner });
    const label = /^People who know your email can find me/;
    await findEnabled('switch', label);
    expect(await countEntries()).toBe(1);
    await click('switch', label);
    await expectText('Send them the link to your page instead: they can paste it where they invite you.');
    await findEnabled('switch', label);
    expect(await stored()).toMatchObject({ email: owner.email, unlisted: true });
    expect(await countEntries()).toBe(0);
    await click('switch', label);
    await expectText('They can invite you to an account, or ask for access to yours.');
    await findEnabled('switch', label);
    expect(await stored()).not.toHaveProperty('unlisted');
    expect(await countEntries()).toBe(1);
  });

  test('[ACC-06] whoever is not found by their email leaves the entry that another account has of it', async () => {
    const { owner, delegate } = await createOwnerAndDelegate();
    for (const { ref } of await findEntries(owner)) await ref.update({ user_id: delegate.id });
    const countEntries = async () => (await findEntries(delegate)).length;
    expect(await countEntries()).toBe(2);
    await renderApp('/profile/account', { as: owner });
    const label = /^People who know your email can find me/;
    await findEnabled('switch', label);
    await click('switch', label);
    await expectText('Send them the link to your page instead: they can paste it where they invite you.');
    await findEnabled('switch', label);
    expect((await getContactRef(owner).get()).get('unlisted')).toBe(true);
    expect(await countEntries()).toBe(2);
  });

  test('[ACC-06] after the email has changed, nobody finds them by the new one either', async () => {
    const { owner } = await createOwnerAndDelegate();
    await getContactRef(owner).set({ email: 'before@example.com', phone: '307', unlisted: true });
    for (const { ref } of await findEntries(owner)) await ref.delete();
    await renderApp('/news', { as: owner });
    await waitFor(async () =>
      expect((await getContactRef(owner).get()).data()).toEqual({
        ...{ email: owner.email, phone: '307', unlisted: true },
      }),
    );
    expect(await findEntries(owner)).toEqual([]);
  });

  test('[ACC-06] the link to a page finds its account', async () => {
    const { owner, delegate } = await createOwnerAndDelegate();
    await renderApp(accessPath(1), { as: delegate });
    await lookUpAccount('Request access', `${location.origin}/my-rodeo/${owner.id}?tab=reels`);
    await expectText(owner.name);
    await click('button', 'Send');
    await waitFor(async () =>
      expect((await fetchAccessMaps(owner))['received_requests']).toEqual([delegate.id]),
    );
  });

  test('[ACC-02] of a request may not be the own one either', async () => {
    const { owner } = await createOwnerAndDelegate();
    await renderApp(accessPath(1), { as: owner });
    await lookUpAccount('Request access', owner.email);
    const dialog = within(await screen.findByRole('dialog', { name: 'Request access' }));
    await expectText('This is your own account.', dialog);
    expect(dialog.queryByText('E-mail cannot be yours')).toBeNull();
    expectSendDisabled();
  });

  test('[ACC-02] is rejected if the user already has access, an invite or a request', async () => {
    let grantor = buildContractor({ name: 'Cedar Gap' });
    const delegates: TestUser[] = [];
    for (const sharing of ['shared', 'invited', 'requested'] as const) {
      const profiles = withSharing(sharing, grantor, buildFan());
      grantor = profiles.grantor;
      delegates.push(await createTestUser(profiles.delegate));
    }
    await renderApp(accessPath(), { as: await createTestUser(grantor) });
    await lookUpAccount('Invite', '');
    for (const [index, text] of [
      'They already have access.',
      'You already invited them.',
      'They already requested access. Accept their request instead.',
    ].entries()) {
      await fill('Email', delegates[index]!.email);
      await expectText(text);
      expectSendDisabled();
    }
  });

  test('[ACC-02, ACC-03] is kept after a network failure and sent on retry', async () => {
    const { owner, delegate } = await createOwnerAndDelegate();
    await renderApp(accessPath(), { as: owner });
    const lookup = failRequests(({ url, body }) => url.includes(':batchGet') && body.includes('/emails/'));
    await lookUpAccount('Invite', delegate.email);
    await expectText("The server can't be reached.");
    expectSendDisabled();
    lookup.stop();
    await click('button', 'Try again');
    await findEnabled('button', 'Send');

    const save = failRequests(/documents:commit/);
    await click('button', 'Send');
    await expectAlert('error', "We couldn't send the invite. The server can't be reached.");
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(delegate.email);
    expect(await fetchAccessMaps(delegate)).toEqual({});
    save.stop();
    await click('button', 'Send');
    await expectAlert('success', `Invite sent to ${delegate.name}.`);
  });

  test('says when to try again if an invite comes too soon after another', async () => {
    const { owner, delegate } = await createOwnerAndDelegate();
    const first = await createTestUser(buildFan());
    // The entry of an earlier invite, whose clock is ahead, so that the test need not hurry.
    const last = new Date(Date.now() + 60_000);
    const entry = `rate_limits/${owner.id}_invite`;
    await renderApp(accessPath(), {
      as: owner,
      data: {
        [entry]: {
          user_id: owner.id,
          kind: 'invite',
          subject: `${owner.id}_3_${first.id}`,
          last,
          day: last,
          count: 1,
        },
      },
    });
    await lookUpAccount('Invite', delegate.email);
    await click('button', 'Send');
    await expectText('That was too fast. Wait a few seconds and try again.');
    await getAdminFirestore().doc(entry).delete();
    await click('button', 'Send');
    await expectAlert('success', `Invite sent to ${delegate.name}.`);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Invite someone' })).toBeNull());
  });
});
