import {
  collection,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import {
  expectAllowed,
  expectAccess,
  buildPictureUrl,
  expectDenied,
  createFirestoreFixture,
  omitField,
  type FirestoreFixture,
  type Caller,
} from './firestore-fixture.ts';

let fixture: FirestoreFixture;
beforeAll(async () => {
  fixture = await createFirestoreFixture();
});
afterAll(() => fixture.dispose());

const getUserDoc = (who: Caller, id: string) => doc(fixture.firestoreAs(who), 'users', id);

describe('reading profiles', () => {
  test.each([
    ['nobody', 'rider', 'deny'],
    ['newcomer', 'newcomer', 'allow'],
    ['newcomer', 'rider', 'deny'],
    ['watcher', 'rider', 'allow'],
    ['watcher', 'nowhere', 'allow'],
    ['watcher', 'deletedOwner', 'deny'],
    ['leaver', 'leaver', 'allow'],
    ['stranger', 'rider', 'allow'],
    ['admin', 'deletedOwner', 'allow'],
    ['pretender', 'deletedOwner', 'deny'],
  ] as const)('%s reading the profile of %s: %s', async (who, id, verdict) => {
    await expectAccess(verdict, getDoc(getUserDoc(who, id)));
  });

  const users = (who: Caller) => collection(fixture.firestoreAs(who), 'users');

  test.each([
    ['nobody', 20, 'deny'],
    ['newcomer', 20, 'deny'],
    ['watcher', 20, 'allow'],
    ['watcher', 21, 'deny'],
  ] as const)('%s listing %i profiles: %s', async (who, most, verdict) => {
    const contestants = query(users(who), where('account_type', '==', 2), orderBy('first_name'), limit(most));
    await expectAccess(verdict, getDocs(contestants));
  });

  test('an address is looked up exactly; a list without a limit is refused', async () => {
    const found = where('email', '==', fixture.people.rider.email);
    await expectAllowed(getDocs(query(users('watcher'), found, limit(2))));
    await expectDenied(getDocs(query(users('watcher'), found)));
  });
});

describe('choosing the account to act for', () => {
  const choose = (who: Caller, account: string, of: string = who) =>
    updateDoc(getUserDoc(who, of), { current_accessed_account: account });

  test.each([
    ['delegate', 'owner', 'allow'],
    ['delegate', 'delegate', 'allow'],
    ['former', 'owner', 'deny'],
    ['claimer', 'owner', 'deny'],
    ['rider', 'owner', 'deny'],
    ['delegate', 'deletedOwner', 'deny'],
    ['delegate', 'nowhere', 'deny'],
    ['leaver', 'owner', 'deny'],
    ['leaver', 'leaver', 'deny'],
    ['newcomer', 'owner', 'deny'],
    ['newcomer', 'newcomer', 'deny'],
  ] as const)('%s choosing %s: %s', async (who, account, verdict) => {
    await expectAccess(verdict, choose(who, account));
  });

  test('nobody chooses for somebody else', async () => {
    await expectDenied(choose('delegate', 'delegate', 'owner'));
    await expectDenied(choose('admin', 'admin', 'rider'));
  });

  test('nothing else changes along with it', async () => {
    const both = { current_accessed_account: 'delegate', account_access: { rider: true } };
    await expectDenied(updateDoc(getUserDoc('delegate', 'delegate'), both));
  });
});

describe('editing a profile', () => {
  beforeEach(() => fixture.storeDocument('users/owner', fixture.people.owner));

  test.each([
    ['owner', 'allow'],
    ['delegate', 'allow'],
    ['former', 'deny'],
    ['claimer', 'deny'],
    ['leaver', 'deny'],
    ['newcomer', 'deny'],
    ['rider', 'deny'],
    ['stranger', 'deny'],
    ['admin', 'deny'],
    ['nobody', 'deny'],
  ] as const)("%s changing the owner's public fields: %s", async (who, verdict) => {
    const changes = { bio: 'New words', photo_url: buildPictureUrl('users/owner/profile.jpg') };
    await expectAccess(verdict, updateDoc(getUserDoc(who, 'owner'), changes));
  });

  test('a contractor renames itself in both fields', async () => {
    await expectAllowed(
      updateDoc(getUserDoc('owner', 'owner'), { name: 'High Mesa', first_name: 'High Mesa' }),
    );
    await expectDenied(updateDoc(getUserDoc('owner', 'owner'), { name: 'Low Mesa' }));
  });

  test('a contestant changes the events, and keeps one at least', async () => {
    await expectAllowed(updateDoc(getUserDoc('rider', 'rider'), { events: [4, 10] }));
    await expectDenied(updateDoc(getUserDoc('rider', 'rider'), { events: [] }));
    // Who does not compete has none.
    await expectAllowed(updateDoc(getUserDoc('owner', 'owner'), { events: [] }));
  });

  test.each([
    ['id', 'rider'],
    ['email', 'other@example.com'],
    ['isVerified', true],
    ['deleted', true],
    ['registered_time', 1],
    ['account_access', { rider: true }],
    ['user_access', { delegate: true, rider: true }],
    ['sent_invites', { rider: true }],
    ['received_invites', { rider: true }],
    ['sent_requests', { rider: true }],
    ['received_requests', { rider: true }],
    ['extra', 1],
  ])('neither the owner nor a delegate changes %s', async (field, value) => {
    await expectDenied(updateDoc(getUserDoc('owner', 'owner'), { [field]: value }));
    await expectDenied(updateDoc(getUserDoc('delegate', 'owner'), { [field]: value }));
  });

  test('fields are checked as at signup, and none is taken away', async () => {
    await expectDenied(updateDoc(getUserDoc('owner', 'owner'), { bio: 'x'.repeat(2001) }));
    await expectDenied(updateDoc(getUserDoc('owner', 'owner'), { website_url: 'http://rodeo.example' }));
    await expectDenied(updateDoc(getUserDoc('owner', 'owner'), { bio: deleteField() }));
  });

  const publicFields = [
    ['first_name', 'last_name', 'name', 'phone', 'location', 'bio', 'sponsors', 'photo_url', 'events'],
    ['favouriteEvents', 'facebook_url', 'instagram_url', 'twitter_url', 'youtube_url', 'tiktok_url'],
    ['website_url'],
  ].flat();
  test.each(publicFields)('an old %s that we would not accept stays until it is edited', async (field) => {
    await fixture.storeDocument('users/owner', { ...fixture.people.owner, [field]: { old: true } });
    const other = field === 'bio' ? 'phone' : 'bio';
    await expectAllowed(updateDoc(getUserDoc('owner', 'owner'), { [other]: 'New words' }));
    await expectDenied(updateDoc(getUserDoc('owner', 'owner'), { [field]: { old: false } }));
  });

  test('an old profile without a deleted mark is edited like any other', async () => {
    await fixture.storeDocument('users/owner', omitField(fixture.people.owner, 'deleted'));
    await expectAllowed(updateDoc(getUserDoc('owner', 'owner'), { bio: 'New words' }));
  });

  test("a deleted account's profile is left alone", async () => {
    await expectDenied(updateDoc(getUserDoc('deletedOwner', 'deletedOwner'), { bio: 'Back again' }));
    await expectDenied(updateDoc(getUserDoc('delegate', 'deletedOwner'), { bio: 'Back again' }));
  });
});

describe('administration', () => {
  test.each([
    ['admin', { isVerified: true }, 'allow'],
    ['admin', { deleted: true }, 'allow'],
    ['admin', { deleted: 'yes' }, 'deny'],
    ['admin', { isVerified: 1 }, 'deny'],
    ['admin', { isVerified: true, bio: 'x' }, 'deny'],
    ['partner', { isVerified: true }, 'deny'],
    ['pretender', { isVerified: true }, 'deny'],
  ] as const)('%s setting %o on a profile: %s', async (who, changes, verdict) => {
    await fixture.storeDocument('users/partner', fixture.people.partner);
    await expectAccess(verdict, updateDoc(getUserDoc(who, 'partner'), changes));
  });
});
