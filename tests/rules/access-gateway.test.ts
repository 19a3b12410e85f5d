import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { doc, getDoc } from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readUser, type User } from '#src/domain/user.ts';
import { setStage, testProject, tokenOf, type Stage, type Who } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.strike());

type Person = 'rider' | 'partner';
const apps: FirebaseApp[] = [];
afterEach(async () => {
  vi.doUnmock('#src/data/firestore/database.ts');
  await Promise.all(apps.splice(0).map(deleteApp));
});
beforeEach(async () => {
  await Promise.all((['rider', 'partner'] as const).map((id) => stage.put(`users/${id}`, stage.people[id])));
});

/** The app's own gateway in somebody's browser. */
async function gatewayOf(who: Person) {
  const app = initializeApp({ projectId: testProject, apiKey: 'demo-key' }, `${who} ${apps.length}`);
  apps.push(app);
  const database = getFirestore(app);
  const [host = '127.0.0.1', port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  connectFirestoreEmulator(database, host, Number(port), {
    mockUserToken: { sub: who, ...tokenOf(who) },
  });
  vi.resetModules();
  vi.doMock('#src/data/firestore/database.ts', () => ({ database }));
  return import('#src/data/firestore/access.ts');
}

async function profile(id: Person): Promise<User> {
  return readUser(id, (await getDoc(doc(stage.as(id), 'users', id))).data());
}

const told = async (id: string) =>
  (await getDoc(doc(stage.as(id.split('_')[2] as Who), 'notifications', id))).data()?.[
    'message_string'
  ] as unknown;

describe('[ACC-03] what the app writes passes the rules', () => {
  test('an invite from sending it to removing the user who acts', async () => {
    const rider = await gatewayOf('rider');
    const partner = await gatewayOf('partner');
    await rider.takeAccessStep('invite', await profile('rider'), 'partner');
    expect(await told('rider_3_partner')).toBe('Cody Vance invited you to use their account.');
    await rider.takeAccessStep('cancel invite', await profile('rider'), 'partner');
    await rider.takeAccessStep('invite', await profile('rider'), 'partner');
    await partner.takeAccessStep('deny invite', await profile('partner'), 'rider');
    await rider.takeAccessStep('invite', await profile('rider'), 'partner');
    await partner.takeAccessStep('accept invite', await profile('partner'), 'rider');
    expect(await told('partner_5_rider')).toBe('June Tate accepted your invite.');
    expect(await profile('rider')).toMatchObject({ user_access: { partner: true }, sent_invites: {} });
    expect(await profile('partner')).toMatchObject({ account_access: { rider: true }, received_invites: {} });
    await stage.put('users/partner', {
      ...stage.people.partner,
      account_access: { rider: true },
      current_accessed_account: 'rider',
    });
    await rider.takeAccessStep('remove user', await profile('rider'), 'partner');
    expect((await profile('rider')).user_access).toEqual({});
    expect(await profile('partner')).toMatchObject({
      account_access: {},
      current_accessed_account: 'partner',
    });
  });

  test('a request from sending it to leaving the account that is acted for', async () => {
    const rider = await gatewayOf('rider');
    const partner = await gatewayOf('partner');
    await partner.takeAccessStep('request', await profile('partner'), 'rider');
    expect(await told('partner_4_rider')).toBe('June Tate asks to use your account.');
    await partner.takeAccessStep('cancel request', await profile('partner'), 'rider');
    await partner.takeAccessStep('request', await profile('partner'), 'rider');
    await rider.takeAccessStep('deny request', await profile('rider'), 'partner');
    await partner.takeAccessStep('request', await profile('partner'), 'rider');
    await rider.takeAccessStep('accept request', await profile('rider'), 'partner');
    expect(await told('rider_6_partner')).toBe('Cody Vance accepted your request.');
    const acting = { account_access: { rider: true }, current_accessed_account: 'rider' };
    await stage.put('users/partner', { ...stage.people.partner, ...acting });
    await partner.takeAccessStep('leave account', await profile('partner'), 'rider');
    expect(await profile('partner')).toMatchObject({
      account_access: {},
      current_accessed_account: 'partner',
    });
    expect((await profile('rider')).user_access).toEqual({});
  });

  test('entries that another app has left as false, and what is left of deleted and of vanished accounts', async () => {
    const rider = await gatewayOf('rider');
    await stage.put('users/rider', { ...stage.people.rider, sent_invites: { partner: false } });
    await rider.takeAccessStep('invite', await profile('rider'), 'partner');
    expect(await profile('rider')).toMatchObject({ sent_invites: { partner: true } });
    await stage.put('users/rider', { ...stage.people.rider, user_access: { leaver: true, gone: true } });
    await rider.takeAccessStep('remove user', await profile('rider'), 'gone');
    await rider.takeAccessStep('remove user', await profile('rider'), 'leaver');
    expect((await profile('rider')).user_access).toEqual({});
    await expect(rider.takeAccessStep('invite', await profile('rider'), 'gone')).rejects.toMatchObject({
      kind: 'not-found',
    });
    await expect(rider.takeAccessStep('invite', await profile('rider'), 'leaver')).rejects.toMatchObject({
      kind: 'not-allowed',
    });
  });
});

describe('[ACC-02] looking for an account by its exact email', () => {
  test('finds one, and nobody when there is none, several or a deleted one', async () => {
    const { findUserByEmail } = await gatewayOf('rider');
    const { partner, leaver } = stage.people;
    expect(await findUserByEmail(` ${partner.email.toUpperCase()} `)).toMatchObject({ id: 'partner' });
    expect(await findUserByEmail(partner.email.slice(1))).toBeUndefined();
    expect(await findUserByEmail(leaver.email)).toBeUndefined();
    await stage.put('users/double', { ...partner, id: 'double' });
    expect(await findUserByEmail(partner.email)).toBeUndefined();
  });
});
