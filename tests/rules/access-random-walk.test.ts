import { doc, getDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAccessChanges, applyAccessChange, type AccessStep } from '#src/domain/access-steps.ts';
import { parseUser } from '#src/domain/user.ts';
import { buildFan, withSharing, type StoredUser } from '#tests/support/factories/user.ts';
import {
  attemptStep,
  stepTransitions,
  accessSteps,
  type StepAttempt,
  type AccessRelation,
} from './access-step-attempts.ts';
import { expectAccess, createFirestoreFixture, type FirestoreFixture } from './firestore-fixture.ts';

let fixture: FirestoreFixture;
beforeAll(async () => {
  fixture = await createFirestoreFixture();
});
afterAll(() => fixture.dispose());

const userIds = ['rider', 'otherRider', 'fan'] as const;
type UserId = (typeof userIds)[number];

/** A reproducible generator (xorshift) of integers below a bound. */
function createSeededRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** A model of decision D7 for three users, independent of the stored maps. */
class AccessModel {
  readonly #relations = new Map<string, AccessRelation>();
  readonly #actingAccounts = new Map<UserId, UserId>();

  #getGrantorAndDelegate(step: AccessStep, own: UserId, other: UserId) {
    return stepTransitions[step].by === 'grantor' ? ([own, other] as const) : ([other, own] as const);
  }

  getRelation(grantor: UserId, delegate: UserId): AccessRelation {
    return this.#relations.get(`${grantor} ${delegate}`) ?? 'none';
  }

  getActingAccount(id: UserId): UserId {
    return this.#actingAccounts.get(id) ?? id;
  }

  isAllowed(step: AccessStep, own: UserId, other: UserId): boolean {
    const [grantor, delegate] = this.#getGrantorAndDelegate(step, own, other);
    return own !== other && this.getRelation(grantor, delegate) === stepTransitions[step].from;
  }

  applyStep(step: AccessStep, own: UserId, other: UserId): void {
    const [grantor, delegate] = this.#getGrantorAndDelegate(step, own, other);
    this.#relations.set(`${grantor} ${delegate}`, stepTransitions[step].to);
    if (stepTransitions[step].from === 'shared' && this.getActingAccount(delegate) === grantor)
      this.setActingAccount(delegate, delegate);
  }

  setActingAccount(delegate: UserId, account: UserId): void {
    this.#actingAccounts.set(delegate, account);
  }

  /** The profiles in the model's state. */
  buildProfiles(): Record<UserId, StoredUser> {
    const profiles = Object.fromEntries(
      userIds.map((id) => [
        id,
        { ...fixture.people[id], current_accessed_account: this.getActingAccount(id) },
      ]),
    ) as Record<UserId, StoredUser>;
    for (const grantor of userIds) {
      for (const delegate of userIds) {
        const relation = this.getRelation(grantor, delegate);
        if (relation === 'none') continue;
        const after = withSharing(relation, profiles[grantor], profiles[delegate]);
        profiles[grantor] = after.grantor;
        profiles[delegate] = after.delegate;
      }
    }
    return profiles;
  }
}

const allActions = accessSteps.flatMap((step) =>
  userIds.flatMap((own) => userIds.map((other) => [step, own, other] as const)),
);

/** Variants of an attempt. All but the first must be denied. */
const invalidAttempts: Partial<StepAttempt>[] = [
  // A regular attempt, possibly without its precondition.
  {},
  { only: 'own' },
  { only: 'other' },
  { by: 'owner' },
  { ownOverrides: { 'user_access.owner': true } },
  { otherOverrides: { 'account_access.owner': true, 'user_access.owner': true } },
  { otherOverrides: { current_accessed_account: 'owner' } },
];

describe('[ACC-03] random sequences of attempts', () => {
  test.each([2463534242, 88172645])(
    'profiles match the access model (seed %i)',
    { timeout: 120_000 },
    async (seed) => {
      const getRandom = createSeededRandom(seed);
      const pick = <T>(from: readonly T[]): T => from[getRandom(from.length)] as T;
      const model = new AccessModel();
      const before = model.buildProfiles();
      await Promise.all(userIds.map((id) => fixture.storeDocument(`users/${id}`, before[id])));
      let stepCount = 0;
      for (let round = 0; round < 120; round++) {
        const allowedActions = allActions.filter((action) => model.isAllowed(...action));
        const isArbitrary = getRandom(2) > 0;
        const [step, own, other] = pick(isArbitrary ? allActions : allowedActions);
        const isAllowed = model.isAllowed(step, own, other);
        const attempt = isArbitrary ? pick(invalidAttempts) : {};
        const profiles = model.buildProfiles();
        const request = attemptStep(fixture, {
          step,
          own: profiles[own],
          other: profiles[other],
          ...attempt,
        });
        if (isAllowed && Object.keys(attempt).length === 0) {
          await expectAccess('allow', request);
          model.applyStep(step, own, other);
          stepCount++;
        } else {
          // A write that changes nothing may be allowed, so the stored profiles are compared instead.
          await request.catch(() => undefined);
        }
        const expected = model.buildProfiles();
        for (const id of userIds) {
          const stored = (await getDoc(doc(fixture.firestoreAs(id), 'users', id))).data();
          const context = `round ${round}: ${step} by ${own} with ${other}, ${JSON.stringify(attempt)}`;
          expect({ context, stored }).toEqual({ context, stored: expected[id] });
        }
        const [delegate, account] = [pick(userIds), pick(userIds)];
        if (delegate !== account && model.getRelation(account, delegate) === 'shared') {
          model.setActingAccount(delegate, account);
          await fixture.storeDocument(`users/${delegate}`, model.buildProfiles()[delegate]);
        }
      }
      expect(stepCount).toBeGreaterThan(25);
    },
  );

  test('the optimistic update after a step matches the stored profile', () => {
    const people = { own: buildFan({ id: 'own' }), other: buildFan({ id: 'other' }) };
    for (const step of accessSteps) {
      const { from, by, to } = stepTransitions[step];
      const buildSides = (relation: AccessRelation) => {
        const [grantor, delegate] =
          by === 'grantor' ? [people.own, people.other] : [people.other, people.own];
        if (relation === 'none') return { grantor, delegate };
        return withSharing(relation, grantor, delegate);
      };
      const buildOwnProfile = (relation: AccessRelation) => {
        const profiles = buildSides(relation)[by];
        return parseUser(profiles.id, profiles);
      };
      const change = buildAccessChanges(step, buildOwnProfile(from), people.other).own;
      expect({
        ...buildOwnProfile(from),
        ...applyAccessChange(buildOwnProfile(from), 'other', change),
      }).toEqual(buildOwnProfile(to));
    }
  });
});
