import { expect, test } from 'vitest';
import { compileRules } from 'firebase-engines/rules/compile.ts';
import { readRules } from './firestore-fixture.ts';
import { toRulesMap, toRulesResource } from './rules-values.ts';

/*
 * Evaluates the rules directly, because a local backend only has projects named demo-…, which have other URLs than
 * production.
 */

const rules = compileRules(readRules('firestore.rules'), 'firestore.rules');

function canUsePhotoUrl(photo_url: string, project: string): boolean {
  const before = { photo_url: '', user_access: {} };
  const token = { email: 'rider@example.com', email_verified: true, aud: project };
  return rules.authorize({
    service: 'cloud.firestore',
    method: 'update',
    path: ['databases', '(default)', 'documents', 'users', 'rider'],
    request: toRulesMap({
      auth: { uid: 'rider', token },
      resource: { data: { ...before, photo_url } },
    }),
    resource: toRulesResource(before),
    documents: { fetch: () => toRulesResource(before) },
  }).allowed;
}

const productionHost = 'https://firebasestorage.googleapis.com';
const emulatorHost = 'http://127.0.0.1:7106';
const filePath = 'o/users%2Frider%2Fprofile.jpg?alt=media&token=7f1d3e5a-8a64-4c4e-9e6f-2f0c5a1b9d42';

test.each([
  ['rodeo', `${productionHost}/v0/b/rodeo.appspot.com/${filePath}`, true],
  ['rodeo', `${productionHost}/v0/b/rodeo.firebasestorage.app/${filePath}`, true],
  ['rodeo', `${productionHost}/v0/b/other.appspot.com/${filePath}`, false],
  ['rodeo', `${productionHost}/v0/b/rodeo.example.com/${filePath}`, false],
  ['rodeo', `${emulatorHost}/v0/b/rodeo.appspot.com/${filePath}`, false],
  ['demo-rodeo', `${emulatorHost}/v0/b/demo-rodeo.appspot.com/${filePath}`, true],
  ['demo-rodeo', `${productionHost}/v0/b/demo-rodeo.appspot.com/${filePath}`, false],
])('project %s, photo at %s: %s', (project, url, verdict) => {
  expect(canUsePhotoUrl(url, project)).toBe(verdict);
});
