import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { doc, getDoc } from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseUser, type User } from '#src/domain/user.ts';
import {
  createFirestoreFixture,
  testProjectId,
  getTokenClaims,
  type FirestoreFixture,
  type Caller,
} from './firestore-fixture.ts';

let fixture: FirestoreFixture;
beforeAll(async () => {
  fixture = await createFirestoreFixture();
});
afterAll(() => fixture.dispose());

type UserId = 'rider' | 'partner';
const apps: FirebaseApp[] = [];
afterEach(async () => {
  vi.doUnmock('#src/data/firestore/firestore.ts');
  await Promise.all(apps.splice(0).map(deleteApp));
});
beforeEach(async () => {
  await Promise.all(
    (['rider', 'partner'] as const).map((id) => fixture.storeDocument(`users/${id}`, fixture.people[id])),
  );
});

/** The app's own gateway in somebody's browser. */
async function loadGatewayAs(who: UserId) {
  const app = initializeApp({ projectId: testProjectId, apiKey: 'demo-key' }, `${who} ${apps.length}`);
  apps.push(app);
  const firestore = getFirestore(app);
  const [host = '127.0.0.1', port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  connectFirestoreEmulator(firestore, host, Number(port), {
    mockUserToken: { sub: who, ...getTokenClaims(who) },
  });
  vi.resetModules();
  vi.doMock('#src/data/firestore/firestore.ts', () => ({ firestore }));
  return import('#src/data/firestore/access.ts');
}

async function fetchProfile(id: UserId): Promise<User> {
  return parseUser(id, (await getDoc(doc(fixture.firestoreAs(id), 'users', id))).data());
}

const fetchNotificationMessage = async (id: string) =>
  (await getDoc(doc(fixture.firestoreAs(id.split('_')[2] as Caller), 'notifications', id))).data()?.[
    'message_string'
  ] as unknown;

describe('[ACC-03] what the app writes passes the rules', () => {
  test('an invite from sending it to removing the user who acts', async () => {
    const rider = await loadGatewayAs('rider');
    const partner = await loadGatewayAs('partner');
    await rider.performAccessStep('invite', await fetchProfile('rider'), 'partner');
    expect(await fetchNotificationMessage('rider_3_partner')).toBe(
      'Cody Vance invited you to use their account.',
    );
    await rider.performAccessStep('cancel invite', await fetchProfile('rider'), 'partner');
    await rider.performAccessStep('invite', await fetchProfile('rider'), 'partner');
    await partner.performAccessStep('deny invite', await fetchProfile('partner'), 'rider');
    await rider.performAccessStep('invite', await fetchProfile('rider'), 'partner');
    await partner.performAccessStep('accept invite', await fetchProfile('partner'), 'rider');
    expect(await fetchNotificationMessage('partner_5_rider')).toBe('June Tate accepted your invite.');
    expect(await fetchProfile('rider')).toMatchObject({ user_access: { partner: true }, sent_invites: {} });
    expect(await fetchProfile('partner')).toMatchObject({
      account_access: { rider: true },
      received_invites: {},
    });
    await fixture.storeDocument('users/partner', {
      ...fixture.people.partner,
      account_access: { rider: true },
      current_accessed_account: 'rider',
    });
    await rider.performAccessStep('remove user', await fetchProfile('rider'), 'partner');
    expect((await fetchProfile('rider')).user_access).toEqual({});
    expect(await fetchProfile('partner')).toMatchObject({
      account_access: {},
      current_accessed_account: 'partner',
    });
  });

  test('a request from sending it to leaving the account that is acted for', async () => {
    const rider = await loadGatewayAs('rider');
    const partner = await loadGatewayAs('partner');
    await partner.performAccessStep('request', await fetchProfile('partner'), 'rider');
    expect(await fetchNotificationMessage('partner_4_rider')).toBe('June Tate asks to use your account.');
    await partner.performAccessStep('cancel request', await fetchProfile('partner'), 'rider');
    await partner.performAccessStep('request', await fetchProfile('partner'), 'rider');
    await rider.performAccessStep('deny request', await fetchProfile('rider'), 'partner');
    await partner.performAccessStep('request', await fetchProfile('partner'), 'rider');
    await rider.performAccessStep('accept request', await fetchProfile('rider'), 'partner');
    expect(await fetchNotificationMessage('rider_6_partner')).toBe('Cody Vance accepted your request.');
    const acting = { account_access: { rider: true }, current_accessed_account: 'rider' };
    await fixture.storeDocument('users/partner', { ...fixture.people.partner, ...acting });
    await partner.performAccessStep('leave account', await fetchProfile('partner'), 'rider');
    expect(await fetchProfile('partner')).toMatchObject({
      account_access: {},
      current_accessed_account: 'partner',
    });
    expect((await fetchProfile('rider')).user_access).toEqual({});
  });

  test('entries that another app has left as false, and what is left of deleted and of vanished accounts', async () => {
    const rider = await loadGatewayAs('rider');
    await fixture.storeDocument('users/rider', { ...fixture.people.rider, sent_invites: { partner: false } });
    await rider.performAccessStep('invite', await fetchProfile('rider'), 'partner');
    expect(await fetchProfile('rider')).toMatchObject({ sent_invites: { partner: true } });
    await fixture.storeDocument('users/rider', {
      ...fixture.people.rider,
      user_access: { leaver: true, gone: true },
    });
    await rider.performAccessStep('remove user', await fetchProfile('rider'), 'gone');
    await rider.performAccessStep('remove user', await fetchProfile('rider'), 'leaver');
    expect((await fetchProfile('rider')).user_access).toEqual({});
    await expect(
      rider.performAccessStep('invite', await fetchProfile('rider'), 'gone'),
    ).rejects.toMatchObject({
      kind: 'not-found',
    });
    await expect(
      rider.performAccessStep('invite', await fetchProfile('rider'), 'leaver'),
    ).rejects.toMatchObject({
      kind: 'not-allowed',
    });
  });
});

describe('[ACC-02] looking for an account by its exact email', () => {
  test('finds one, and nobody when there is none, several or a deleted one', async () => {
    const { findUserByEmail } = await loadGatewayAs('rider');
    const { partner, leaver } = fixture.people;
    expect(await findUserByEmail(` ${partner.email.toUpperCase()} `)).toMatchObject({ id: 'partner' });
    expect(await findUserByEmail(partner.email.slice(1))).toBeUndefined();
    expect(await findUserByEmail(leaver.email)).toBeUndefined();
    await fixture.storeDocument('users/double', { ...partner, id: 'double' });
    expect(await findUserByEmail(partner.email)).toBeUndefined();
  });
});
