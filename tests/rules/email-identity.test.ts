import { limit, serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe, test } from 'vitest';
import { buildFan, toNewProfile } from '#tests/support/factories/build-user.ts';
import { attemptStep, notifyingSteps, storeStepPrecondition } from './access-step-attempts.ts';
import {
  createFirestoreFixture,
  expectAccess,
  expectAllowed,
  expectDenied,
  getEmailPath,
  getTestEmail,
  omitField,
  type Caller,
} from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);

const getContactPath = (id: string) => `users/${id}/private/contact`;
const buildEntry = (user_id: string) => ({ user_id, updated: serverTimestamp() });

/** Stores the caller's email and registers it, as the app does after verification. */
function syncEmail(
  caller: Caller,
  { email = getTestEmail(caller), entry = buildEntry(caller) }: { email?: string; entry?: object } = {},
) {
  return fixture
    .as(caller)
    .commit(['set', getContactPath(caller), { email, phone: '' }], ['set', getEmailPath(email), entry]);
}

describe("attack: a profile with somebody else's email", () => {
  const signUp = (id: 'signup-thief' | 'withoutProfile', email: string) => {
    const registered_time = Math.floor(Date.now() / 1000);
    const profile = toNewProfile(buildFan({ id, registered_time }));
    return fixture.signUp(id, id, profile, ['set', getContactPath(id), { email }]);
  };

  const removeSignUp = async (id: string) => {
    for (const path of [getContactPath(id), `users/${id}/private/agreement`, `users/${id}`])
      await fixture.removeDocument(path);
  };

  test('signup stores no email, not even that of the unverified login', async () => {
    await expectDenied(signUp('signup-thief', 'signup-thief@example.com'));
    await expectDenied(signUp('signup-thief', getTestEmail('rider')));
    await expectAllowed(signUp('signup-thief', ''));
    await removeSignUp('signup-thief');
  });

  test('a verified login does not shorten the way', async () => {
    await expectDenied(signUp('withoutProfile', getTestEmail('withoutProfile')));
    await expectAllowed(signUp('withoutProfile', ''));
    await removeSignUp('withoutProfile');
  });

  test.each(notifyingSteps)('%s: denied while the email of the login is not registered', async (step) => {
    const { own, other } = await storeStepPrecondition(fixture, step);
    const path = getEmailPath(getTestEmail(own.id));
    await fixture.storeDocument(path, { user_id: other.id, updated: new Date() });
    await expectDenied(attemptStep(fixture, { step, own, other }));
    await fixture.removeDocument(path);
    // Neither the contact nor a profile from before counts.
    await fixture.storeDocument(`users/${own.id}`, { ...own, email: getTestEmail(own.id) });
    await expectDenied(attemptStep(fixture, { step, own, other }));
    await fixture.storeDocument(`users/${own.id}`, own);
    await fixture.storeDocument(path, { user_id: own.id, updated: new Date() });
    await expectAllowed(attemptStep(fixture, { step, own, other }));
  });

  test.each(notifyingSteps)(
    '[ACC-06] %s: allowed for who is not found by the email that is theirs',
    async (step) => {
      const { own, other } = await storeStepPrecondition(fixture, step);
      await fixture.removeDocument(getEmailPath(getTestEmail(own.id)));
      const store = (email: string) =>
        fixture.storeDocument(getContactPath(own.id), { email, phone: '', unlisted: true });
      await store('before@example.com');
      await expectDenied(attemptStep(fixture, { step, own, other }));
      await store(getTestEmail(own.id));
      await expectAllowed(attemptStep(fixture, { step, own, other }));
      await fixture.storeDocument(getEmailPath(getTestEmail(own.id)), {
        user_id: own.id,
        updated: new Date(),
      });
    },
  );
});

describe('attack: making an email unfindable', () => {
  beforeEach(async () => {
    await fixture.removeDocument(getEmailPath(getTestEmail('rider')));
    await fixture.storeDocument(getContactPath('rider'), { email: '', phone: '' });
  });

  test('the holder of the verified email takes over its entry', async () => {
    await fixture.storeDocument(getEmailPath(getTestEmail('rider')), { user_id: 'fan', updated: new Date() });
    await expectAllowed(syncEmail('rider'));
  });

  test.each([
    ['another member', 'fan'],
    ['an unverified login with that email', 'unverifiedDelegate'],
    ['an administrator', 'admin'],
    ['a visitor', 'anonymous'],
  ] as const)('%s can neither create, change nor delete it', async (_case, caller) => {
    const email = getTestEmail(caller === 'unverifiedDelegate' ? caller : 'rider');
    const [client, path] = [fixture.as(caller), getEmailPath(email)];
    await expectDenied(client.set(path, buildEntry(caller)));
    await fixture.storeDocument(getEmailPath(email), { user_id: 'rider', updated: new Date() });
    await expectDenied(client.set(path, buildEntry(caller)));
    await expectDenied(client.delete(path));
    await fixture.removeDocument(getEmailPath(email));
  });

  test('an earlier email of an account that is now the email of another login stays out of its contact', async () => {
    await fixture.storeDocument(getEmailPath(getTestEmail('fan')), { user_id: 'rider', updated: new Date() });
    await expectDenied(fixture.as('fan').update(getContactPath('rider'), { email: getTestEmail('fan') }));
    await fixture.removeDocument(getEmailPath(getTestEmail('fan')));
  });

  test.each([
    ["another user's id", { user_id: 'fan' }],
    ['a client time', { updated: new Date(Date.now() - 60_000) }],
    ['an additional field', { email: 'rider@example.com' }],
  ])('denies an entry with %s', async (_case, changes) => {
    const [client, path] = [fixture.as('rider'), getEmailPath(getTestEmail('rider'))];
    await expectDenied(client.set(path, { ...buildEntry('rider'), ...changes }));
    await expectAllowed(client.set(path, buildEntry('rider')));
    await expectDenied(client.update(path, changes));
    for (const field of ['user_id', 'updated'])
      await expectDenied(client.set(path, omitField(buildEntry('rider'), field)));
  });

  test('a deleted account and a login without a profile register no email', async () => {
    await expectDenied(
      fixture
        .as('deletedDelegate')
        .set(getEmailPath(getTestEmail('deletedDelegate')), buildEntry('deletedDelegate')),
    );
    await expectDenied(
      fixture
        .as('withoutProfile')
        .set(getEmailPath(getTestEmail('withoutProfile')), buildEntry('withoutProfile')),
    );
  });

  test('an entry is deleted by the holder of the email and by its account', async () => {
    const store = (email: string, user_id: string) =>
      fixture.storeDocument(getEmailPath(email), { user_id, updated: new Date() });
    await store(getTestEmail('rider'), 'fan');
    await expectAllowed(fixture.as('rider').delete(getEmailPath(getTestEmail('rider'))));
    await store('before@example.com', 'rider');
    await expectDenied(fixture.as('fan').delete(getEmailPath('before@example.com')));
    await expectAllowed(fixture.as('rider').delete(getEmailPath('before@example.com')));
  });
});

describe('a verified email', () => {
  beforeEach(async () => {
    await fixture.removeDocument(getEmailPath(getTestEmail('rider')));
    await fixture.storeDocument(getContactPath('rider'), { email: '', phone: '' });
  });

  test('reaches the contact together with its entry only', async () => {
    await expectDenied(fixture.as('rider').update(getContactPath('rider'), { email: getTestEmail('rider') }));
    await expectDenied(syncEmail('rider', { entry: buildEntry('fan') }));
    await expectDenied(syncEmail('rider', { email: 'other@example.com' }));
    await expectAllowed(syncEmail('rider'));
  });

  test('replaces an earlier one and its entry', async () => {
    await fixture.storeDocument(getContactPath('rider'), { email: 'before@example.com', phone: '' });
    await fixture.storeDocument(getEmailPath('before@example.com'), {
      user_id: 'rider',
      updated: new Date(),
    });
    await expectAllowed(
      fixture
        .as('rider')
        .commit(
          ['update', getContactPath('rider'), { email: getTestEmail('rider') }],
          ['set', getEmailPath(getTestEmail('rider')), buildEntry('rider')],
          ['delete', getEmailPath('before@example.com')],
        ),
    );
  });
});

describe('reading the registry', () => {
  test.each([
    ['rider', 'allow'],
    ['fan', 'allow'],
    ['withoutProfile', 'deny'],
    ['deletedDelegate', 'deny'],
    ['unverifiedDelegate', 'deny'],
    ['anonymous', 'deny'],
  ] as const)('%s looks up an email: %s', async (caller, verdict) => {
    await fixture.storeDocument(getEmailPath(getTestEmail('rider')), {
      user_id: 'rider',
      updated: new Date(),
    });
    await expectAccess(verdict, fixture.as(caller).get(getEmailPath(getTestEmail('rider'))));
    await expectAccess(verdict, fixture.as(caller).get(getEmailPath('unknown@example.com')));
  });

  test.each(['fan', 'admin'] as const)('%s cannot list it', async (caller) => {
    await expectDenied(fixture.as(caller).list('emails', limit(1)));
  });
});
