import { createHash } from 'node:crypto';
import { deleteDoc, deleteField, doc, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildFan } from '#tests/support/factories/build-user.ts';
import {
  expectAllowed,
  expectAccess,
  expectDenied,
  getTestEmail,
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

const getUserDoc = (caller: Caller, id: string) => doc(fixture.firestoreAs(caller), 'users', id);

/** Callers and target accounts for actions that only the owner may do. */
const ownerCases = [
  ['owner', 'owner', 'allow'],
  ['delegate', 'delegate', 'allow'],
  ['delegate', 'owner', 'deny'],
  ['formerDelegate', 'owner', 'deny'],
  ['selfGranted', 'owner', 'deny'],
  ['rider', 'owner', 'deny'],
  ['withoutProfile', 'owner', 'deny'],
  ['admin', 'owner', 'deny'],
  ['unverifiedAdmin', 'owner', 'deny'],
  ['anonymous', 'owner', 'deny'],
  ['deletedDelegate', 'deletedDelegate', 'deny'],
  ['deletedOwner', 'deletedOwner', 'deny'],
  ['unverifiedDelegate', 'unverifiedDelegate', 'deny'],
] as const satisfies [Caller, keyof TestUsers, 'allow' | 'deny'][];

const restoreProfile = async (id: keyof TestUsers, changes: object = {}) =>
  fixture.storeDocument(`users/${id}`, { ...fixture.people[id], ...changes });

describe('[TYP-01] account type changes', () => {
  const change = (caller: Caller, id: keyof TestUsers, account_type: unknown) =>
    updateDoc(getUserDoc(caller, id), { account_type });

  test.each(ownerCases)('%s changes the type of %s: %s', async (caller, id, verdict) => {
    await restoreProfile(id);
    await expectAccess(verdict, change(caller, id, 2));
  });

  test.each([1, 2, 3])('allows type %i', async (type) => {
    await restoreProfile('rider');
    await expectAllowed(change('rider', 'rider', type));
  });

  test.each([0, 4, 6, 1.5, 'fan', null, deleteField()])('denies %o', async (type) => {
    await restoreProfile('rider');
    await expectDenied(change('rider', 'rider', type));
  });

  test('allows changing a legacy type, but not back', async () => {
    await restoreProfile('rider', { account_type: 6 });
    await expectAllowed(change('rider', 'rider', 3));
    await expectDenied(change('rider', 'rider', 6));
  });

  test.each([
    ['a public field', { bio: 'New words' }],
    ['the verified flag', { isVerified: true }],
    ['an access map', { user_access: { rider: true } }],
    ['the email', { email: 'rider@example.com' }],
  ])('denies changing %s in the same write', async (_case, changes) => {
    await restoreProfile('rider', { email: 'before@example.com' });
    await expectDenied(updateDoc(getUserDoc('rider', 'rider'), { account_type: 3, ...changes }));
  });

  test('existing animals stay editable', async () => {
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

describe('email sync with Firebase Auth', () => {
  // The entry in the registry is what email-identity.test.ts is about.
  const storeEntry = (caller: Caller) =>
    fixture.storeDocument(`emails/${createHash('sha256').update(getTestEmail(caller)).digest('hex')}`, {
      user_id: caller,
      updated: new Date(),
    });
  const syncEmail = async (caller: Caller, id: keyof TestUsers, email: unknown = getTestEmail(caller)) => {
    await storeEntry(caller);
    return updateDoc(getUserDoc(caller, id), { email });
  };

  test.each(ownerCases)('%s writes their email to the profile of %s: %s', async (caller, id, verdict) => {
    await restoreProfile(id, { email: 'before@example.com' });
    await expectAccess(verdict, syncEmail(caller, id));
  });

  test.each(['other@example.com', 'rider@example.com ', 'RIDER@example.com', '', null, deleteField()])(
    'denies %o',
    async (email) => {
      await restoreProfile('rider', { email: 'before@example.com' });
      await expectDenied(syncEmail('rider', 'rider', email));
    },
  );

  test('denies other changes in the same write', async () => {
    await restoreProfile('rider', { email: 'before@example.com' });
    await storeEntry('rider');
    await expectDenied(
      updateDoc(getUserDoc('rider', 'rider'), { email: 'rider@example.com', bio: 'New words' }),
    );
    await expectDenied(
      updateDoc(getUserDoc('rider', 'rider'), { email: 'rider@example.com', isVerified: true }),
    );
  });
});

describe('profile deletion', () => {
  const secondsPerMinute = 60;
  const remove = (caller: Caller, id: string, seconds = 0) =>
    deleteDoc(doc(fixture.firestoreAfterLogin(caller, seconds), 'users', id));
  beforeEach(() => restoreProfile('owner'));

  test.each(ownerCases)('%s deletes the profile of %s: %s', async (caller, id, verdict) => {
    await restoreProfile(id);
    await expectAccess(verdict, remove(caller, id));
    await restoreProfile(id);
  });

  test('requires a login in the last ten minutes', async () => {
    await expectDenied(deleteDoc(getUserDoc('owner', 'owner')));
    await expectDenied(remove('owner', 'owner', 11 * secondsPerMinute));
    await expectAllowed(remove('owner', 'owner', 9 * secondsPerMinute));
  });

  test('a user marked as deleted cannot remove the mark', async () => {
    await restoreProfile('deletedDelegate');
    await expectDenied(remove('deletedDelegate', 'deletedDelegate'));
    await expectDenied(
      setDoc(
        getUserDoc('deletedDelegate', 'deletedDelegate'),
        buildFan({ id: 'deletedDelegate', email: '' }),
      ),
    );
    await expectAllowed(getDoc(getUserDoc('deletedDelegate', 'deletedDelegate')));
  });

  test('revokes all access, and a new profile has none', async () => {
    await expectAllowed(remove('owner', 'owner'));
    const choose = () => updateDoc(getUserDoc('delegate', 'delegate'), { current_accessed_account: 'owner' });
    await expectDenied(choose());
    const now = Math.floor(Date.now() / 1000);
    const newProfile = buildFan({ id: 'owner', email: '', registered_time: now });
    await expectDenied(
      setDoc(getUserDoc('owner', 'owner'), { ...newProfile, user_access: { delegate: true } }),
    );
    await expectAllowed(setDoc(getUserDoc('owner', 'owner'), newProfile));
    await expectDenied(choose());
  });

  test('a delegate without a profile has no access', async () => {
    await expectAllowed(remove('delegate', 'delegate'));
    await expectDenied(updateDoc(getUserDoc('delegate', 'owner'), { bio: 'From beyond' }));
    await restoreProfile('delegate');
  });
});
