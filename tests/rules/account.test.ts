import { deleteDoc, deleteField, doc, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { buildBull } from '#tests/support/factories/animal.ts';
import { buildFan } from '#tests/support/factories/user.ts';
import {
  expectAllowed,
  expectAccess,
  expectDenied,
  createFirestoreFixture,
  type TestUsers,
  type FirestoreFixture,
  type Caller,
} from './firestore-fixture.ts';

let fixture: FirestoreFixture;
beforeAll(async () => {
  fixture = await createFirestoreFixture();
});
afterAll(() => fixture.dispose());

const getUserDoc = (who: Caller, id: string) => doc(fixture.firestoreAs(who), 'users', id);

/** Each person by the account they reach for: what only its owner may do, and only a member. */
const ownerCases = [
  ['owner', 'owner', 'allow'],
  ['delegate', 'delegate', 'allow'],
  ['delegate', 'owner', 'deny'],
  ['former', 'owner', 'deny'],
  ['claimer', 'owner', 'deny'],
  ['rider', 'owner', 'deny'],
  ['stranger', 'owner', 'deny'],
  ['admin', 'owner', 'deny'],
  ['pretender', 'owner', 'deny'],
  ['nobody', 'owner', 'deny'],
  ['leaver', 'leaver', 'deny'],
  ['deletedOwner', 'deletedOwner', 'deny'],
  ['newcomer', 'newcomer', 'deny'],
] as const satisfies [Caller, keyof TestUsers, 'allow' | 'deny'][];

const restoreProfile = async (id: keyof TestUsers, changes: object = {}) =>
  fixture.storeDocument(`users/${id}`, { ...fixture.people[id], ...changes });

describe('[TYP-01] changing the account type', () => {
  const change = (who: Caller, id: keyof TestUsers, account_type: unknown) =>
    updateDoc(getUserDoc(who, id), { account_type });

  test.each(ownerCases)('%s changing that of %s: %s', async (who, id, verdict) => {
    await restoreProfile(id);
    await expectAccess(verdict, change(who, id, 2));
  });

  test.each([1, 2, 3])('to type %i', async (type) => {
    await restoreProfile('rider');
    await expectAllowed(change('rider', 'rider', type));
  });

  test.each([0, 4, 6, 1.5, 'fan', null, deleteField()])('not to %o', async (type) => {
    await restoreProfile('rider');
    await expectDenied(change('rider', 'rider', type));
  });

  test('from a type of old data, for good', async () => {
    await restoreProfile('rider', { account_type: 6 });
    await expectAllowed(change('rider', 'rider', 3));
    await expectDenied(change('rider', 'rider', 6));
  });

  test.each([
    ['a public field', { bio: 'New words' }],
    ['the tick', { isVerified: true }],
    ['an access map', { user_access: { rider: true } }],
    ['the address', { email: 'rider@example.com' }],
  ])('not together with %s', async (_what, changes) => {
    await restoreProfile('rider', { email: 'before@example.com' });
    await expectDenied(updateDoc(getUserDoc('rider', 'rider'), { account_type: 3, ...changes }));
  });

  test('animals stay, and stay editable', async () => {
    await restoreProfile('rider', { account_type: 1 });
    await fixture.storeDocument(
      'animals/kept',
      buildBull({ ...fixture.people.rider, account_type: 1 }, { id: 'kept' }),
    );
    await expectAllowed(change('rider', 'rider', 3));
    await expectAllowed(
      updateDoc(doc(fixture.firestoreAs('rider'), 'animals', 'kept'), { bio: 'Still here' }),
    );
  });
});

describe('following the address of the sign-in', () => {
  const follow = (who: Caller, id: keyof TestUsers, email: unknown = `${who}@example.com`) =>
    updateDoc(getUserDoc(who, id), { email });

  test.each(ownerCases)('%s writing their address into the profile of %s: %s', async (who, id, verdict) => {
    await restoreProfile(id, { email: 'before@example.com' });
    await expectAccess(verdict, follow(who, id));
  });

  test.each(['other@example.com', 'rider@example.com ', 'RIDER@example.com', '', null, deleteField()])(
    'not %o, which is not the own one',
    async (email) => {
      await restoreProfile('rider', { email: 'before@example.com' });
      await expectDenied(follow('rider', 'rider', email));
    },
  );

  test('alone', async () => {
    await restoreProfile('rider', { email: 'before@example.com' });
    await expectDenied(
      updateDoc(getUserDoc('rider', 'rider'), { email: 'rider@example.com', bio: 'New words' }),
    );
    await expectDenied(
      updateDoc(getUserDoc('rider', 'rider'), { email: 'rider@example.com', isVerified: true }),
    );
  });
});

describe('deleting the own profile', () => {
  const minutes = 60;
  const remove = (who: Caller, id: string, seconds = 0) =>
    deleteDoc(doc(fixture.firestoreAfterLogin(who, seconds), 'users', id));
  beforeEach(() => restoreProfile('owner'));

  test.each(ownerCases)('%s deleting that of %s: %s', async (who, id, verdict) => {
    await restoreProfile(id);
    await expectAccess(verdict, remove(who, id));
    await restoreProfile(id);
  });

  test('takes a login of the last ten minutes', async () => {
    await expectDenied(deleteDoc(getUserDoc('owner', 'owner')));
    await expectDenied(remove('owner', 'owner', 11 * minutes));
    await expectAllowed(remove('owner', 'owner', 9 * minutes));
  });

  test('whoever was marked deleted does not shed the mark', async () => {
    await restoreProfile('leaver');
    await expectDenied(remove('leaver', 'leaver'));
    await expectDenied(
      setDoc(getUserDoc('leaver', 'leaver'), buildFan({ id: 'leaver', email: 'leaver@example.com' })),
    );
    await expectAllowed(getDoc(getUserDoc('leaver', 'leaver')));
  });

  test('access that the account had given is gone, and a new profile starts without any', async () => {
    await expectAllowed(remove('owner', 'owner'));
    const choose = () => updateDoc(getUserDoc('delegate', 'delegate'), { current_accessed_account: 'owner' });
    await expectDenied(choose());
    const now = Math.floor(Date.now() / 1000);
    const again = buildFan({ id: 'owner', email: 'owner@example.com', registered_time: now });
    await expectDenied(setDoc(getUserDoc('owner', 'owner'), { ...again, user_access: { delegate: true } }));
    await expectAllowed(setDoc(getUserDoc('owner', 'owner'), again));
    await expectDenied(choose());
  });

  test('without a profile nobody acts for an account that still names them', async () => {
    await expectAllowed(remove('delegate', 'delegate'));
    await expectDenied(updateDoc(getUserDoc('delegate', 'owner'), { bio: 'From beyond' }));
    await restoreProfile('delegate');
  });
});
