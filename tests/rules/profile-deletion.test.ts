import { serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe, test } from 'vitest';
import { buildFan, toNewProfile } from '#tests/support/factories/build-user.ts';
import {
  createFirestoreFixture,
  expectAccess,
  expectAllowed,
  expectDenied,
  type Caller,
  type TestUsers,
} from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);

const restoreProfile = async (id: keyof TestUsers) =>
  fixture.storeDocument(`users/${id}`, fixture.people[id]);

describe('profile deletion', () => {
  const secondsPerMinute = 60;
  const remove = (caller: Caller, id: string, seconds = 0) => fixture.deleteProfile(caller, id, seconds);
  beforeEach(() => restoreProfile('owner'));

  test.each([
    ['owner', 'owner', 'allow'],
    ['delegate', 'delegate', 'allow'],
    ...(
      ['delegate', 'formerDelegate', 'selfGranted', 'rider', 'withoutProfile', 'admin', 'anonymous'] as const
    ).map((caller) => [caller, 'owner', 'deny'] as const),
    ['deletedDelegate', 'deletedDelegate', 'deny'],
    ['deletedOwner', 'deletedOwner', 'deny'],
    ['unverifiedDelegate', 'unverifiedDelegate', 'deny'],
  ] as const)('%s deletes the profile of %s: %s', async (caller, id, verdict) => {
    await restoreProfile(id);
    await expectAccess(verdict, remove(caller, id));
    await restoreProfile(id);
  });

  test('requires a login in the last ten minutes', async () => {
    await expectDenied(remove('owner', 'owner', 11 * secondsPerMinute));
    await expectAllowed(remove('owner', 'owner', 9 * secondsPerMinute));
  });

  test.each(['users/owner/private/contact', 'users/owner/private/agreement', 'erasures/owner'])(
    'needs the write to %s',
    async (path) => {
      for (const name of ['contact', 'agreement'])
        await fixture.storeDocument(`users/owner/private/${name}`, { phone: '555' });
      await fixture.removeDocument('erasures/owner');
      await expectDenied(fixture.deleteProfile('owner', 'owner', 0, path));
      await expectAllowed(remove('owner', 'owner'));
    },
  );

  test('an erasure is asked for with it, for oneself', async () => {
    const now = { requested: serverTimestamp() };
    const ask = (caller: Caller, request: object) => fixture.as(caller).set('erasures/owner', request);
    await fixture.removeDocument('erasures/owner');
    await expectDenied(ask('owner', now));
    await expectDenied(ask('delegate', now));
    await fixture.removeDocument('users/owner');
    // Without a profile there is nothing to delete.
    await expectDenied(ask('owner', now));
    await restoreProfile('owner');
    await expectAllowed(remove('owner', 'owner'));
    await expectDenied(fixture.as('owner').get('erasures/owner'));
    await expectDenied(fixture.as('owner').delete('erasures/owner'));
  });

  test('a profile with `deleted` set cannot be deleted by its user', async () => {
    await restoreProfile('deletedDelegate');
    await expectDenied(remove('deletedDelegate', 'deletedDelegate'));
    await expectDenied(
      fixture.signUp('deletedDelegate', 'deletedDelegate', toNewProfile(buildFan({ id: 'deletedDelegate' }))),
    );
    await expectAllowed(fixture.as('deletedDelegate').get('users/deletedDelegate'));
  });

  test('revokes all access, and a new profile has none', async () => {
    await expectAllowed(remove('owner', 'owner'));
    const choose = () =>
      fixture.as('delegate').update('users/delegate', { current_accessed_account: 'owner' });
    await expectDenied(choose());
    const now = Math.floor(Date.now() / 1000);
    const newProfile = toNewProfile(buildFan({ id: 'owner', registered_time: now }));
    await expectDenied(fixture.signUp('owner', 'owner', { ...newProfile, user_access: { delegate: true } }));
    await expectAllowed(fixture.signUp('owner', 'owner', newProfile));
    await expectDenied(choose());
  });

  test('a delegate without a profile has no access', async () => {
    await expectAllowed(remove('delegate', 'delegate'));
    await expectDenied(fixture.as('delegate').update('users/owner', { bio: 'From beyond' }));
    await restoreProfile('delegate');
  });
});
