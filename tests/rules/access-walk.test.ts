import { doc, getDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessChanges, afterChange, type AccessStep } from '#src/domain/access-steps.ts';
import { readUser } from '#src/domain/user.ts';
import { fan, withSharing, type StoredUser } from '#tests/support/factories/user.ts';
import { attempt, protocol, steps, type Attempt, type Relation } from './sharing-steps.ts';
import { expectVerdict, setStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.strike());

const ids = ['rider', 'partner', 'watcher'] as const;
type Id = (typeof ids)[number];

/** The same walk for the same seed (xorshift), as a number below the one given. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** What decision D7 says of three people, written down once more: nothing here knows the maps. */
class Model {
  private readonly relations = new Map<string, Relation>();
  private readonly acting = new Map<Id, Id>();

  private pairOf(step: AccessStep, own: Id, other: Id) {
    return protocol[step].by === 'grantor' ? ([own, other] as const) : ([other, own] as const);
  }

  relation(grantor: Id, delegate: Id): Relation {
    return this.relations.get(`${grantor} ${delegate}`) ?? 'none';
  }

  actsFor(id: Id): Id {
    return this.acting.get(id) ?? id;
  }

  allows(step: AccessStep, own: Id, other: Id): boolean {
    const [grantor, delegate] = this.pairOf(step, own, other);
    return own !== other && this.relation(grantor, delegate) === protocol[step].from;
  }

  take(step: AccessStep, own: Id, other: Id): void {
    const [grantor, delegate] = this.pairOf(step, own, other);
    this.relations.set(`${grantor} ${delegate}`, protocol[step].to);
    if (protocol[step].from === 'shared' && this.actsFor(delegate) === grantor) this.act(delegate, delegate);
  }

  act(delegate: Id, account: Id): void {
    this.acting.set(delegate, account);
  }

  /** The profiles that all of this comes to. */
  profiles(): Record<Id, StoredUser> {
    const made = Object.fromEntries(
      ids.map((id) => [id, { ...stage.people[id], current_accessed_account: this.actsFor(id) }]),
    ) as Record<Id, StoredUser>;
    for (const grantor of ids) {
      for (const delegate of ids) {
        const relation = this.relation(grantor, delegate);
        if (relation === 'none') continue;
        const after = withSharing(relation, made[grantor], made[delegate]);
        made[grantor] = after.grantor;
        made[delegate] = after.delegate;
      }
    }
    return made;
  }
}

const allActs = steps.flatMap((step) =>
  ids.flatMap((own) => ids.map((other) => [step, own, other] as const)),
);

/** Ways of taking a step, of which no rule may let any but the first pass. */
const spoiled: Partial<Attempt>[] = [
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
      const roll = dice(seed);
      const pick = <T>(from: readonly T[]): T => from[roll(from.length)] as T;
      const model = new Model();
      const before = model.profiles();
      await Promise.all(ids.map((id) => stage.put(`users/${id}`, before[id])));
      let taken = 0;
      for (let turn = 0; turn < 120; turn++) {
        const legal = allActs.filter((act) => model.allows(...act));
        const tries = roll(2) > 0;
        const [step, own, other] = pick(tries ? allActs : legal);
        const isLegal = model.allows(step, own, other);
        const how = tries ? pick(spoiled) : {};
        const profiles = model.profiles();
        const request = attempt(stage, { step, own: profiles[own], other: profiles[other], ...how });
        if (isLegal && Object.keys(how).length === 0) {
          await expectVerdict('allow', request);
          model.take(step, own, other);
          taken++;
        } else {
          // What changes nothing may pass, for whom the profiles are; so the profiles decide, not the verdict.
          await request.catch(() => undefined);
        }
        const expected = model.profiles();
        for (const id of ids) {
          const stored = (await getDoc(doc(stage.as(id), 'users', id))).data();
          const what = `turn ${turn}: ${step} by ${own} with ${other}, ${JSON.stringify(how)}`;
          expect({ what, stored }).toEqual({ what, stored: expected[id] });
        }
        const [delegate, account] = [pick(ids), pick(ids)];
        if (delegate !== account && model.relation(account, delegate) === 'shared') {
          model.act(delegate, account);
          await stage.put(`users/${delegate}`, model.profiles()[delegate]);
        }
      }
      expect(taken).toBeGreaterThan(25);
    },
  );

  test('what the app shows at once after a step is what is then stored', () => {
    const people = { own: fan({ id: 'own' }), other: fan({ id: 'other' }) };
    for (const step of steps) {
      const { from, by, to } = protocol[step];
      const sides = (relation: Relation) => {
        const [grantor, delegate] =
          by === 'grantor' ? [people.own, people.other] : [people.other, people.own];
        if (relation === 'none') return { grantor, delegate };
        return withSharing(relation, grantor, delegate);
      };
      const ownIn = (relation: Relation) => {
        const made = sides(relation)[by];
        return readUser(made.id, made);
      };
      const change = accessChanges(step, ownIn(from), people.other).own;
      expect({ ...ownIn(from), ...afterChange(ownIn(from), 'other', change) }).toEqual(ownIn(to));
    }
  });
});
