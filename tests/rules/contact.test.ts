import { deleteField, limit } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { buildFan, toNewProfile } from '#tests/support/factories/build-user.ts';
import {
  createFirestoreFixture,
  expectAccess,
  expectAllowed,
  expectDenied,
  getEmailPath,
  getTestEmail,
  type Caller,
  type TestUsers,
} from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);

const restoreProfile = async (id: keyof TestUsers) =>
  fixture.storeDocument(`users/${id}`, fixture.people[id]);

describe('the contact', () => {
  const getPath = (id: string) => `users/${id}/private/contact`;
  const store = (id: string, contact: object = { email: 'before@example.com', phone: '' }) =>
    fixture.storeDocument(getPath(id), contact);
  // The entry in the registry is what email-identity.test.ts is about.
  const syncEmail = async (caller: Caller, id: keyof TestUsers, email: unknown = getTestEmail(caller)) => {
    await fixture.storeDocument(getEmailPath(getTestEmail(caller)), { user_id: caller, updated: new Date() });
    return fixture.as(caller).update(getPath(id), { email });
  };

  test.each([
    ['owner', 'owner', 'allow'],
    ['delegate', 'delegate', 'allow'],
    ['delegate', 'owner', 'deny'],
    ['rider', 'owner', 'deny'],
    ['admin', 'owner', 'deny'],
    ['deletedDelegate', 'deletedDelegate', 'deny'],
    ['unverifiedDelegate', 'unverifiedDelegate', 'deny'],
    ['anonymous', 'owner', 'deny'],
  ] as const)('%s stores their email for %s: %s', async (caller, id, verdict) => {
    await restoreProfile(id);
    await store(id);
    await expectAccess(verdict, syncEmail(caller, id));
  });

  test('takes no email of a delegate that is still registered for the owner', async () => {
    await restoreProfile('owner');
    await store('owner');
    const email = getTestEmail('delegate');
    await fixture.storeDocument(getEmailPath(email), { user_id: 'owner', updated: new Date() });
    await expectDenied(fixture.as('delegate').update(getPath('owner'), { email }));
  });

  test.each(['other@example.com', 'rider@example.com ', 'RIDER@example.com', '', null, deleteField()])(
    'denies the email %o',
    async (email) => {
      await store('rider');
      await expectDenied(syncEmail('rider', 'rider', email));
    },
  );

  test.each([
    ['a line break in the phone', { phone: '1\n2' }],
    ['a phone too long', { phone: '1'.repeat(41) }],
    ['a phone that is no text', { phone: 555 }],
    ['another field', { phone: '555', note: 'x' }],
  ])('denies %s', async (_case, contact) => {
    await store('rider', {});
    await expectDenied(fixture.as('rider').set(getPath('rider'), contact));
    await expectAllowed(fixture.as('rider').set(getPath('rider'), { phone: '1'.repeat(40) }));
  });

  test.each([
    ['owner', 'allow'],
    ['delegate', 'allow'],
    ['admin', 'allow'],
    ['formerDelegate', 'deny'],
    ['selfGranted', 'deny'],
    ['deletedDelegate', 'deny'],
    ['unverifiedDelegate', 'deny'],
    ['rider', 'deny'],
    ['withoutProfile', 'deny'],
    ['unverifiedAdmin', 'deny'],
    ['deletedAdmin', 'deny'],
    ['anonymous', 'deny'],
  ] as const)('%s reads that of the owner: %s', async (caller, verdict) => {
    await restoreProfile('owner');
    await store('owner');
    await expectAccess(verdict, fixture.as(caller).get(getPath('owner')));
    await expectDenied(fixture.as(caller).list('users/owner/private', limit(1)));
  });

  test.each([
    ['owner', 'allow'],
    ['delegate', 'deny'],
    ['admin', 'deny'],
    ['rider', 'deny'],
  ] as const)(
    '[ACC-06] %s says that nobody finds the owner by the email, and the contrary: %s',
    async (caller, verdict) => {
      await restoreProfile('owner');
      for (const unlisted of [true, deleteField()]) {
        await store('owner', {
          email: 'before@example.com',
          phone: '1',
          ...(unlisted !== true && { unlisted: true }),
        });
        await expectAccess(verdict, fixture.as(caller).update(getPath('owner'), { unlisted }));
      }
      await expectDenied(fixture.as('owner').update(getPath('owner'), { unlisted: 'yes' }));
      // Who acts for the account keeps it.
      await store('owner', { email: 'before@example.com', phone: '1', unlisted: true });
      await expectAllowed(fixture.as('delegate').update(getPath('owner'), { phone: '2' }));
    },
  );

  test('[ACC-06] who is not found by the email takes it without an entry in the registry, which nobody else has either', async () => {
    await restoreProfile('rider');
    await store('rider', { email: 'before@example.com', phone: '', unlisted: true });
    const entry = getEmailPath(getTestEmail('rider'));
    const contact = { email: getTestEmail('rider'), phone: '', unlisted: true };
    await fixture.storeDocument(entry, { user_id: 'fan', updated: new Date() });
    await expectDenied(fixture.as('rider').commit(['set', getPath('rider'), contact]));
    await expectAllowed(fixture.as('rider').commit(['set', getPath('rider'), contact], ['delete', entry]));
  });

  test('an unverified login stores a phone with its profile, not later', async () => {
    const { set } = fixture.as('signup-phone');
    const registered_time = Math.floor(Date.now() / 1000);
    const profile = toNewProfile(buildFan({ id: 'signup-phone', registered_time }));
    const phone = { phone: '555' };
    await expectDenied(set(getPath('signup-phone'), phone));
    await expectDenied(
      fixture.signUp('signup-phone', 'signup-phone', profile, ['set', getPath('signup-other'), phone]),
    );
    await expectAllowed(
      fixture.signUp('signup-phone', 'signup-phone', profile, ['set', getPath('signup-phone'), phone]),
    );
    await expectDenied(set(getPath('signup-phone'), { phone: '556' }));
    await expectAllowed(fixture.as('signup-phone').get(getPath('signup-phone')));
  });

  test('goes with the profile, and not before', async () => {
    await restoreProfile('rider');
    await store('rider');
    await expectDenied(fixture.as('rider').delete(getPath('rider')));
    await fixture.removeDocument('users/rider');
    await expectDenied(fixture.as('otherRider').delete(getPath('rider')));
    await expectAllowed(fixture.as('rider').delete(getPath('rider')));
    await restoreProfile('rider');
  });
});
