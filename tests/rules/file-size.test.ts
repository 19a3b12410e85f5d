import { describe, expect, test } from 'vitest';
import { compileRules } from 'firebase-engines/rules/compile.ts';
import { readRules } from './firestore-fixture.ts';
import { buildStoredTicket } from './publishing.ts';
import { toRulesMap, toRulesResource } from './rules-values.ts';

/*
 * Evaluates the rules directly, because 500 MiB are too much to upload in a test. files.test.ts covers requests to a
 * running backend.
 */

const rules = compileRules(readRules('storage.rules'), 'storage.rules');

function canUpload(path: string, contentType: string, size: number): boolean {
  const token = { email: 'owner@example.com', email_verified: true };
  const metadata = path.startsWith('videos/')
    ? { owner: 'owner', uploader: 'owner' }
    : path.endsWith('small.jpg')
      ? { photo_url: 'large' }
      : {};
  return rules.authorize({
    service: 'firebase.storage',
    method: 'create',
    path: ['b', 'bucket', 'o', ...path.split('/')],
    request: toRulesMap({
      auth: { uid: 'owner', token },
      time: new Date(),
      resource: { contentType, size, metadata, contentDisposition: null, contentEncoding: null },
    }),
    resource: null,
    documents: {
      fetch: (segments) =>
        toRulesResource(segments[3] === 'uploads' ? buildStoredTicket(id, 'owner') : { deleted: false }),
    },
  }).allowed;
}

const mib = 1024 * 1024;
const id = '1b671a64-40d5-491e-99b0-da01ff1f3341';

describe('maximum file size', () => {
  test.each([
    ['a clip', `videos/${id}.mov`, 'video/mp4', 500 * mib],
    ['a QuickTime clip', `videos/${id}.mov`, 'video/quicktime', 500 * mib],
    ['a thumbnail', `videos/${id}/${id}.png`, 'image/png', mib],
    ['a small photo', 'users/owner/profile-small.jpg', 'image/jpeg', 32 * 1024],
    ['a photo', 'users/owner/profile.jpg', 'image/jpeg', 2 * mib],
  ])('%s at %s, %s: up to %i bytes', (_case, path, contentType, maxBytes) => {
    expect(canUpload(path, contentType, 1)).toBe(true);
    expect(canUpload(path, contentType, maxBytes)).toBe(true);
    expect(canUpload(path, contentType, maxBytes + 1)).toBe(false);
    expect(canUpload(path, contentType, 0)).toBe(false);
  });
});
