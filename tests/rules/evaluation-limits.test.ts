import { expect, test } from 'vitest';
import type { RulesMap, RulesValue } from 'firebase-engines/rules/contract.ts';
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

/*
 * Google refuses a request whose rules evaluate more than 1000 expressions and does not say how it counts them, so
 * the longest rules stay well below by our own count.
 */
const maxExpressions = 800;

const rules = compileRules(readRules('firestore.rules'), 'firestore.rules');
const now: RulesValue = { kind: 'timestamp', seconds: 1_790_000_000n, nanos: 0 };

/** A document's value as rules see it; every time is the request's. */
function toRulesValue(value: unknown): RulesValue {
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : value;
  if (value instanceof Date) return now;
  if (Array.isArray(value)) return value.map(toRulesValue);
  if (typeof value !== 'object' || value === null) return value as RulesValue;
  return new Map(Object.entries(value).map(([name, entry]) => [name, toRulesValue(entry)]));
}
const toRulesResource = (data: object): RulesMap => new Map([['data', toRulesValue(data)]]);

const owner = buildContractor({ id: 'owner', user_access: { delegate: true } });
const riders = [buildContestant({ id: 'rider' }), buildContestant({ id: 'partner' })];
const animal = buildBull(owner, { id: 'bodacious' });
const people = [owner, buildContestant({ id: 'delegate' }), ...riders].map((person) => [
  `users/${person.id}`,
  person,
]);
const stored = new Map<string, object>([...(people as [string, object][]), ['animals/bodacious', animal]]);

test('publishing for another account, with everything that can be looked up, stays below the limit', () => {
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
    request: new Map<string, RulesValue>([
      ['auth', toRulesValue({ uid: 'delegate', token })],
      ['time', now],
      ['resource', toRulesResource(data)],
    ]),
    resource: null,
    documents: {
      fetch(path) {
        const found = stored.get(path.slice(3).join('/'));
        return found && toRulesResource(found);
      },
    },
  });
  expect(verdict).toMatchObject({ allowed: true });
  expect(verdict.expressionCount).toBeLessThan(maxExpressions);
});

/** A profile as a step leaves it. */
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

/** Everything that a step writes, each write judged as a part of the batch. */
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
    const was = before.get(path);
    return rules.authorize({
      service: 'cloud.firestore',
      method: was ? 'update' : 'create',
      path: ['databases', '(default)', 'documents', ...path.split('/')],
      request: new Map<string, RulesValue>([
        ['auth', toRulesValue({ uid: own.id, token })],
        ['time', now],
        ['resource', toRulesResource(data)],
      ]),
      resource: was ? toRulesResource(was) : null,
      documents: {
        fetch(segments, when) {
          const found = (when === 'before' ? before : after).get(segments.slice(3).join('/'));
          return found && toRulesResource(found);
        },
      },
      batch,
    });
  });
  return { verdicts, lookups: batch.seen.size };
}

test.each(accessSteps)('%s, a step of access sharing, stays below the limits', (step) => {
  const { verdicts, lookups } = evaluateStep(step);
  for (const verdict of verdicts) {
    expect(verdict).toMatchObject({ allowed: true });
    expect(verdict.expressionCount).toBeLessThan(maxExpressions);
  }
  // Of 20 for a batch.
  expect(lookups).toBeLessThan(10);
});
