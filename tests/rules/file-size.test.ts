import { describe, expect, test } from 'vitest';
import type { RulesMap, RulesValue } from 'firebase-engines/rules/contract.ts';
import { compileRules } from 'firebase-engines/rules/compile.ts';
import { readRules } from './firestore-fixture.ts';

/*
 * Half a gigabyte is too much to upload in a test, so these ask the rules directly. That they are asked with the
 * right questions is what files.test.ts shows.
 */

const rules = compileRules(readRules('storage.rules'), 'storage.rules');
const toRulesMap = (entries: Record<string, RulesValue>): RulesMap => new Map(Object.entries(entries));

function canUpload(path: string, contentType: string, size: number): boolean {
  const token = toRulesMap({ email: 'owner@example.com', email_verified: true });
  const metadata = toRulesMap({ owner: 'owner', uploader: 'owner' });
  return rules.authorize({
    service: 'firebase.storage',
    method: 'create',
    path: ['b', 'bucket', 'o', ...path.split('/')],
    request: toRulesMap({
      auth: toRulesMap({ uid: 'owner', token }),
      resource: toRulesMap({ contentType, size: BigInt(size), metadata }),
    }),
    resource: null,
    documents: {
      fetch: () =>
        toRulesMap({ data: toRulesMap({ account_type: 1n, deleted: false, user_access: toRulesMap({}) }) }),
    },
  }).allowed;
}

const mib = 1024 * 1024;
const id = '1b671a64-40d5-491e-99b0-da01ff1f3341';

describe('how large files may be', () => {
  test.each([
    ['a clip', `videos/${id}.mov`, 'video/mp4', 500 * mib],
    ['a QuickTime clip', `videos/${id}.mov`, 'video/quicktime', 500 * mib],
    ['a thumbnail', `videos/${id}/${id}.png`, 'image/png', mib],
    ['a photo', 'users/owner/profile.jpg', 'image/jpeg', 2 * mib],
  ])('%s at %s, %s: %i bytes and no more', (_what, path, contentType, most) => {
    expect(canUpload(path, contentType, 1)).toBe(true);
    expect(canUpload(path, contentType, most)).toBe(true);
    expect(canUpload(path, contentType, most + 1)).toBe(false);
    expect(canUpload(path, contentType, 0)).toBe(false);
  });
});
