import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  accessPath,
  confirmRemoval,
  createOwnerAndDelegate,
  expectPeople,
  fetchAccessMaps,
} from '#tests/support/account-access.ts';
import {
  buildContestant,
  buildContractor,
  buildFan,
  withSharing,
} from '#tests/support/factories/build-user.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { interceptRequests } from '#tests/support/requests.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { click, expectNoRole, expectRole, expectText, expectAlert } from '#tests/support/user-actions.ts';

describe('access lists', () => {
  test('[ACC-01] show deleted accounts, which can be removed, and retry a failed load', async () => {
    const cedarGap = buildContractor({ name: 'Cedar Gap', user_access: { gone: true } });
    const withDeleted = withSharing('shared', cedarGap, buildFan({ deleted: true }));
    const profiles = withSharing('shared', withDeleted.grantor, buildContestant({ first_name: 'Zed' }));
    const [owner, delegate] = await Promise.all([
      createTestUser(profiles.grantor),
      createTestUser(profiles.delegate),
      createTestUser(withDeleted.delegate),
    ]);
    const reads = interceptRequests(
      ({ url, body }) => /:(batchGet|runQuery)/.test(url) && body.includes(delegate.id),
      () => new Response('{}', { status: 500 }),
    );
    await renderApp(accessPath(), { as: owner });
    await expectRole('heading', "We couldn't load this list");
    reads.stop();
    await click('button', 'Try again');
    await expectPeople('People with access', 3);
    for (const remaining of [2, 1]) {
      const buttons = await screen.findAllByRole('button', { name: 'Remove Account no longer available' });
      fireEvent.click(buttons[0]!);
      await confirmRemoval();
      await expectPeople('People with access', remaining);
    }
    expect(await fetchAccessMaps(owner)).toEqual({ user_access: [delegate.id] });
  });

  test('[LIST-03] of many people show fifty', async () => {
    const gone = Object.fromEntries(
      Array.from({ length: 53 }, (_, index) => [`gone-${index}`, true] as const),
    );
    const owner = await createTestUser(buildContractor({ user_access: gone }));
    await renderApp(accessPath(), { as: owner });
    await expectPeople('People with access', 50);
  });

  test('[ACC-01] reload with the refresh button', async () => {
    const { owner, delegate } = await createOwnerAndDelegate('shared', { first_name: 'Zed' });
    await renderApp(accessPath(), { as: owner });
    const [row] = await expectPeople('People with access', 1);
    await expectText('Zed', within(row!));
    await getAdminFirestore().doc(`users/${delegate.id}`).update({ first_name: 'Zacharias' });
    await click('button', 'Refresh lists');
    // It refreshes when its icon has turned once.
    fireEvent.animationEnd(screen.getByRole('button', { name: 'Refresh lists' }).firstElementChild!);
    await expectText('Zacharias', within(row!));
  });
});

test('an invite has not expired because the device has another date', async () => {
  const { owner, delegate } = await createOwnerAndDelegate('invited', {});
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 40 * 24 * 3_600_000);
  await renderApp(accessPath(2), { as: owner });
  await expectText('Pending', within((await expectPeople('Invites you sent', 1))[0]!));
  await expectNoRole('button', `Resend to ${delegate.name}`);
});

describe('invites and requests that have expired', () => {
  const pendingSince = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);

  test('are sent again by their sender', async () => {
    const { owner, delegate } = await createOwnerAndDelegate('invited', { pendingSince });
    await renderApp(accessPath(2), { as: owner });
    const [row] = await expectPeople('Invites you sent', 1);
    await expectText('Expired', within(row!));
    await expectText('Invites and requests expire after 30 days.');
    await click('button', `Resend to ${delegate.name}`);
    await expectAlert('success', `Invite sent to ${delegate.name}.`);
    await expectText('Pending', within((await expectPeople('Invites you sent', 1))[0]!));
    await expectNoRole('button', `Resend to ${delegate.name}`);
  });

  test('cannot be accepted, but removed', async () => {
    const { owner, delegate } = await createOwnerAndDelegate('requested', { pendingSince });
    await renderApp(accessPath(3), { as: owner });
    const [row] = await expectPeople('Requests for your account', 1);
    await expectText('Expired', within(row!));
    await expectNoRole('button', `Accept ${delegate.name}`);
    await click('button', `Deny ${delegate.name}`);
    await confirmRemoval();
    await expectRole('heading', 'No requests yet');
    expect(await fetchAccessMaps(owner)).toEqual({});
  });
});
