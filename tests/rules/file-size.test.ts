import { describe, expect, test } from 'vitest';
import type { RulesMap, RulesValue } from '#emulators/rules/contract.ts';
import { compileRules } from '#emulators/rules/compile.ts';
import { rulesText } from './stage.ts';

/*
 * Half a gigabyte is too much to upload in a test, so these ask the rules directly. That they are asked with the
 * right questions is what files.test.ts shows.
 */

const rules = compileRules(rulesText('storage.rules'), 'storage.rules');
const map = (entries: Record<string, RulesValue>): RulesMap => new Map(Object.entries(entries));

function maySave(path: string, contentType: string, size: number): boolean {
  const token = map({ email: 'owner@example.com', email_verified: true });
  const metadata = map({ owner: 'owner', uploader: 'owner' });
  return rules.judge({
    service: 'firebase.storage',
    method: 'create',
    path: ['b', 'bucket', 'o', ...path.split('/')],
    request: map({
      auth: map({ uid: 'owner', token }),
      resource: map({ contentType, size: BigInt(size), metadata }),
    }),
    resource: null,
    documents: {
      fetch: () => map({ data: map({ account_type: 1n, deleted: false, user_access: map({}) }) }),
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
    expect(maySave(path, contentType, 1)).toBe(true);
    expect(maySave(path, contentType, most)).toBe(true);
    expect(maySave(path, contentType, most + 1)).toBe(false);
    expect(maySave(path, contentType, 0)).toBe(false);
  });
});
