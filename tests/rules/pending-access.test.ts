import { deleteField, serverTimestamp, where } from 'firebase/firestore';
import { describe, test } from 'vitest';
import type { AccessStep } from '#src/domain/access-steps.ts';
import { getExpiry } from '#src/domain/expiry.ts';
import { buildPendingAccess } from '#src/domain/pending-access.ts';
import {
  accessSteps,
  attemptStep,
  attemptStoredStep,
  expectStepDenied,
  storeStepPrecondition,
} from './access-step-attempts.ts';
import {
  createFirestoreFixture,
  expectAccess,
  expectAllowed,
  expectDenied,
  type Caller,
} from './firestore-fixture.ts';
import { buildFirstEntry } from './publishing.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);

const openedNow = () => ({ created: serverTimestamp(), expires: getExpiry('pending_access', Date.now()) });

const msPerDay = 24 * 60 * 60 * 1000;
const openSteps = ['invite', 'request'] as const;
const acceptSteps = ['accept invite', 'accept request'] as const;
const withdrawSteps = accessSteps.filter((step) => /^(deny|cancel)/.test(step));

const getPending = (step: AccessStep) =>
  step.endsWith('invite')
    ? buildPendingAccess('sent_invites', 'rider', 'otherRider')
    : buildPendingAccess('sent_requests', 'otherRider', 'rider');

const storePending = (step: AccessStep, ageMs: number) => {
  const pending = getPending(step);
  const created = new Date(Date.now() - ageMs);
  return fixture.storeDocument(`pending_access/${pending.id}`, { ...pending, created });
};

describe('invites and requests are recorded', () => {
  test.each(openSteps)('%s: denied without its entry', (step) =>
    expectStepDenied(fixture, step, { pendingOverrides: null }),
  );

  test.each(openSteps)('%s: denies other field values', async (step) => {
    for (const pendingOverrides of [
      { created: new Date() },
      { created: undefined },
      { id: 'another' },
      { from: 'fan' },
      { to: 'fan' },
      { alert_type: step === 'invite' ? 4 : 3 },
      { alert_type: step === 'invite' ? '3' : '4' },
      { alert_type: 5 },
      { note: 'Win a saddle.' },
    ])
      await expectStepDenied(fixture, step, { pendingOverrides });
  });

  test.each(openSteps)('%s: replaces an entry left over from a deleted profile', async (step) => {
    const sides = await storeStepPrecondition(fixture, step);
    await storePending(step, msPerDay);
    await expectAllowed(attemptStep(fixture, { step, ...sides }));
  });

  test.each(openSteps)('an entry cannot be written without the step "%s"', async (step) => {
    const pending = getPending(step);
    const write = async () => {
      await fixture.removeDocument(`rate_limits/${pending.from}_invite`);
      return fixture
        .as(pending.from as Caller)
        .commit(
          ['set', `rate_limits/${pending.from}_invite`, buildFirstEntry(pending.from, 'invite', pending.id)],
          ['set', `pending_access/${pending.id}`, { ...pending, ...openedNow() }],
        );
    };
    await storeStepPrecondition(fixture, step);
    await expectDenied(write());
    await expectAllowed(attemptStoredStep(fixture, step));
    // It would last longer.
    await expectDenied(write());
  });

  test.each([...withdrawSteps, ...acceptSteps])('%s: denied while the entry stays', (step) =>
    expectStepDenied(fixture, step, { pendingOverrides: null }),
  );

  test.each([...withdrawSteps])('%s: allowed for an old invite or request without an entry', async (step) => {
    const sides = await storeStepPrecondition(fixture, step);
    await fixture.removeDocument(`pending_access/${getPending(step).id}`);
    await expectAllowed(attemptStep(fixture, { step, ...sides }));
  });

  test.each(['cancel invite', 'cancel request'] as const)(
    '%s: an entry cannot be deleted without the step',
    async (step) => {
      await storeStepPrecondition(fixture, step);
      const { id } = getPending(step);
      for (const caller of ['rider', 'otherRider', 'fan', 'admin'] as const)
        await expectDenied(fixture.as(caller).delete(`pending_access/${id}`));
    },
  );

  test('an entry left over from a deleted profile can be deleted by its parties', async () => {
    await storePending('invite', msPerDay);
    await fixture.removeDocument('users/rider');
    const { id } = getPending('invite');
    await expectDenied(fixture.as('fan').delete(`pending_access/${id}`));
    await expectAllowed(fixture.as('otherRider').delete(`pending_access/${id}`));
    await fixture.storeDocument('users/rider', fixture.people.rider);
  });

  test('denies updates', async () => {
    await storeStepPrecondition(fixture, 'cancel invite');
    const path = `pending_access/${getPending('invite').id}`;
    await expectDenied(fixture.as('rider').update(path, { created: serverTimestamp() }));
    await expectDenied(fixture.as('rider').update(path, { created: deleteField() }));
  });
});

describe('invites and requests expire after 30 days', () => {
  test.each(acceptSteps)('%s', async (step) => {
    const sides = await storeStepPrecondition(fixture, step);
    await storePending(step, 30 * msPerDay + 1000);
    await expectDenied(attemptStep(fixture, { step, ...sides }));
    await fixture.removeDocument(`pending_access/${getPending(step).id}`);
    await expectDenied(attemptStep(fixture, { step, ...sides }));
    await storePending(step, 30 * msPerDay - 60_000);
    await expectAllowed(attemptStep(fixture, { step, ...sides }));
  });

  test.each(withdrawSteps)('%s is allowed all the same', async (step) => {
    const sides = await storeStepPrecondition(fixture, step);
    await storePending(step, 60 * msPerDay);
    await expectAllowed(attemptStep(fixture, { step, ...sides }));
  });
});

describe('attack: one invite after another', () => {
  test.each(openSteps)('%s: denied without an entry, or with that of another', async (step) => {
    await expectStepDenied(fixture, step, { entryOverrides: null });
    await expectStepDenied(fixture, step, { entryOverrides: { subject: 'another' } });
    await expectStepDenied(fixture, step, { entryOverrides: { kind: 'upload' } });
  });

  test.each([
    ['2 seconds', 2, 4, 'deny'],
    ['6 seconds', 6, 4, 'allow'],
    ['6 seconds, the 50th in a day', 6, 49, 'allow'],
    ['6 seconds, the 51st in a day', 6, 50, 'deny'],
  ] as const)('%s after the last: %s', async (_case, seconds, count, verdict) => {
    const sides = await storeStepPrecondition(fixture, 'invite');
    const day = new Date(Date.now() - 3_600_000);
    await fixture.removeDocument('notifications/rider_3_otherRider');
    await fixture.storeDocument('rate_limits/rider_invite', {
      ...{ user_id: 'rider', kind: 'invite', subject: 'earlier', day, count },
      last: new Date(Date.now() - seconds * 1000),
    });
    const entryOverrides = { day, count: count + 1 };
    await expectAccess(
      verdict,
      attemptStep(fixture, { step: 'invite', ...sides, entryOverrides, keepsTraces: true }),
    );
  });
});

describe('reading invites and requests', () => {
  test.each([
    ['rider', 'allow'],
    ['otherRider', 'allow'],
    ['fan', 'deny'],
    ['delegate', 'deny'],
    ['admin', 'deny'],
    ['anonymous', 'deny'],
  ] as const)('%s: %s', async (caller, verdict) => {
    await storeStepPrecondition(fixture, 'cancel invite');
    await expectAccess(verdict, fixture.as(caller).get(`pending_access/${getPending('invite').id}`));
    await expectDenied(fixture.as(caller).list('pending_access', where('from', '==', caller)));
  });

  test('is for members', async () => {
    for (const caller of ['deletedDelegate', 'unverifiedDelegate'] as const) {
      const pending = buildPendingAccess('sent_invites', caller, 'rider');
      await fixture.storeDocument(`pending_access/${pending.id}`, { ...pending, created: new Date() });
      await expectDenied(fixture.as(caller).get(`pending_access/${pending.id}`));
      await expectDenied(fixture.as(caller).delete(`pending_access/${pending.id}`));
    }
  });

  test('members may look for a missing one of theirs, and learn nothing of those of others', async () => {
    await expectAllowed(fixture.as('rider').get('pending_access/rider_3_nowhere'));
    await expectAllowed(fixture.as('rider').get('pending_access/nowhere_3_rider'));
    await expectDenied(fixture.as('fan').get('pending_access/rider_3_nowhere'));
  });
});
