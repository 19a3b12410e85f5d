import { describe, expect, test } from 'vitest';
import { compileRules } from 'firebase-engines/rules/compile.ts';
import { readRules } from './firestore-fixture.ts';
import { buildStoredTicket } from './publishing.ts';
import { toRulesMap, toRulesResource } from './rules-values.ts';

/*
 * Evaluates the rules directly, because 500 MiB are too much to upload in a test, and because rules of the local backend
 * see less than those of Cloud Storage.
 */

const rules = compileRules(readRules('storage.rules'), 'storage.rules');

function canUpload(path: string, contentType: string, size: number, more: object = {}): boolean {
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
      resource: { contentType, size, metadata, contentDisposition: null, contentEncoding: null, ...more },
    }),
    resource: null,
    documents: {
      fetch: (segments) =>
        toRulesResource(segments[3] === 'uploads' ? buildStoredTicket(sizedId, 'owner') : { deleted: false }),
    },
  }).allowed;
}

const mib = 1024 * 1024;
const sizedId = '1b671a64-40d5-491e-99b0-da01ff1f3341';

const photo = ['a photo', 'users/owner/profile.jpg', 'image/jpeg', 2 * mib] as const;
const kinds = [
  ['a clip', `videos/${sizedId}.mov`, 'video/mp4', 500 * mib],
  ['a QuickTime clip', `videos/${sizedId}.mov`, 'video/quicktime', 500 * mib],
  ['a thumbnail', `videos/${sizedId}/${sizedId}.png`, 'image/png', mib],
  ['a rendition', `videos/${sizedId}/720.mp4`, 'video/mp4', 60 * mib],
  ['a poster', `videos/${sizedId}/poster.jpg`, 'image/jpeg', 64 * 1024],
  ['the lightest rendition', `videos/${sizedId}/360.mp4`, 'video/mp4', 20 * mib],
  ['a small photo', 'users/owner/profile-small.jpg', 'image/jpeg', 32 * 1024],
  photo,
] as const;

describe('caching', () => {
  test.each(kinds)("%s at %s is kept by browsers for a day at most, by the app's settings", (...kind) => {
    const canCache = (cacheControl: string | null) => canUpload(kind[1], kind[2], 1, { cacheControl });
    for (const value of [null, '', 'public, max-age=86400', 'public, no-cache'])
      expect(canCache(value)).toBe(true);
    for (const value of ['public, max-age=31536000, immutable', 'public, max-age=86401', 'x\r\ny: z'])
      expect(canCache(value)).toBe(false);
  });

  test('a photo may have no metadata', () => {
    const [, path, contentType] = photo;
    expect(canUpload(path, contentType, 1, { metadata: null })).toBe(true);
    expect(canUpload(path, contentType, 1, { metadata: { note: 'x' } })).toBe(false);
  });
});

describe('maximum file size', () => {
  test.each(kinds)('%s at %s, %s: up to %i bytes', (_case, path, contentType, maxBytes) => {
    expect(canUpload(path, contentType, 1)).toBe(true);
    expect(canUpload(path, contentType, maxBytes)).toBe(true);
    expect(canUpload(path, contentType, maxBytes + 1)).toBe(false);
    expect(canUpload(path, contentType, 0)).toBe(false);
  });
});
