import { deleteField } from 'firebase/firestore';
import { describe, test } from 'vitest';
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
  type Caller,
} from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);

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
const attemptValidStep = (step: AccessStep) => attemptStoredStep(fixture, step);
const expectAttemptDenied = (step: AccessStep, attempt: Partial<StepAttempt>) =>
  expectStepDenied(fixture, step, attempt);

describe('[ACC-03] callers of a step', () => {
  test.each(accessSteps)('%s: allows the acting party', async (step) => {
    await expectAllowed(attemptValidStep(step));
  });

  const otherCallers: Caller[] = [
    'delegate',
    'fan',
    'admin',
    'withoutProfile',
    'deletedDelegate',
    'unverifiedDelegate',
    'anonymous',
  ];
  test.each(accessSteps.flatMap((step) => otherCallers.map((caller) => [step, caller] as const)))(
    '%s: denies %s',
    async (step, by) => expectAttemptDenied(step, { by }),
  );

  test.each(notifyingSteps)('%s: denies the other party', async (step) => {
    const { own, other } = await storePrecondition(step);
    await expectDenied(attemptStep(fixture, { step, own, other, by: other.id as Caller }));
  });

  test.each([...withdrawSteps, ...endSteps])('%s: allows the other party', async (step) => {
    const { own, other } = await storePrecondition(step);
    await expectAllowed(attemptStep(fixture, { step, own, other, by: other.id as Caller }));
  });

  test.each(accessSteps)('%s: denies deleted and unverified users', async (step) => {
    const { rider, deletedDelegate, unverifiedDelegate } = fixture.people;
    for (const caller of [deletedDelegate, unverifiedDelegate]) {
      const parties =
        stepTransitions[step].by === 'grantor' ? ([caller, rider] as const) : ([rider, caller] as const);
      await expectDenied(
        attemptStep(fixture, { step, ...(await storeSides(fixture, getSides(step, ...parties))) }),
      );
    }
  });

  test.each(notifyingSteps)('%s: denies sharing with oneself', async (step) => {
    const { own } = await storePrecondition(step);
    const allEntries = Object.fromEntries(accessMaps.map((field) => [field, { [own.id]: true }]));
    await fixture.storeDocument(`users/${own.id}`, { ...own, ...(step.startsWith('accept') && allEntries) });
    for (const only of ['own', 'other'] as const)
      await expectDenied(attemptStep(fixture, { step, own, other: own, only }));
    await expectDenied(attemptStep(fixture, { step, own, other: own }));
  });
});

describe('[ACC-03] preconditions of a step', () => {
  const relations: AccessRelation[] = ['none', 'invited', 'requested', 'shared'];
  // Delegates may write profiles without changing them.
  const changesNothing = (step: AccessStep, relation: AccessRelation) =>
    relation === 'shared' && stepTransitions[step].by === 'delegate' && withdrawSteps.includes(step);
  const invalidCases = accessSteps.flatMap((step) =>
    relations
      .filter((relation) => relation !== stepTransitions[step].from && !changesNothing(step, relation))
      .map((relation) => [step, relation] as const),
  );
  test.each(invalidCases)('%s: denied with relation %s', async (step, relation) => {
    await expectDenied(attemptStep(fixture, { step, ...(await storePrecondition(step, relation)) }));
  });

  test.each(notifyingSteps)('%s: denied with a deleted account', async (step) => {
    const { own, other } = await storePrecondition(step);
    await storeSides(fixture, { own, other: { ...other, deleted: true } });
    await expectDenied(attemptStep(fixture, { step, own, other }));
  });

  test.each([...withdrawSteps, ...endSteps])('%s: allowed with a deleted account', async (step) => {
    const { own, other } = await storePrecondition(step);
    await storeSides(fixture, { own, other: { ...other, deleted: true } });
    await expectAllowed(attemptStep(fixture, { step, own, other }));
  });

  test.each([...withdrawSteps, ...endSteps])('%s: allowed with a missing profile', async (step) => {
    const { own } = await storePrecondition(step);
    const missing = { ...fixture.people.rider, id: 'missing' };
    const ownReferringToMissing = JSON.parse(
      JSON.stringify(own).replaceAll(/"(rider|otherRider)":true/g, '"missing":true'),
    );
    await storeSides(fixture, { own: ownReferringToMissing, other: ownReferringToMissing });
    await expectAllowed(
      attemptStep(fixture, { step, own: ownReferringToMissing, other: missing, only: 'own' }),
    );
  });

  test.each(notifyingSteps)('%s: denied with a missing profile', async (step) => {
    const { own } = await storePrecondition(step);
    await expectDenied(attemptStep(fixture, { step, own, other: { ...own, id: 'missing' }, only: 'own' }));
  });

  test.each(openSteps)(
    '%s: treats false entries as absent, except in the map of sent entries',
    async (step) => {
      const entries = { delegate: true, rider: false, otherRider: false };
      const [sent] = step === 'invite' ? (['sent_invites'] as const) : (['sent_requests'] as const);
      const { own, other } = await storePrecondition(step);
      const stale = Object.fromEntries(accessMaps.map((field) => [field, entries]));
      await fixture.storeDocument(`users/${own.id}`, { ...own, ...stale, [sent]: {} });
      await fixture.storeDocument(`users/${other.id}`, { ...other, ...stale });
      await expectAllowed(attemptStep(fixture, { step, own, other }));
      await fixture.storeDocument(`users/${own.id}`, { ...own, ...stale, [sent]: entries });
      await expectAllowed(
        attemptStep(fixture, { step: step === 'invite' ? 'cancel invite' : 'cancel request', own, other }),
      );
      await expectAllowed(attemptStep(fixture, { step, own, other }));
    },
  );

  test.each(acceptSteps)('%s: denied if only the own profile has the entry', async (step) => {
    const { own, other } = await storePrecondition(step);
    await storeSides(fixture, { own, other: { ...other, sent_invites: {}, sent_requests: {} } });
    await expectDenied(attemptStep(fixture, { step, own, other }));
  });

  test.each(['invite', 'cancel invite', 'remove user'] as const)(
    '%s: allowed with old profiles that lack the maps',
    async (step) => {
      const { own, other } = await storePrecondition(step);
      for (const field of ['sent_requests', 'received_requests', 'current_accessed_account', 'deleted']) {
        await fixture.storeDocument(`users/${own.id}`, omitField(own, field));
        await fixture.storeDocument(`users/${other.id}`, omitField(other, field));
        await expectAllowed(attemptStep(fixture, { step, own, other }));
      }
    },
  );

  test('two accounts can share access mutually', async () => {
    const { own, other } = await storePrecondition('invite', 'shared');
    await expectAllowed(attemptStep(fixture, { step: 'invite', own: other, other: own }));
    await expectAllowed(attemptStep(fixture, { step: 'accept invite', own, other }));
    await expectAllowed(attemptStep(fixture, { step: 'remove user', own, other }));
  });
});

describe('[ACC-03] a step changes both sides and nothing else', () => {
  test.each(accessSteps)('%s: denies changing one side only', async (step) => {
    await expectAttemptDenied(step, { only: 'own' });
    await expectAttemptDenied(step, { only: 'other' });
  });

  test.each(accessSteps)('%s: denies other changes on either side', async (step) => {
    for (const map of accessMaps) {
      await expectAttemptDenied(step, { ownOverrides: { [`${map}.fan`]: true } });
      await expectAttemptDenied(step, { otherOverrides: { [`${map}.fan`]: true } });
    }
    await expectAttemptDenied(step, { ownOverrides: { bio: 'New words' } });
    await expectAttemptDenied(step, { otherOverrides: { bio: 'New words' } });
  });

  test.each(accessSteps)('%s: denies removing the access of others', async (step) => {
    await expectAttemptDenied(step, { ownOverrides: { 'user_access.delegate': deleteField() } });
    await expectAttemptDenied(step, { otherOverrides: { 'user_access.delegate': deleteField() } });
  });

  /** All entries that steps write, by side. */
  const writtenEntries = [
    ['invite', 'own', 'sent_invites', 'otherRider'],
    ['invite', 'other', 'received_invites', 'rider'],
    ['request', 'own', 'sent_requests', 'rider'],
    ['request', 'other', 'received_requests', 'otherRider'],
    ['accept invite', 'own', 'received_invites', 'rider'],
    ['accept invite', 'own', 'account_access', 'rider'],
    ['accept invite', 'other', 'sent_invites', 'otherRider'],
    ['accept invite', 'other', 'user_access', 'otherRider'],
    ['accept request', 'own', 'received_requests', 'otherRider'],
    ['accept request', 'own', 'user_access', 'otherRider'],
    ['accept request', 'other', 'sent_requests', 'rider'],
    ['accept request', 'other', 'account_access', 'rider'],
    ['deny invite', 'own', 'received_invites', 'rider'],
    ['deny request', 'other', 'sent_requests', 'rider'],
    ['cancel invite', 'other', 'received_invites', 'rider'],
    ['cancel request', 'own', 'sent_requests', 'rider'],
    ['remove user', 'own', 'user_access', 'otherRider'],
    ['remove user', 'other', 'account_access', 'rider'],
    ['leave account', 'own', 'account_access', 'rider'],
    ['leave account', 'other', 'user_access', 'otherRider'],
  ] as const;
  test.each(writtenEntries)('%s: requires the correct value of %s.%s.%s', async (step, side, field, id) => {
    const mustBeTrue =
      notifyingSteps.some((notifying) => notifying === step) &&
      (field.endsWith('access') || !step.startsWith('accept'));
    for (const value of mustBeTrue ? [undefined, false, 'true', 1] : [undefined, false]) {
      await expectAttemptDenied(step, { [`${side}Overrides`]: { [`${field}.${id}`]: value } });
    }
  });
});

describe('[ACC-03] losing access resets the selected account', () => {
  const storeActingDelegate = async (step: AccessStep, current: string, deleted = false) => {
    const { own, other } = await storePrecondition(step);
    const delegate = { ...(step === 'remove user' ? other : own), current_accessed_account: current };
    const sides = step === 'remove user' ? { own, other: delegate } : { own: delegate, other };
    await storeSides(fixture, deleted ? { own, other: { ...delegate, deleted } } : sides);
    return sides;
  };
  const getDelegateOverrides = (step: AccessStep) =>
    step === 'remove user' ? 'otherOverrides' : 'ownOverrides';
  const selectAccount = (value: unknown) => ({ current_accessed_account: value });

  test.each(endSteps)('%s: requires the reset in the same batch', async (step) => {
    await expectAllowed(attemptStep(fixture, { step, ...(await storeActingDelegate(step, 'rider')) }));
    const keepsSelection = { [getDelegateOverrides(step)]: selectAccount(undefined) };
    await expectDenied(
      attemptStep(fixture, { step, ...(await storeActingDelegate(step, 'rider')), ...keepsSelection }),
    );
  });

  test.each(endSteps)('%s: denies other values and changes of other selections', async (step) => {
    const storeSelectedRider = async () => ({ step, ...(await storeActingDelegate(step, 'rider')) });
    await expectDenied(
      attemptStep(fixture, {
        ...(await storeSelectedRider()),
        [getDelegateOverrides(step)]: selectAccount('fan'),
      }),
    );
    await expectDenied(
      attemptStep(fixture, {
        ...(await storeSelectedRider()),
        [getDelegateOverrides(step)]: selectAccount(deleteField()),
      }),
    );
    const otherSelected = { step, ...(await storeActingDelegate(step, 'owner')) };
    await expectDenied(
      attemptStep(fixture, { ...otherSelected, [getDelegateOverrides(step)]: selectAccount('otherRider') }),
    );
    await expectAllowed(attemptStep(fixture, otherSelected));
  });

  test('the selection of a deleted account must stay unchanged', async () => {
    const { own, other } = await storeActingDelegate('remove user', 'rider', true);
    const step = 'remove user';
    await expectDenied(
      attemptStep(fixture, { step, own, other, otherOverrides: selectAccount('otherRider') }),
    );
    await expectAllowed(attemptStep(fixture, { step, own, other, otherOverrides: selectAccount(undefined) }));
  });

  test.each(accessSteps.filter((step) => !/^(remove|leave)/.test(step)))(
    '%s: denies changing a selected account',
    async (step) => {
      await expectAttemptDenied(step, { ownOverrides: selectAccount('fan') });
      await expectAttemptDenied(step, { otherOverrides: selectAccount('fan') });
    },
  );
});
