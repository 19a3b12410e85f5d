import { buildContestant, buildContractor, buildFan, withSharing } from '#tests/support/factories/user.ts';
import { AccessPage } from './pages/access-page.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { getAdminFirestore, createTestUser, fetchStoredProfile } from '#tests/support/test-users.ts';
import { expect, test } from './support/test.ts';

test.describe('access lists', () => {
  test('[ACC-01] show deleted accounts, which can be removed, and retry a failed load', async ({
    logInAs,
    page,
  }) => {
    const withDeleted = withSharing(
      'shared',
      buildContractor({ name: 'Cedar Gap' }),
      buildFan({ deleted: true }),
    );
    const profiles = withSharing('shared', withDeleted.grantor, buildContestant({ first_name: 'Zed' }));
    await createTestUser(withDeleted.delegate);
    const [owner] = await Promise.all([createTestUser(profiles.grantor), createTestUser(profiles.delegate)]);
    await getAdminFirestore().collection('users').doc(owner.id).update({ 'user_access.gone': true });
    await logInAs(owner);
    const access = new AccessPage(page);
    const readsPeople = (url: URL) => /documents:batchGet/.test(url.href);
    await page.route(readsPeople, (route) =>
      route.request().postData()?.includes(profiles.delegate.id) ? route.abort() : route.continue(),
    );
    await access.open();
    await expect(page.getByRole('heading', { name: "We couldn't load this list" })).toBeVisible();
    await page.unroute(readsPeople);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(access.peopleRows('People with access')).toHaveCount(3);
    for (const remaining of [2, 1]) {
      await access.button('Remove Account no longer available').first().click();
      await access.confirmRemoval();
      await expect(access.peopleRows('People with access')).toHaveCount(remaining);
    }
    expect(Object.keys((await fetchStoredProfile(owner.id))?.user_access ?? {})).toEqual([
      profiles.delegate.id,
    ]);
  });

  test('[ACC-01] reload with the refresh button', async ({ logInAs, page }) => {
    const profiles = withSharing(
      'shared',
      buildContractor({ name: 'Cedar Gap' }),
      buildContestant({ first_name: 'Zed' }),
    );
    const [owner, delegate] = await Promise.all([
      createTestUser(profiles.grantor),
      createTestUser(profiles.delegate),
    ]);
    await logInAs(owner);
    const access = new AccessPage(page);
    await access.open();
    await expect(access.peopleRows('People with access')).toContainText('Zed');
    await getAdminFirestore().collection('users').doc(delegate.id).update({ first_name: 'Zacharias' });
    await access.button('Refresh lists').click();
    await expect(access.peopleRows('People with access')).toContainText('Zacharias');
  });
});

test.describe('invites and requests that have expired', () => {
  const createExpired = async (sharing: 'invited' | 'requested') => {
    const profiles = withSharing(sharing, buildContractor({ name: 'Cedar Gap' }), buildFan());
    const pendingSince = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    const [owner, delegate] = await Promise.all([
      createTestUser(profiles.grantor, { pendingSince }),
      createTestUser(profiles.delegate, { pendingSince }),
    ]);
    return { owner, delegate };
  };

  test('are sent again by their sender', async ({ logInAs, page }) => {
    const { owner, delegate } = await createExpired('invited');
    await logInAs(owner);
    const access = new AccessPage(page);
    await access.open(2);
    await expect(access.peopleRows('Invites you sent')).toContainText('Expired');
    await expect(page.getByText('Invites and requests expire after 30 days.')).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await access.button(`Resend to ${delegate.name}`).click();
    await expect(page.getByText(`Invite sent to ${delegate.name}.`)).toBeVisible();
    await expect(access.peopleRows('Invites you sent')).toContainText('Pending');
    await expect(access.button(`Resend to ${delegate.name}`)).toHaveCount(0);
  });

  test('cannot be accepted, but removed', async ({ logInAs, page }) => {
    const { owner, delegate } = await createExpired('requested');
    await logInAs(owner);
    const access = new AccessPage(page);
    await access.open(3);
    await expect(access.peopleRows('Requests for your account')).toContainText('Expired');
    await expect(access.button(`Accept ${delegate.name}`)).toHaveCount(0);
    await access.button(`Deny ${delegate.name}`).click();
    await access.confirmRemoval();
    await expect(page.getByRole('heading', { name: 'No requests yet' })).toBeVisible();
    expect((await fetchStoredProfile(owner.id))?.received_requests).toEqual({});
  });
});

test('an invite too soon after another says when to try again', async ({ logInAs, page }) => {
  const [owner, first, second] = await Promise.all([
    createTestUser(buildContractor({ name: 'Cedar Gap' })),
    createTestUser(buildFan({ first_name: 'Ada' })),
    createTestUser(buildFan({ first_name: 'Bea' })),
  ]);
  // The mark of an earlier invite, whose clock is ahead, so that the test need not hurry.
  const last = new Date(Date.now() + 60_000);
  await getAdminFirestore()
    .doc(`rate_limits/${owner.id}_invite`)
    .set({
      user_id: owner.id,
      kind: 'invite',
      subject: `${owner.id}_3_${first.id}`,
      last,
      day: last,
      count: 1,
    });
  await logInAs(owner);
  const access = new AccessPage(page);
  await access.open();
  await access.lookUpAccount('Invite', second.email);
  await access.sendButton.click();
  await expect(page.getByText('That was too fast. Wait a few seconds and try again.')).toBeVisible();
  await getAdminFirestore().doc(`rate_limits/${owner.id}_invite`).delete();
  await access.sendButton.click();
  await expect(page.getByText(`Invite sent to ${second.name}.`)).toBeVisible();
});

test('account access has no accessibility violations', async ({ logInAs, page }) => {
  const longNamedFan = buildFan({
    first_name: 'Bartholomew Maximilian',
    last_name: 'Vandersteen-Castellanos-Montgomery',
    email: `bartholomew.vandersteen-castellanos.${crypto.randomUUID()}@example.com`,
  });
  const profiles = withSharing('requested', buildContractor({ name: 'Cedar Gap' }), longNamedFan);
  const [owner, delegate] = await Promise.all([
    createTestUser(profiles.grantor),
    createTestUser(profiles.delegate),
  ]);
  await logInAs(owner);
  const access = new AccessPage(page);
  await access.open(3);
  await expect(access.peopleRows('Requests for your account')).toHaveCount(1);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await access.button(`Deny ${delegate.name}`).click();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await access.dialog.getByRole('button', { name: 'Keep' }).click();
  await access.tab('Users').click();
  await access.lookUpAccount('Invite', delegate.email);
  await expect(access.dialog.getByText('Accept their request instead.')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
