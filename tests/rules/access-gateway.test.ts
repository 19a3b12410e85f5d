import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getEmailHash } from '#scripts/admin/plan-migration.ts';
import { parseUser, type User } from '#src/domain/user.ts';
import {
  createFirestoreFixture,
  getTestEmail,
  testProjectId,
  getTokenClaims,
  type Caller,
} from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);

type UserId = 'rider' | 'otherRider';
const apps: FirebaseApp[] = [];
afterEach(async () => {
  vi.doUnmock('#src/data/firestore-lite/firestore-client.ts');
  vi.doUnmock('#src/data/auth/auth.ts');
  vi.resetModules();
  await Promise.all(apps.splice(0).map(deleteApp));
});
const forgetPace = (id: UserId) => fixture.removeDocument(`rate_limits/${id}_invite`);
beforeEach(async () => {
  for (const id of ['rider', 'otherRider'] as const) {
    await fixture.storeDocument(`users/${id}`, fixture.people[id]);
    await forgetPace(id);
  }
});

/** Imports the app's gateway with a caller's Firestore. */
async function loadGatewayAs(caller: UserId) {
  const app = initializeApp({ projectId: testProjectId, apiKey: 'demo-key' }, `${caller} ${apps.length}`);
  apps.push(app);
  const firestore = getFirestore(app);
  const [host = '127.0.0.1', port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  connectFirestoreEmulator(firestore, host, Number(port), {
    mockUserToken: { sub: caller, ...getTokenClaims(caller) },
  });
  vi.resetModules();
  vi.doMock('#src/data/firestore-lite/firestore-client.ts', () => ({ firestore }));
  vi.doMock('#src/data/auth/auth.ts', () => ({ auth: { currentUser: { uid: caller } } }));
  return import('#src/data/firestore-lite/access-writes.ts');
}

async function fetchProfile(id: UserId): Promise<User> {
  return parseUser(id, (await fixture.as(id).get(`users/${id}`)).data());
}

const fetchNotificationMessage = async (id: string) =>
  (await fixture.as(id.split('_')[2] as Caller).get(`notifications/${id}`)).data()?.[
    'message_string'
  ] as unknown;

describe('[ACC-03] the rules allow the writes of the app', () => {
  test('from an invite to removing the delegate', async () => {
    const rider = await loadGatewayAs('rider');
    const otherRider = await loadGatewayAs('otherRider');
    await rider.performAccessStep('invite', await fetchProfile('rider'), 'otherRider');
    expect(await fetchNotificationMessage('rider_3_otherRider')).toBe(
      'Cody Vance invited you to use their account.',
    );
    await rider.performAccessStep('cancel invite', await fetchProfile('rider'), 'otherRider');
    await expect(
      rider.performAccessStep('invite', await fetchProfile('rider'), 'otherRider'),
    ).rejects.toMatchObject({ kind: 'too-soon' });
    await forgetPace('rider');
    // The recipient keeps the notification of the first invite.
    await rider.performAccessStep('invite', await fetchProfile('rider'), 'otherRider');
    await otherRider.performAccessStep('deny invite', await fetchProfile('otherRider'), 'rider');
    await forgetPace('rider');
    await rider.performAccessStep('invite', await fetchProfile('rider'), 'otherRider');
    await otherRider.performAccessStep('accept invite', await fetchProfile('otherRider'), 'rider');
    expect(await fetchNotificationMessage('otherRider_5_rider')).toBe('June Tate accepted your invite.');
    expect(await fetchProfile('rider')).toMatchObject({
      user_access: { otherRider: true },
      sent_invites: {},
    });
    expect(await fetchProfile('otherRider')).toMatchObject({
      account_access: { rider: true },
      received_invites: {},
    });
    await fixture.storeDocument('users/otherRider', {
      ...fixture.people.otherRider,
      account_access: { rider: true },
      current_accessed_account: 'rider',
    });
    await rider.performAccessStep('remove user', await fetchProfile('rider'), 'otherRider');
    expect((await fetchProfile('rider')).user_access).toEqual({});
    expect(await fetchProfile('otherRider')).toMatchObject({
      account_access: {},
      current_accessed_account: 'otherRider',
    });
  });

  test('from a request to leaving the account', async () => {
    const rider = await loadGatewayAs('rider');
    const otherRider = await loadGatewayAs('otherRider');
    await otherRider.performAccessStep('request', await fetchProfile('otherRider'), 'rider');
    expect(await fetchNotificationMessage('otherRider_4_rider')).toBe('June Tate asks to use your account.');
    await otherRider.performAccessStep('cancel request', await fetchProfile('otherRider'), 'rider');
    await forgetPace('otherRider');
    await otherRider.performAccessStep('request', await fetchProfile('otherRider'), 'rider');
    await rider.performAccessStep('deny request', await fetchProfile('rider'), 'otherRider');
    await forgetPace('otherRider');
    await otherRider.performAccessStep('request', await fetchProfile('otherRider'), 'rider');
    await rider.performAccessStep('accept request', await fetchProfile('rider'), 'otherRider');
    expect(await fetchNotificationMessage('rider_6_otherRider')).toBe('Cody Vance accepted your request.');
    const actingFields = { account_access: { rider: true }, current_accessed_account: 'rider' };
    await fixture.storeDocument('users/otherRider', { ...fixture.people.otherRider, ...actingFields });
    await otherRider.performAccessStep('leave account', await fetchProfile('otherRider'), 'rider');
    expect(await fetchProfile('otherRider')).toMatchObject({
      account_access: {},
      current_accessed_account: 'otherRider',
    });
    expect((await fetchProfile('rider')).user_access).toEqual({});
  });

  test('and say so when a list of one of the accounts is full', async () => {
    const full = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`other-${index}`, true]));
    const rider = await loadGatewayAs('rider');
    for (const [id, field] of [
      ['rider', 'sent_invites'],
      ['otherRider', 'received_invites'],
    ] as const) {
      await fixture.storeDocument(`users/${id}`, { ...fixture.people[id], [field]: full });
      const invite = rider.performAccessStep('invite', await fetchProfile('rider'), 'otherRider');
      await expect(invite).rejects.toMatchObject({ kind: 'access-full' });
      await fixture.storeDocument(`users/${id}`, fixture.people[id]);
    }
  });

  test('with false entries and with entries of deleted and missing accounts', async () => {
    const rider = await loadGatewayAs('rider');
    await fixture.storeDocument('users/rider', {
      ...fixture.people.rider,
      sent_invites: { otherRider: false },
    });
    await rider.performAccessStep('invite', await fetchProfile('rider'), 'otherRider');
    expect(await fetchProfile('rider')).toMatchObject({ sent_invites: { otherRider: true } });
    await fixture.storeDocument('users/rider', {
      ...fixture.people.rider,
      user_access: { deletedDelegate: true, gone: true },
    });
    await rider.performAccessStep('remove user', await fetchProfile('rider'), 'gone');
    await rider.performAccessStep('remove user', await fetchProfile('rider'), 'deletedDelegate');
    expect((await fetchProfile('rider')).user_access).toEqual({});
    await expect(
      rider.performAccessStep('invite', await fetchProfile('rider'), 'gone'),
    ).rejects.toMatchObject({
      kind: 'not-found',
    });
    await forgetPace('rider');
    await expect(
      rider.performAccessStep('invite', await fetchProfile('rider'), 'deletedDelegate'),
    ).rejects.toMatchObject({
      kind: 'not-allowed',
    });
  });
});

describe('invites that have expired', () => {
  test('are sent again, and only then can be accepted', async () => {
    const rider = await loadGatewayAs('rider');
    const otherRider = await loadGatewayAs('otherRider');
    await rider.performAccessStep('invite', await fetchProfile('rider'), 'otherRider');
    const pending = await rider.fetchPendingAccess('rider_3_otherRider');
    expect(pending).toMatchObject({ from: 'rider', to: 'otherRider', alert_type: 3 });
    const created = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    await fixture.storeDocument('pending_access/rider_3_otherRider', { ...pending, created });
    const accept = async () =>
      otherRider.performAccessStep('accept invite', await fetchProfile('otherRider'), 'rider');
    await expect(accept()).rejects.toMatchObject({ kind: 'not-allowed' });
    await forgetPace('rider');
    await rider.resendAccessStep('invite', await fetchProfile('rider'), 'otherRider');
    await accept();
    expect(await rider.fetchPendingAccess('rider_3_otherRider')).toBeUndefined();
  });
});

describe('[ACC-02] finding an account by email', () => {
  const storeEntry = (email: string, user_id: string) =>
    fixture.storeDocument(`emails/${getEmailHash(email)}`, { user_id, updated: new Date() });

  test('reaches the account that registered it, whatever profiles say', async () => {
    const { findUserToInvite } = await loadGatewayAs('rider');
    const [email, before] = [getTestEmail('otherRider'), 'before@example.com'];
    await fixture.storeDocument('users/double', { ...fixture.people.fan, id: 'double', email: before });
    expect(await findUserToInvite(` ${email.toUpperCase()} `)).toMatchObject({ id: 'otherRider' });
    expect(await findUserToInvite(email.slice(1))).toBeUndefined();
    expect(await findUserToInvite(before)).toBeUndefined();
    await fixture.removeDocument('users/double');
    await storeEntry(before, 'deletedDelegate');
    expect(await findUserToInvite(before)).toBeUndefined();
    await storeEntry(before, 'nowhere');
    expect(await findUserToInvite(before)).toBeUndefined();
    await fixture.removeDocument(`emails/${getEmailHash(before)}`);
  });
});
