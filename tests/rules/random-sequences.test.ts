import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAccessChanges, applyAccessChange } from '#src/domain/access-steps.ts';
import { parseUser } from '#src/domain/user.ts';
import { buildFan, withSharing } from '#tests/support/factories/build-user.ts';
import { accessSteps, stepTransitions, type AccessRelation } from './access-step-attempts.ts';
import { BackendWorld } from './sequences/backend-world.ts';
import { expectNoDivergence } from './sequences/find-divergence.ts';
import { expectModel } from './sequences/local-world.ts';

describe('[ACC-03] random sequences of sharing, publishing and deleting by four people', () => {
  test('match the model when everybody attempts every step (100)', { timeout: 60_000 }, async () => {
    await expectModel(0, 100);
  });
});

describe('[ACC-03] random sequences on the backend', () => {
  let world: BackendWorld;
  beforeAll(async () => {
    world = await BackendWorld.open();
  });
  afterAll(() => world.dispose());

  test.each([1, 2])('match the model (seed %i)', { timeout: 120_000 }, async (seed) => {
    const createWorld = async () => {
      await world.reset();
      return world;
    };
    const run = { createWorld, isExhaustive: false, allowedCounts: new Map() };
    await expectNoDivergence(run, { seed, length: 40, hasWaits: false });
  });
});

test('the optimistic update after a step matches the stored profile', () => {
  const people = { own: buildFan({ id: 'own' }), other: buildFan({ id: 'other' }) };
  for (const step of accessSteps) {
    const { from, by, to } = stepTransitions[step];
    const buildSides = (relation: AccessRelation) => {
      const [grantor, delegate] = by === 'grantor' ? [people.own, people.other] : [people.other, people.own];
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
