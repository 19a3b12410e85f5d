import { expect, test } from 'vitest';
import type { RulesMap, RulesValue } from '#emulators/rules/contract.ts';
import { compileRules } from '#emulators/rules/compile.ts';
import { rulesText } from './stage.ts';

/*
 * A running backend only has projects called demo-…; what production's addresses look like is asked of the rules
 * directly.
 */

const rules = compileRules(rulesText('firestore.rules'), 'firestore.rules');
const map = (entries: Record<string, RulesValue>): RulesMap => new Map(Object.entries(entries));

function mayUse(photo_url: string, project: string): boolean {
  const before = { photo_url: '', user_access: map({}) };
  const token = map({ email: 'rider@example.com', email_verified: true, aud: project });
  return rules.judge({
    service: 'cloud.firestore',
    method: 'update',
    path: ['databases', '(default)', 'documents', 'users', 'rider'],
    request: map({
      auth: map({ uid: 'rider', token }),
      resource: map({ data: map({ ...before, photo_url }) }),
    }),
    resource: map({ data: map(before) }),
    documents: { fetch: () => map({ data: map(before) }) },
  }).allowed;
}

const production = 'https://firebasestorage.googleapis.com';
const local = 'http://127.0.0.1:7106';
const file = 'o/users%2Frider%2Fprofile.jpg?alt=media&token=7f1d3e5a-8a64-4c4e-9e6f-2f0c5a1b9d42';

test.each([
  ['rodeo', `${production}/v0/b/rodeo.appspot.com/${file}`, true],
  ['rodeo', `${production}/v0/b/rodeo.firebasestorage.app/${file}`, true],
  ['rodeo', `${production}/v0/b/other.appspot.com/${file}`, false],
  ['rodeo', `${production}/v0/b/rodeo.example.com/${file}`, false],
  ['rodeo', `${local}/v0/b/rodeo.appspot.com/${file}`, false],
  ['demo-rodeo', `${local}/v0/b/demo-rodeo.appspot.com/${file}`, true],
  ['demo-rodeo', `${production}/v0/b/demo-rodeo.appspot.com/${file}`, false],
])('in %s a photo at %s: %s', (project, url, verdict) => {
  expect(mayUse(url, project)).toBe(verdict);
});
