import { expect, test } from 'vitest';
import type { RulesMap, RulesValue } from '#emulators/rules/contract.ts';
import { compileRules } from '#emulators/rules/compile.ts';
import { bull } from '#tests/support/factories/animal.ts';
import { contestant, contractor } from '#tests/support/factories/user.ts';
import { video } from '#tests/support/factories/video.ts';
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
