import { getBytes, getMetadata, listAll, ref, updateMetadata } from 'firebase/storage';
import { beforeEach, describe, test, expect } from 'vitest';
import { compileRules } from 'firebase-engines/rules/compile.ts';
import { buildStoredTicket } from './publishing.ts';
import { createStorageFixture, type Upload } from './storage-fixture.ts';
import { expectAllowed, expectAccess, expectDenied, readRules } from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';
import { toRulesMap, toRulesResource } from './rules-values.ts';

const fixture = useFixture(createStorageFixture);

let id: string;
let clip: Upload;
let thumbnail: Upload;
beforeEach(() => {
  id = crypto.randomUUID();
  clip = { path: `videos/${id}.mov`, contentType: 'video/mp4', owner: 'owner', uploader: 'owner' };
  thumbnail = { ...clip, path: `videos/${id}/${id}.png`, contentType: 'image/png' };
});

/** Who has opened the ticket; firestore.rules decides who can. */
const uploadCases = [
  ['owner', 'owner', 'allow'],
  ['delegate', 'delegate', 'allow'],
  ['owner', 'delegate', 'deny'],
  ['delegate', 'owner', 'deny'],
  ['formerDelegate', 'formerDelegate', 'deny'],
  ['deletedOwner', 'deletedOwner', 'deny'],
  ['unverifiedDelegate', 'unverifiedDelegate', 'deny'],
  ['withoutProfile', 'withoutProfile', 'deny'],
  ['admin', 'owner', 'deny'],
  ['anonymous', 'owner', 'deny'],
  ['anonymous', 'anonymous', 'deny'],
] as const;

describe('video files', () => {
  beforeEach(() => fixture.openTicket(id, 'owner'));

  test.each(uploadCases)(
    "%s uploads with the owner's ticket of %s: %s",
    async (caller, uploader, verdict) => {
      await fixture.openTicket(id, 'owner', uploader);
      for (const upload of [thumbnail, clip])
        await expectAccess(verdict, fixture.uploadAs(caller, { ...upload, uploader }));
    },
  );

  test('need a ticket that is open and at most a week old', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    for (const upload of [thumbnail, clip]) {
      await fixture.removeDocument(`uploads/${id}`);
      await expectDenied(fixture.uploadAs('owner', upload));
      await fixture.openTicket(id, 'owner', 'owner', daysAgo(7));
      await expectDenied(fixture.uploadAs('owner', upload));
      await fixture.addDocument(`uploads/${id}`, {
        ...buildStoredTicket(id, 'owner'),
        published: new Date(),
      });
      await expectDenied(fixture.uploadAs('owner', upload));
      await fixture.openTicket(id, 'owner', 'owner', daysAgo(6.9));
      await expectAllowed(fixture.uploadAs('owner', upload));
    }
  });

  test('need another ticket once they were deleted', async () => {
    await fixture.addDocument(`uploads/${id}`, {
      ...buildStoredTicket(id, 'owner'),
      deleter: 'owner',
      deleting: new Date(),
    });
    for (const upload of [thumbnail, clip]) await expectDenied(fixture.uploadAs('owner', upload));
  });

  test("cannot be replaced or added under another account's or one's own published video", async () => {
    const published = { ...buildStoredTicket(id, 'owner', 'delegate'), published: new Date() };
    await fixture.addDocument(`uploads/${id}`, published);
    await fixture.addDocument(`videos/${id}`, { user_id: 'owner', created_by: 'delegate' });
    for (const caller of ['owner', 'delegate', 'rider'] as const)
      for (const upload of [clip, thumbnail])
        for (const owner of ['owner', 'delegate', 'rider'])
          await expectDenied(fixture.uploadAs(caller, { ...upload, owner, uploader: caller }));
  });

  test.each<[string, Partial<Upload>]>([
    ['an attachment', { contentDisposition: 'attachment; filename=Setup.exe' }],
    ['another file name', { contentDisposition: "inline; filename*=utf-8''Setup.exe" }],
    ['an encoding', { contentEncoding: 'gzip' }],
    ['other metadata', { otherMetadata: { note: 'x' } }],
  ])('are not stored with %s', async (_case, settings) => {
    for (const upload of [clip, thumbnail])
      await expectDenied(fixture.uploadAs('owner', { ...upload, ...settings }));
    const path = 'users/owner/profile.jpg';
    await expectDenied(fixture.uploadAs('owner', { path, contentType: 'image/jpeg', ...settings }));
  });

  test("may have Cloud Storage's default disposition and encoding", async () => {
    for (const [upload, name] of [
      [clip, `${id}.mov`],
      [thumbnail, `${id}.png`],
    ] as const) {
      const contentDisposition = `inline; filename*=utf-8''${name}`;
      await expectAllowed(
        fixture.uploadAs('owner', { ...upload, contentDisposition, contentEncoding: 'identity' }),
      );
    }
  });

  test('allows QuickTime clips', async () => {
    await expectAllowed(fixture.uploadAs('owner', { ...clip, contentType: 'video/quicktime' }));
  });

  test.each<[string, Partial<Upload>]>([
    ['another uploader', { uploader: 'delegate' }],
    ['no uploader', { uploader: undefined as unknown as string }],
    ['no owner', { owner: undefined as unknown as string }],
    ['another type', { contentType: 'text/html' }],
    ['no content', { bytes: 0 }],
  ])('are denied with %s', async (_case, changes) => {
    await expectDenied(fixture.uploadAs('owner', { ...clip, ...changes }));
    await expectDenied(fixture.uploadAs('owner', { ...thumbnail, ...changes }));
  });

  test('a thumbnail is a PNG of at most 1 MiB', async () => {
    await expectAllowed(fixture.uploadAs('owner', { ...thumbnail, bytes: 1024 * 1024 }));
    const other = crypto.randomUUID();
    await fixture.openTicket(other, 'owner');
    const path = thumbnail.path.replaceAll(id, other);
    await expectDenied(fixture.uploadAs('owner', { ...thumbnail, path, bytes: 1024 * 1024 + 1 }));
    await expectDenied(fixture.uploadAs('owner', { ...thumbnail, path, contentType: 'image/jpeg' }));
  });

  test.each(['clip.mov', 'UUID.mp4', 'UUID.mov.exe', 'UUID', 'x/UUID.mov', 'UUID/UUID.mov'])(
    'denies a clip named %s',
    async (name) => {
      await expectDenied(
        fixture.uploadAs('owner', { ...clip, path: `videos/${name.replaceAll('UUID', id)}` }),
      );
    },
  );

  test.each(['UUID/other.png', 'other/UUID.png', 'ride/ride.png', 'UUID/UUID.png/x'])(
    'denies a thumbnail named %s',
    async (name) => {
      await fixture.openTicket('ride', 'owner');
      await expectDenied(
        fixture.uploadAs('owner', { ...thumbnail, path: `videos/${name.replaceAll('UUID', id)}` }),
      );
    },
  );

  test('are immutable', async () => {
    for (const upload of [clip, thumbnail]) {
      await expectAllowed(fixture.uploadAs('owner', upload));
      await expectDenied(fixture.uploadAs('owner', upload));
      await expectDenied(
        updateMetadata(ref(fixture.storageAs('owner'), upload.path), { customMetadata: { owner: 'rider' } }),
      );
    }
  });

  test.each(['anonymous', 'unverifiedDelegate', 'fan'] as const)('%s can read them', async (caller) => {
    for (const upload of [clip, thumbnail]) {
      await fixture.uploadWithoutRules(upload);
      await expectAllowed(getBytes(ref(fixture.storageAs(caller), upload.path)));
      await expectAllowed(getMetadata(ref(fixture.storageAs(caller), upload.path)));
    }
  });

  test.each(['anonymous', 'owner', 'admin'] as const)('%s cannot list files', async (caller) => {
    for (const folder of ['', 'videos', `videos/${id}`, 'users', 'users/owner', 'animals']) {
      await expectDenied(listAll(ref(fixture.storageAs(caller), folder)));
    }
  });
});

describe('paths without a rule', () => {
  test.each(['anonymous', 'owner', 'admin'] as const)('are denied to %s', async (caller) => {
    await fixture.uploadWithoutRules({ path: 'exports/all.json', contentType: 'application/json' });
    await expectDenied(getBytes(ref(fixture.storageAs(caller), 'exports/all.json')));
    await expectDenied(
      fixture.uploadAs(caller, { path: 'exports/mine.json', contentType: 'application/json' }),
    );
    await expectDenied(fixture.uploadAs(caller, { path: 'videos.mov', contentType: 'video/mp4' }));
  });
});

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
