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

const userIds = ['rider', 'partner', 'watcher'] as const;
type UserId = (typeof userIds)[number];

/** The same walk for the same seed (xorshift), as a number below the one given. */
function createSeededRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** What decision D7 says of three people, written down once more: nothing here knows the maps. */
class AccessModel {
  private readonly relations = new Map<string, AccessRelation>();
  private readonly actingAccounts = new Map<UserId, UserId>();

  private getGrantorAndDelegate(step: AccessStep, own: UserId, other: UserId) {
    return stepTransitions[step].by === 'grantor' ? ([own, other] as const) : ([other, own] as const);
  }

  getRelation(grantor: UserId, delegate: UserId): AccessRelation {
    return this.relations.get(`${grantor} ${delegate}`) ?? 'none';
  }

  getActingAccount(id: UserId): UserId {
    return this.actingAccounts.get(id) ?? id;
  }

  isAllowed(step: AccessStep, own: UserId, other: UserId): boolean {
    const [grantor, delegate] = this.getGrantorAndDelegate(step, own, other);
    return own !== other && this.getRelation(grantor, delegate) === stepTransitions[step].from;
  }

  applyStep(step: AccessStep, own: UserId, other: UserId): void {
    const [grantor, delegate] = this.getGrantorAndDelegate(step, own, other);
    this.relations.set(`${grantor} ${delegate}`, stepTransitions[step].to);
    if (stepTransitions[step].from === 'shared' && this.getActingAccount(delegate) === grantor)
      this.setActingAccount(delegate, delegate);
  }

  setActingAccount(delegate: UserId, account: UserId): void {
    this.actingAccounts.set(delegate, account);
  }

  /** The profiles that all of this comes to. */
  buildProfiles(): Record<UserId, StoredUser> {
    const made = Object.fromEntries(
      userIds.map((id) => [
        id,
        { ...fixture.people[id], current_accessed_account: this.getActingAccount(id) },
      ]),
    ) as Record<UserId, StoredUser>;
    for (const grantor of userIds) {
      for (const delegate of userIds) {
        const relation = this.getRelation(grantor, delegate);
        if (relation === 'none') continue;
        const after = withSharing(relation, made[grantor], made[delegate]);
        made[grantor] = after.grantor;
        made[delegate] = after.delegate;
      }
    }
    return made;
  }
}

const allActions = accessSteps.flatMap((step) =>
  userIds.flatMap((own) => userIds.map((other) => [step, own, other] as const)),
);

/** Ways of taking a step, of which no rule may let any but the first pass. */
const invalidAttempts: Partial<StepAttempt>[] = [
  // An honest try, at a step that is not due.
  {},
  { only: 'own' },
  { only: 'other' },
  { by: 'owner' },
  { ownToo: { 'user_access.owner': true } },
  { otherToo: { 'account_access.owner': true, 'user_access.owner': true } },
  { otherToo: { current_accessed_account: 'owner' } },
];

describe('[ACC-03] whatever is tried, in whatever order', () => {
  test.each([2463534242, 88172645])(
    'profiles stay as the protocol says (walk %i)',
    { timeout: 120_000 },
    async (seed) => {
      const roll = createSeededRandom(seed);
      const pick = <T>(from: readonly T[]): T => from[roll(from.length)] as T;
      const model = new AccessModel();
      const before = model.buildProfiles();
      await Promise.all(userIds.map((id) => fixture.storeDocument(`users/${id}`, before[id])));
      let taken = 0;
      for (let turn = 0; turn < 120; turn++) {
        const legal = allActions.filter((act) => model.isAllowed(...act));
        const tries = roll(2) > 0;
        const [step, own, other] = pick(tries ? allActions : legal);
        const isLegal = model.isAllowed(step, own, other);
        const how = tries ? pick(invalidAttempts) : {};
        const profiles = model.buildProfiles();
        const request = attemptStep(fixture, { step, own: profiles[own], other: profiles[other], ...how });
        if (isLegal && Object.keys(how).length === 0) {
          await expectAccess('allow', request);
          model.applyStep(step, own, other);
          taken++;
        } else {
          // What changes nothing may pass, for whom the profiles are; so the profiles decide, not the verdict.
          await request.catch(() => undefined);
        }
        const expected = model.buildProfiles();
        for (const id of userIds) {
          const stored = (await getDoc(doc(fixture.firestoreAs(id), 'users', id))).data();
          const what = `turn ${turn}: ${step} by ${own} with ${other}, ${JSON.stringify(how)}`;
          expect({ what, stored }).toEqual({ what, stored: expected[id] });
        }
        const [delegate, account] = [pick(userIds), pick(userIds)];
        if (delegate !== account && model.getRelation(account, delegate) === 'shared') {
          model.setActingAccount(delegate, account);
          await fixture.storeDocument(`users/${delegate}`, model.buildProfiles()[delegate]);
        }
      }
      expect(taken).toBeGreaterThan(25);
    },
  );

  test('what the app shows at once after a step is what is then stored', () => {
    const people = { own: buildFan({ id: 'own' }), other: buildFan({ id: 'other' }) };
    for (const step of accessSteps) {
      const { from, by, to } = stepTransitions[step];
      const sides = (relation: AccessRelation) => {
        const [grantor, delegate] =
          by === 'grantor' ? [people.own, people.other] : [people.other, people.own];
        if (relation === 'none') return { grantor, delegate };
        return withSharing(relation, grantor, delegate);
      };
      const ownIn = (relation: AccessRelation) => {
        const made = sides(relation)[by];
        return parseUser(made.id, made);
      };
      const change = buildAccessChanges(step, ownIn(from), people.other).own;
      expect({ ...ownIn(from), ...applyAccessChange(ownIn(from), 'other', change) }).toEqual(ownIn(to));
    }
  });
});
