import { expect, test } from 'vitest';
import type { RulesMap, RulesValue } from '#emulators/rules/contract.ts';
import { compileRules } from '#emulators/rules/compile.ts';
import { bull } from '#tests/support/factories/animal.ts';
import { contestant, contractor, type StoredUser } from '#tests/support/factories/user.ts';
import { video } from '#tests/support/factories/video.ts';
import {
  accessChanges,
  notificationOfStep,
  type AccessChange,
  type AccessStep,
} from '#src/domain/access-steps.ts';
import { readUser } from '#src/domain/user.ts';
import { sidesOf, steps } from './sharing-steps.ts';
import { pictureAddress, rulesText, testProject } from './stage.ts';

/*
 * Google refuses a request whose rules evaluate more than 1000 expressions and does not say how it counts them, so
 * the longest rules stay well below by our own count.
 */
const most = 800;

const rules = compileRules(rulesText('firestore.rules'), 'firestore.rules');
const now: RulesValue = { kind: 'timestamp', seconds: 1_790_000_000n, nanos: 0 };

/** A document's value as rules see it; every time is the request's. */
function asRulesSee(value: unknown): RulesValue {
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : value;
  if (value instanceof Date) return now;
  if (Array.isArray(value)) return value.map(asRulesSee);
  if (typeof value !== 'object' || value === null) return value as RulesValue;
  return new Map(Object.entries(value).map(([name, entry]) => [name, asRulesSee(entry)]));
}
const resource = (data: object): RulesMap => new Map([['data', asRulesSee(data)]]);

const owner = contractor({ id: 'owner', user_access: { delegate: true } });
const riders = [contestant({ id: 'rider' }), contestant({ id: 'partner' })];
const animal = bull(owner, { id: 'bodacious' });
const people = [owner, contestant({ id: 'delegate' }), ...riders].map((person) => [
  `users/${person.id}`,
  person,
]);
const stored = new Map<string, object>([...(people as [string, object][]), ['animals/bodacious', animal]]);

test('publishing for another account, with everything that can be looked up, stays below the limit', () => {
  const id = crypto.randomUUID();
  const data = video(owner, {
    id,
    animal,
    contestants: riders,
    created_by: 'delegate',
    thumbnail_url: pictureAddress(`videos/${id}/${id}.png`),
  });
  const token = { email: 'delegate@example.com', email_verified: true, aud: testProject };
  const verdict = rules.judge({
    service: 'cloud.firestore',
    method: 'create',
    path: ['databases', '(default)', 'documents', 'videos', id],
    request: new Map<string, RulesValue>([
      ['auth', asRulesSee({ uid: 'delegate', token })],
      ['time', now],
      ['resource', resource(data)],
    ]),
    resource: null,
    documents: {
      fetch(path) {
        const found = stored.get(path.slice(3).join('/'));
        return found && resource(found);
      },
    },
  });
  expect(verdict).toMatchObject({ allowed: true });
  expect(verdict.expressions).toBeLessThan(most);
});

/** A profile as a step leaves it. */
function changed(user: StoredUser, partnerId: string, { entries, fallsBack }: AccessChange): StoredUser {
  const after = structuredClone(user);
  for (const [field, isThere] of entries) {
    if (isThere) after[field][partnerId] = true;
    else delete after[field][partnerId];
  }
  return fallsBack ? { ...after, current_accessed_account: user.id } : after;
}

/** Everything that a step writes, each write judged as a part of the batch. */
function judgeStep(step: AccessStep) {
  const { own, other } = sidesOf(step, contractor({ id: 'grantor' }), contestant({ id: 'delegate' }));
  const changes = accessChanges(step, own, other);
  const before = new Map<string, object>([
    ['users/grantor', own.id === 'grantor' ? own : other],
    ['users/delegate', own.id === 'delegate' ? own : other],
  ]);
  const after = new Map<string, object>([
    [`users/${own.id}`, changed(own, other.id, changes.own)],
    [`users/${other.id}`, changed(other, own.id, changes.other)],
  ]);
  const notification = notificationOfStep(step, readUser(own.id, own), other.id);
  if (notification) after.set(`notifications/${notification.id}`, { ...notification, timestamp: new Date() });
  const token = { email: 'somebody@example.com', email_verified: true, aud: testProject };
  const batch = { seen: new Set<string>() };
  const verdicts = [...after].map(([path, data]) => {
    const was = before.get(path);
    return rules.judge({
      service: 'cloud.firestore',
      method: was ? 'update' : 'create',
      path: ['databases', '(default)', 'documents', ...path.split('/')],
      request: new Map<string, RulesValue>([
        ['auth', asRulesSee({ uid: own.id, token })],
        ['time', now],
        ['resource', resource(data)],
      ]),
      resource: was ? resource(was) : null,
      documents: {
        fetch(segments, when) {
          const found = (when === 'before' ? before : after).get(segments.slice(3).join('/'));
          return found && resource(found);
        },
      },
      batch,
    });
  });
  return { verdicts, lookups: batch.seen.size };
}

test.each(steps)('%s, a step of access sharing, stays below the limits', (step) => {
  const { verdicts, lookups } = judgeStep(step);
  for (const verdict of verdicts) {
    expect(verdict).toMatchObject({ allowed: true });
    expect(verdict.expressions).toBeLessThan(most);
  }
  // Of 20 for a batch.
  expect(lookups).toBeLessThan(10);
});
