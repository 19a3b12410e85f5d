import { deleteField } from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { AccessStep } from '#src/domain/access-steps.ts';
import {
  attemptStep,
  expectStepDenied,
  stepTransitions,
  getSides,
  accessSteps,
  storeStepPrecondition,
  storeSides,
  notifyingSteps,
  attemptStoredStep,
  type StepAttempt,
  type AccessRelation,
} from './access-step-attempts.ts';
import {
  expectAllowed,
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

const withdrawSteps = accessSteps.filter((step) => /^(deny|cancel)/.test(step));
const endSteps = ['remove user', 'leave account'] as const;
const openSteps = ['invite', 'request'] as const;
const acceptSteps = ['accept invite', 'accept request'] as const;
const accessMaps = [
  ...['sent_invites', 'received_invites', 'sent_requests', 'received_requests'],
  ...['user_access', 'account_access'],
];

const storePrecondition = (step: AccessStep, relation?: AccessRelation) =>
  storeStepPrecondition(fixture, step, relation);
const attemptDueStep = (step: AccessStep) => attemptStoredStep(fixture, step);
const expectAttemptDenied = (step: AccessStep, how: Partial<StepAttempt>) =>
  expectStepDenied(fixture, step, how);

describe('[ACC-03] who takes a step', () => {
  test.each(accessSteps)('%s: whoever it is for', async (step) => {
    await expectAllowed(attemptDueStep(step));
  });

  const others: Caller[] = ['delegate', 'watcher', 'admin', 'stranger', 'leaver', 'newcomer', 'nobody'];
  test.each(accessSteps.flatMap((step) => others.map((who) => [step, who] as const)))(
    '%s: not %s in their place',
    async (step, by) => expectAttemptDenied(step, { by }),
  );

  test.each(notifyingSteps)('%s: not the other side', async (step) => {
    const { own, other } = await storePrecondition(step);
    await expectDenied(attemptStep(fixture, { step, own, other, by: other.id as Caller }));
  });

  test.each([...withdrawSteps, ...endSteps])('%s: the other side may undo it as well', async (step) => {
    const { own, other } = await storePrecondition(step);
    await expectAllowed(attemptStep(fixture, { step, own, other, by: other.id as Caller }));
  });

  test.each(accessSteps)(
    '%s: not somebody who is deleted, nor before the address is verified',
    async (step) => {
      const { rider, leaver, newcomer } = fixture.people;
      for (const who of [leaver, newcomer]) {
        const pair =
          stepTransitions[step].by === 'grantor' ? ([who, rider] as const) : ([rider, who] as const);
        await expectDenied(
          attemptStep(fixture, { step, ...(await storeSides(fixture, getSides(step, ...pair))) }),
        );
      }
    },
  );

  test.each(notifyingSteps)('%s: nobody with themselves', async (step) => {
    const { own } = await storePrecondition(step);
    const both = Object.fromEntries(accessMaps.map((field) => [field, { [own.id]: true }]));
    await fixture.storeDocument(`users/${own.id}`, { ...own, ...(step.startsWith('accept') && both) });
    for (const only of ['own', 'other'] as const)
      await expectDenied(attemptStep(fixture, { step, own, other: own, only }));
    await expectDenied(attemptStep(fixture, { step, own, other: own }));
  });
});

describe('[ACC-03] when a step can be taken', () => {
  const relations: AccessRelation[] = ['none', 'invited', 'requested', 'shared'];
  // Whoever acts for an account may also write what changes nothing in it.
  const changesNothing = (step: AccessStep, relation: AccessRelation) =>
    relation === 'shared' && stepTransitions[step].by === 'delegate' && withdrawSteps.includes(step);
  const wrong = accessSteps.flatMap((step) =>
    relations
      .filter((relation) => relation !== stepTransitions[step].from && !changesNothing(step, relation))
      .map((relation) => [step, relation] as const),
  );
  test.each(wrong)('%s: not when it is %s', async (step, relation) => {
    await expectDenied(attemptStep(fixture, { step, ...(await storePrecondition(step, relation)) }));
  });

  test.each(notifyingSteps)('%s: not with an account that is deleted', async (step) => {
    const { own, other } = await storePrecondition(step);
    await storeSides(fixture, { own, other: { ...other, deleted: true } });
    await expectDenied(attemptStep(fixture, { step, own, other }));
  });

  test.each([...withdrawSteps, ...endSteps])('%s: also with an account that is deleted', async (step) => {
    const { own, other } = await storePrecondition(step);
    await storeSides(fixture, { own, other: { ...other, deleted: true } });
    await expectAllowed(attemptStep(fixture, { step, own, other }));
  });

  test.each([...withdrawSteps, ...endSteps])('%s: also when the other profile is gone', async (step) => {
    const { own } = await storePrecondition(step);
    const gone = { ...fixture.people.rider, id: 'gone' };
    const left = JSON.parse(JSON.stringify(own).replaceAll(/"(rider|partner)":true/g, '"gone":true'));
    await storeSides(fixture, { own: left, other: left });
    await expectAllowed(attemptStep(fixture, { step, own: left, other: gone, only: 'own' }));
  });

  test.each(notifyingSteps)('%s: not when the other profile is gone', async (step) => {
    const { own } = await storePrecondition(step);
    await expectDenied(attemptStep(fixture, { step, own, other: { ...own, id: 'gone' }, only: 'own' }));
  });

  test.each(openSteps)(
    '%s: an entry that is false counts as absent, elsewhere than where the key is new',
    async (step) => {
      const no = { delegate: true, rider: false, partner: false };
      const [sent] = step === 'invite' ? (['sent_invites'] as const) : (['sent_requests'] as const);
      const { own, other } = await storePrecondition(step);
      const stale = Object.fromEntries(accessMaps.map((field) => [field, no]));
      await fixture.storeDocument(`users/${own.id}`, { ...own, ...stale, [sent]: {} });
      await fixture.storeDocument(`users/${other.id}`, { ...other, ...stale });
      await expectAllowed(attemptStep(fixture, { step, own, other }));
      await fixture.storeDocument(`users/${own.id}`, { ...own, ...stale, [sent]: no });
      await expectAllowed(
        attemptStep(fixture, { step: step === 'invite' ? 'cancel invite' : 'cancel request', own, other }),
      );
      await expectAllowed(attemptStep(fixture, { step, own, other }));
    },
  );

  test.each(acceptSteps)('%s: not what only the own profile says was sent', async (step) => {
    const { own, other } = await storePrecondition(step);
    await storeSides(fixture, { own, other: { ...other, sent_invites: {}, sent_requests: {} } });
    await expectDenied(attemptStep(fixture, { step, own, other }));
  });

  test.each(['invite', 'cancel invite', 'remove user'] as const)(
    '%s: old profiles lack the maps',
    async (step) => {
      const { own, other } = await storePrecondition(step);
      for (const field of ['sent_requests', 'received_requests', 'current_accessed_account', 'deleted']) {
        await fixture.storeDocument(`users/${own.id}`, omitField(own, field));
        await fixture.storeDocument(`users/${other.id}`, omitField(other, field));
        await expectAllowed(attemptStep(fixture, { step, own, other }));
      }
    },
  );

  test('both accounts may act for each other', async () => {
    const { own, other } = await storePrecondition('invite', 'shared');
    await expectAllowed(attemptStep(fixture, { step: 'invite', own: other, other: own }));
    await expectAllowed(attemptStep(fixture, { step: 'accept invite', own, other }));
    await expectAllowed(attemptStep(fixture, { step: 'remove user', own, other }));
  });
});

describe('[ACC-03] a step changes both sides and nothing else', () => {
  test.each(accessSteps)('%s: not one side alone', async (step) => {
    await expectAttemptDenied(step, { only: 'own' });
    await expectAttemptDenied(step, { only: 'other' });
  });

  test.each(accessSteps)('%s: no other entry of either side', async (step) => {
    for (const map of accessMaps) {
      await expectAttemptDenied(step, { ownToo: { [`${map}.watcher`]: true } });
      await expectAttemptDenied(step, { otherToo: { [`${map}.watcher`]: true } });
    }
    await expectAttemptDenied(step, { ownToo: { bio: 'New words' } });
    await expectAttemptDenied(step, { otherToo: { bio: 'New words' } });
  });

  test.each(accessSteps)('%s: nobody else loses access by it', async (step) => {
    await expectAttemptDenied(step, { ownToo: { 'user_access.delegate': deleteField() } });
    await expectAttemptDenied(step, { otherToo: { 'user_access.delegate': deleteField() } });
  });

  /** Every entry that a step writes, by the side that it stands on. */
  const written = [
    ['invite', 'own', 'sent_invites', 'partner'],
    ['invite', 'other', 'received_invites', 'rider'],
    ['request', 'own', 'sent_requests', 'rider'],
    ['request', 'other', 'received_requests', 'partner'],
    ['accept invite', 'own', 'received_invites', 'rider'],
    ['accept invite', 'own', 'account_access', 'rider'],
    ['accept invite', 'other', 'sent_invites', 'partner'],
    ['accept invite', 'other', 'user_access', 'partner'],
    ['accept request', 'own', 'received_requests', 'partner'],
    ['accept request', 'own', 'user_access', 'partner'],
    ['accept request', 'other', 'sent_requests', 'rider'],
    ['accept request', 'other', 'account_access', 'rider'],
    ['deny invite', 'own', 'received_invites', 'rider'],
    ['deny request', 'other', 'sent_requests', 'rider'],
    ['cancel invite', 'other', 'received_invites', 'rider'],
    ['cancel request', 'own', 'sent_requests', 'rider'],
    ['remove user', 'own', 'user_access', 'partner'],
    ['remove user', 'other', 'account_access', 'rider'],
    ['leave account', 'own', 'account_access', 'rider'],
    ['leave account', 'other', 'user_access', 'partner'],
  ] as const;
  test.each(written)('%s: %s.%s.%s is written, and rightly', async (step, side, field, id) => {
    const sets =
      notifyingSteps.some((each) => each === step) &&
      (field.endsWith('access') || !step.startsWith('accept'));
    for (const value of sets ? [undefined, false, 'true', 1] : [undefined, false]) {
      await expectAttemptDenied(step, { [`${side}Too`]: { [`${field}.${id}`]: value } });
    }
  });
});

describe('[ACC-03] whoever loses access acts for their own account again', () => {
  const acting = async (step: AccessStep, current: string, deleted = false) => {
    const { own, other } = await storePrecondition(step);
    const delegate = { ...(step === 'remove user' ? other : own), current_accessed_account: current };
    const sides = step === 'remove user' ? { own, other: delegate } : { own: delegate, other };
    await storeSides(fixture, deleted ? { own, other: { ...delegate, deleted } } : sides);
    return sides;
  };
  const side = (step: AccessStep) => (step === 'remove user' ? 'otherToo' : 'ownToo');
  const current = (value: unknown) => ({ current_accessed_account: value });

  test.each(endSteps)('%s: in the same batch', async (step) => {
    await expectAllowed(attemptStep(fixture, { step, ...(await acting(step, 'rider')) }));
    const stays = { [side(step)]: current(undefined) };
    await expectDenied(attemptStep(fixture, { step, ...(await acting(step, 'rider')), ...stays }));
  });

  test.each(endSteps)('%s: for no other one, and not unless it was the lost one', async (step) => {
    const sides = async () => ({ step, ...(await acting(step, 'rider')) });
    await expectDenied(attemptStep(fixture, { ...(await sides()), [side(step)]: current('watcher') }));
    await expectDenied(attemptStep(fixture, { ...(await sides()), [side(step)]: current(deleteField()) }));
    const elsewhere = { step, ...(await acting(step, 'owner')) };
    await expectDenied(attemptStep(fixture, { ...elsewhere, [side(step)]: current('partner') }));
    await expectAllowed(attemptStep(fixture, elsewhere));
  });

  test('what a deleted account acted for is hidden, and stays', async () => {
    const { own, other } = await acting('remove user', 'rider', true);
    const step = 'remove user';
    await expectDenied(attemptStep(fixture, { step, own, other, otherToo: current('partner') }));
    await expectAllowed(attemptStep(fixture, { step, own, other, otherToo: current(undefined) }));
  });

  test.each(accessSteps.filter((step) => !/^(remove|leave)/.test(step)))(
    '%s: changes nobody’s',
    async (step) => {
      await expectAttemptDenied(step, { ownToo: current('watcher') });
      await expectAttemptDenied(step, { otherToo: current('watcher') });
    },
  );
});
