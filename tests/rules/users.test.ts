import { collection, deleteField, getDocs, limit, orderBy, query, where } from 'firebase/firestore';
import { beforeEach, describe, test } from 'vitest';
import { toNewProfile } from '#tests/support/factories/build-user.ts';
import {
  expectAllowed,
  expectAccess,
  buildPictureUrl,
  expectDenied,
  createFirestoreFixture,
  omitField,
  type Caller,
} from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);

describe('reading profiles', () => {
  test.each([
    ['anonymous', 'rider', 'deny'],
    ['unverifiedDelegate', 'unverifiedDelegate', 'allow'],
    ['unverifiedDelegate', 'rider', 'deny'],
    ['fan', 'rider', 'allow'],
    ['fan', 'nowhere', 'allow'],
    ['fan', 'deletedOwner', 'deny'],
    ['deletedDelegate', 'deletedDelegate', 'allow'],
    ['withoutProfile', 'rider', 'deny'],
    ['withoutProfile', 'withoutProfile', 'allow'],
    ['deletedDelegate', 'rider', 'deny'],
    ['deletedDelegate', 'nowhere', 'deny'],
    ['admin', 'deletedOwner', 'allow'],
    ['unverifiedAdmin', 'deletedOwner', 'deny'],
  ] as const)('%s reads the profile of %s: %s', async (caller, id, verdict) => {
    await expectAccess(verdict, fixture.as(caller).get(`users/${id}`));
  });

  const users = (caller: Caller) => collection(fixture.firestoreAs(caller), 'users');

  test.each([
    ['anonymous', 20, 'deny'],
    ['unverifiedDelegate', 20, 'deny'],
    ['withoutProfile', 20, 'deny'],
    ['deletedDelegate', 20, 'deny'],
    ['fan', 20, 'allow'],
    ['fan', 21, 'deny'],
  ] as const)('%s lists %i profiles: %s', async (caller, count, verdict) => {
    const contestants = query(
      users(caller),
      where('account_type', '==', 2),
      where('email_verified', '==', true),
      orderBy('first_name'),
      limit(count),
    );
    await expectAccess(verdict, getDocs(contestants));
  });

  test('lists nobody whose email was never verified', async () => {
    await expectDenied(getDocs(query(users('fan'), limit(1))));
    for (const value of [false, null])
      await expectDenied(getDocs(query(users('fan'), where('email_verified', '==', value), limit(1))));
    await expectAllowed(getDocs(query(users('fan'), where('email_verified', '==', true), limit(1))));
  });

  test.each(['deletedDelegate', 'withoutProfile'] as const)(
    'attack: %s reads many profiles one by one',
    async (caller) => {
      for (const id of ['owner', 'delegate', 'otherRider', 'fan'])
        await expectDenied(fixture.as(caller).get(`users/${id}`));
    },
  );
});

describe('selecting an account', () => {
  const choose = (caller: Caller, account: string, userId: string = caller) =>
    fixture.as(caller).update(`users/${userId}`, { current_accessed_account: account });

  test.each([
    ['delegate', 'owner', 'allow'],
    ['delegate', 'delegate', 'allow'],
    ['formerDelegate', 'owner', 'deny'],
    ['selfGranted', 'owner', 'deny'],
    ['rider', 'owner', 'deny'],
    ['delegate', 'deletedOwner', 'deny'],
    ['delegate', 'nowhere', 'deny'],
    ['deletedDelegate', 'owner', 'deny'],
    ['deletedDelegate', 'deletedDelegate', 'deny'],
    ['unverifiedDelegate', 'owner', 'deny'],
    ['unverifiedDelegate', 'unverifiedDelegate', 'deny'],
  ] as const)('%s selects %s: %s', async (caller, account, verdict) => {
    await expectAccess(verdict, choose(caller, account));
  });

  test('denies selecting for another user', async () => {
    await expectDenied(choose('delegate', 'delegate', 'owner'));
    await expectDenied(choose('admin', 'admin', 'rider'));
  });

  test('denies other changes in the same write', async () => {
    const changes = { current_accessed_account: 'delegate', account_access: { rider: true } };
    await expectDenied(fixture.as('delegate').update('users/delegate', changes));
  });
});

describe('editing profiles', () => {
  beforeEach(() => fixture.storeDocument('users/owner', fixture.people.owner));

  test.each([
    ['owner', 'allow'],
    ['delegate', 'allow'],
    ['formerDelegate', 'deny'],
    ['selfGranted', 'deny'],
    ['deletedDelegate', 'deny'],
    ['unverifiedDelegate', 'deny'],
    ['rider', 'deny'],
    ['withoutProfile', 'deny'],
    ['admin', 'deny'],
    ['anonymous', 'deny'],
  ] as const)("%s changes the owner's editable fields: %s", async (caller, verdict) => {
    const changes = { bio: 'New words', photo_url: buildPictureUrl('users/owner/profile.jpg') };
    await expectAccess(verdict, fixture.as(caller).update('users/owner', changes));
  });

  test('requires a contractor to change both name fields', async () => {
    await expectAllowed(
      fixture.as('owner').update('users/owner', { name: 'High Mesa', first_name: 'High Mesa' }),
    );
    await expectDenied(fixture.as('owner').update('users/owner', { name: 'Low Mesa' }));
  });

  test('requires at least one event for contestants', async () => {
    await expectAllowed(fixture.as('rider').update('users/rider', { events: [4, 10] }));
    await expectDenied(fixture.as('rider').update('users/rider', { events: [] }));
    // Other types have none.
    await expectAllowed(fixture.as('owner').update('users/owner', { events: [] }));
  });

  test.each([
    ['id', 'rider'],
    ['email', 'other@example.com'],
    ['phone', '+1 307 555 0100'],
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
  ])('denies owner and delegate changing %s', async (field, value) => {
    await expectDenied(fixture.as('owner').update('users/owner', { [field]: value }));
    await expectDenied(fixture.as('delegate').update('users/owner', { [field]: value }));
  });

  test('validates fields as at signup and denies removing one', async () => {
    await expectDenied(fixture.as('owner').update('users/owner', { bio: 'x'.repeat(2001) }));
    await expectDenied(fixture.as('owner').update('users/owner', { website_url: 'http://rodeo.example' }));
    await expectDenied(fixture.as('owner').update('users/owner', { bio: deleteField() }));
  });

  const publicFields = [
    ['first_name', 'last_name', 'name', 'location', 'bio', 'sponsors', 'photo_url', 'events'],
    ['favouriteEvents', 'facebook_url', 'instagram_url', 'twitter_url', 'youtube_url', 'tiktok_url'],
    ['website_url'],
  ].flat();
  test.each(publicFields)('keeps an invalid old %s until it is edited', async (field) => {
    await fixture.storeDocument('users/owner', { ...fixture.people.owner, [field]: { old: true } });
    const other = field === 'bio' ? 'location' : 'bio';
    await expectAllowed(fixture.as('owner').update('users/owner', { [other]: 'New words' }));
    await expectDenied(fixture.as('owner').update('users/owner', { [field]: { old: false } }));
  });

  test('leaves the contact of a profile from before, or takes it away', async () => {
    const before = { email: 'before@example.com', phone: { old: true } };
    await fixture.storeDocument('users/owner', { ...fixture.people.owner, ...before });
    const { update } = fixture.as('delegate');
    await expectAllowed(update('users/owner', { bio: 'New words' }));
    for (const changes of [{ email: '' }, { phone: '555' }, { email: deleteField(), phone: '555' }])
      await expectDenied(update('users/owner', changes));
    await expectAllowed(update('users/owner', { bio: 'Newer words', phone: deleteField() }));
    await expectAllowed(update('users/owner', { email: deleteField() }));
    await expectDenied(update('users/owner', { email: 'before@example.com' }));
  });

  test('says that the email is verified only for somebody whose email is, and for good', async () => {
    for (const id of ['rider', 'unverifiedDelegate'] as const)
      await fixture.storeDocument(`users/${id}`, toNewProfile(fixture.people[id]));
    const verify = (caller: Caller, email_verified: unknown) =>
      fixture.as(caller).update(`users/${caller}`, { email_verified });
    await expectDenied(verify('unverifiedDelegate', true));
    for (const value of [false, 'yes', 1, null]) await expectDenied(verify('rider', value));
    await expectAllowed(verify('rider', true));
    await expectDenied(verify('rider', false));
    await expectDenied(verify('rider', deleteField()));
    await expectAllowed(fixture.as('rider').update('users/rider', { bio: 'New words' }));
  });

  test('allows editing an old profile without the deleted flag', async () => {
    await fixture.storeDocument('users/owner', omitField(fixture.people.owner, 'deleted'));
    await expectAllowed(fixture.as('owner').update('users/owner', { bio: 'New words' }));
  });

  test('denies editing a deleted profile', async () => {
    await expectDenied(fixture.as('deletedOwner').update('users/deletedOwner', { bio: 'Back again' }));
    await expectDenied(fixture.as('delegate').update('users/deletedOwner', { bio: 'Back again' }));
  });
});

describe('profile moderation', () => {
  test.each([
    ['admin', { isVerified: true }, 'allow'],
    ['admin', { deleted: true }, 'allow'],
    ['admin', { deleted: 'yes' }, 'deny'],
    ['admin', { isVerified: 1 }, 'deny'],
    ['admin', { isVerified: true, bio: 'x' }, 'deny'],
    ['otherRider', { isVerified: true }, 'deny'],
    ['unverifiedAdmin', { isVerified: true }, 'deny'],
  ] as const)('%s sets %o on a profile: %s', async (caller, changes, verdict) => {
    await fixture.storeDocument('users/otherRider', fixture.people.otherRider);
    await expectAccess(verdict, fixture.as(caller).update('users/otherRider', changes));
  });
});
