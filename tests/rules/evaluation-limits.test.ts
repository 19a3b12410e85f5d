import { expect, test } from 'vitest';
import { compileRules } from 'firebase-engines/rules/compile.ts';
import { buildBull } from '#tests/support/factories/animal.ts';
import { buildContestant, buildContractor, type StoredUser } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import {
  buildAccessChanges,
  buildStepNotification,
  type AccessChange,
  type AccessStep,
} from '#src/domain/access-steps.ts';
import { parseUser } from '#src/domain/user.ts';
import { getSides, accessSteps } from './access-step-attempts.ts';
import { buildPictureUrl, readRules, testProjectId } from './firestore-fixture.ts';
import { toRulesMap, toRulesResource } from './rules-values.ts';

/*
 * Firestore denies requests whose rules evaluate more than 1000 expressions, but does not document how it counts. The
 * most expensive rules stay well below the limit by the engine's count.
 */
const maxExpressions = 800;

const rules = compileRules(readRules('firestore.rules'), 'firestore.rules');

const owner = buildContractor({ id: 'owner', user_access: { delegate: true } });
const riders = [buildContestant({ id: 'rider' }), buildContestant({ id: 'otherRider' })];
const animal = buildBull(owner, { id: 'bodacious' });
const people = [owner, buildContestant({ id: 'delegate' }), ...riders].map((person) => [
  `users/${person.id}`,
  person,
]);
const stored = new Map<string, object>([...(people as [string, object][]), ['animals/bodacious', animal]]);

test('publishing with all lookups stays below the limit', () => {
  const id = crypto.randomUUID();
  const data = buildVideo(owner, {
    id,
    animal,
    contestants: riders,
    created_by: 'delegate',
    thumbnail_url: buildPictureUrl(`videos/${id}/${id}.png`),
  });
  const token = { email: 'delegate@example.com', email_verified: true, aud: testProjectId };
  const verdict = rules.authorize({
    service: 'cloud.firestore',
    method: 'create',
    path: ['databases', '(default)', 'documents', 'videos', id],
    request: toRulesMap({ auth: { uid: 'delegate', token }, time: new Date(), resource: { data } }),
    resource: null,
    documents: {
      fetch(path) {
        const document = stored.get(path.slice(3).join('/'));
        return document && toRulesResource(document);
      },
    },
  });
  expect(verdict).toMatchObject({ allowed: true });
  expect(verdict.expressionCount).toBeLessThan(maxExpressions);
});

function applyAccessChange(
  user: StoredUser,
  partnerId: string,
  { entries, resetsSelectedAccount }: AccessChange,
): StoredUser {
  const after = structuredClone(user);
  for (const [field, isThere] of entries) {
    if (isThere) after[field][partnerId] = true;
    else delete after[field][partnerId];
  }
  return resetsSelectedAccount ? { ...after, current_accessed_account: user.id } : after;
}

/** Authorizes all writes of a step as one batch. */
function evaluateStep(step: AccessStep) {
  const { own, other } = getSides(
    step,
    buildContractor({ id: 'grantor' }),
    buildContestant({ id: 'delegate' }),
  );
  const changes = buildAccessChanges(step, own, other);
  const before = new Map<string, object>([
    ['users/grantor', own.id === 'grantor' ? own : other],
    ['users/delegate', own.id === 'delegate' ? own : other],
  ]);
  const after = new Map<string, object>([
    [`users/${own.id}`, applyAccessChange(own, other.id, changes.own)],
    [`users/${other.id}`, applyAccessChange(other, own.id, changes.other)],
  ]);
  const notification = buildStepNotification(step, parseUser(own.id, own), other.id);
  if (notification) after.set(`notifications/${notification.id}`, { ...notification, timestamp: new Date() });
  const token = { email: 'somebody@example.com', email_verified: true, aud: testProjectId };
  const batch = { seen: new Set<string>() };
  const verdicts = [...after].map(([path, data]) => {
    const previous = before.get(path);
    return rules.authorize({
      service: 'cloud.firestore',
      method: previous ? 'update' : 'create',
      path: ['databases', '(default)', 'documents', ...path.split('/')],
      request: toRulesMap({ auth: { uid: own.id, token }, time: new Date(), resource: { data } }),
      resource: previous ? toRulesResource(previous) : null,
      documents: {
        fetch(segments, when) {
          const document = (when === 'before' ? before : after).get(segments.slice(3).join('/'));
          return document && toRulesResource(document);
        },
      },
      batch,
    });
  });
  return { verdicts, lookups: batch.seen.size };
}

test.each(accessSteps)('the access step "%s" stays below the limits', (step) => {
  const { verdicts, lookups } = evaluateStep(step);
  for (const verdict of verdicts) {
    expect(verdict).toMatchObject({ allowed: true });
    expect(verdict.expressionCount).toBeLessThan(maxExpressions);
  }
  // The platform allows 20 per batch.
  expect(lookups).toBeLessThan(10);
});
