import { deleteObject, getBytes, getMetadata, listAll, ref, updateMetadata } from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { createStorageFixture, type StorageFixture, type Upload } from './storage-fixture.ts';
import { expectAllowed, expectAccess, expectDenied } from './firestore-fixture.ts';

let fixture: StorageFixture;
beforeAll(async () => {
  fixture = await createStorageFixture();
});
afterAll(() => fixture.dispose());

let id: string;
let clip: Upload;
let thumbnail: Upload;
beforeEach(() => {
  id = crypto.randomUUID();
  clip = { path: `videos/${id}.mov`, contentType: 'video/mp4', owner: 'owner', uploader: 'owner' };
  thumbnail = { ...clip, path: `videos/${id}/${id}.png`, contentType: 'image/png' };
});

const uploadCases = [
  ['owner', 'owner', 'allow'],
  ['delegate', 'owner', 'allow'],
  ['rider', 'rider', 'allow'],
  ['former', 'owner', 'deny'],
  ['claimer', 'owner', 'deny'],
  ['rider', 'owner', 'deny'],
  ['leaver', 'owner', 'deny'],
  ['leaver', 'leaver', 'deny'],
  ['newcomer', 'owner', 'deny'],
  ['newcomer', 'newcomer', 'deny'],
  ['watcher', 'watcher', 'deny'],
  ['delegate', 'deletedOwner', 'deny'],
  ['stranger', 'stranger', 'deny'],
  ['admin', 'owner', 'deny'],
  ['nobody', 'owner', 'deny'],
] as const;

describe('the files of a video', () => {
  test.each(uploadCases)('%s uploading for %s: %s', async (who, owner, verdict) => {
    await expectAccess(verdict, fixture.uploadAs(who, { ...thumbnail, owner, uploader: who }));
    await expectAccess(verdict, fixture.uploadAs(who, { ...clip, owner, uploader: who }));
  });

  test('QuickTime is welcome too', async () => {
    await expectAllowed(fixture.uploadAs('owner', { ...clip, contentType: 'video/quicktime' }));
  });

  test.each<[string, Partial<Upload>]>([
    ['another uploader', { uploader: 'delegate' }],
    ['no uploader', { uploader: undefined as unknown as string }],
    ['no owner', { owner: undefined as unknown as string }],
    ['another type', { contentType: 'text/html' }],
    ['nothing in it', { bytes: 0 }],
  ])('are refused with %s', async (_what, changes) => {
    await expectDenied(fixture.uploadAs('owner', { ...clip, ...changes }));
    await expectDenied(fixture.uploadAs('owner', { ...thumbnail, ...changes }));
  });

  test('a thumbnail is a PNG of at most 1 MiB', async () => {
    await expectAllowed(fixture.uploadAs('owner', { ...thumbnail, bytes: 1024 * 1024 }));
    const path = thumbnail.path.replaceAll(id, crypto.randomUUID());
    await expectDenied(fixture.uploadAs('owner', { ...thumbnail, path, bytes: 1024 * 1024 + 1 }));
    await expectDenied(fixture.uploadAs('owner', { ...thumbnail, path, contentType: 'image/jpeg' }));
  });

  test.each(['clip.mov', 'UUID.mp4', 'UUID.mov.exe', 'UUID', 'x/UUID.mov', 'UUID/UUID.mov'])(
    'a clip is not named %s',
    async (name) => {
      await expectDenied(
        fixture.uploadAs('owner', { ...clip, path: `videos/${name.replaceAll('UUID', id)}` }),
      );
    },
  );

  test.each(['UUID/other.png', 'other/UUID.png', 'ride/ride.png', 'UUID/UUID.png/x'])(
    'a thumbnail is not named %s',
    async (name) => {
      await expectDenied(
        fixture.uploadAs('owner', { ...thumbnail, path: `videos/${name.replaceAll('UUID', id)}` }),
      );
    },
  );

  test('are written once and stay as they are', async () => {
    for (const upload of [clip, thumbnail]) {
      await expectAllowed(fixture.uploadAs('owner', upload));
      await expectDenied(fixture.uploadAs('owner', upload));
      await expectDenied(
        updateMetadata(ref(fixture.storageAs('owner'), upload.path), { customMetadata: { owner: 'rider' } }),
      );
    }
  });

  test.each(['nobody', 'newcomer', 'watcher'] as const)('%s may watch them', async (who) => {
    for (const upload of [clip, thumbnail]) {
      await fixture.uploadPastRules(upload);
      await expectAllowed(getBytes(ref(fixture.storageAs(who), upload.path)));
      await expectAllowed(getMetadata(ref(fixture.storageAs(who), upload.path)));
    }
  });

  test.each(['nobody', 'owner', 'admin'] as const)('%s may not list files', async (who) => {
    for (const folder of ['', 'videos', `videos/${id}`, 'users', 'users/owner', 'animals']) {
      await expectDenied(listAll(ref(fixture.storageAs(who), folder)));
    }
  });
});

describe('removing the files of a video', () => {
  // The delegate uploaded them for the owner; the document is there.
  beforeEach(async () => {
    await fixture.uploadPastRules({ ...clip, uploader: 'former' });
    await fixture.uploadPastRules({ ...thumbnail, uploader: 'former' });
    await fixture.addDocument(`videos/${id}`, { user_id: 'owner' });
  });

  test.each([
    ['owner', 'allow'],
    ['delegate', 'allow'],
    ['admin', 'allow'],
    ['pretender', 'deny'],
    ['former', 'deny'],
    ['claimer', 'deny'],
    ['leaver', 'deny'],
    ['newcomer', 'deny'],
    ['rider', 'deny'],
    ['nobody', 'deny'],
  ] as const)('%s: %s', async (who, verdict) => {
    await expectAccess(verdict, deleteObject(ref(fixture.storageAs(who), thumbnail.path)));
    await expectAccess(verdict, deleteObject(ref(fixture.storageAs(who), clip.path)));
  });

  test('an upload that no document points to may be cleared away by who made it', async () => {
    await fixture.removeDocument(`videos/${id}`);
    await expectDenied(deleteObject(ref(fixture.storageAs('claimer'), clip.path)));
    await expectAllowed(deleteObject(ref(fixture.storageAs('former'), clip.path)));
    await expectAllowed(deleteObject(ref(fixture.storageAs('former'), thumbnail.path)));
  });

  test('that takes a verified address', async () => {
    const other = clip.path.replaceAll(id, crypto.randomUUID());
    await fixture.uploadPastRules({ ...clip, path: other, uploader: 'newcomer' });
    await expectDenied(deleteObject(ref(fixture.storageAs('newcomer'), other)));
  });
});

describe('what no rule names', () => {
  test.each(['nobody', 'owner', 'admin'] as const)('is refused to %s', async (who) => {
    await fixture.uploadPastRules({ path: 'exports/all.json', contentType: 'application/json' });
    await expectDenied(getBytes(ref(fixture.storageAs(who), 'exports/all.json')));
    await expectDenied(fixture.uploadAs(who, { path: 'exports/mine.json', contentType: 'application/json' }));
    await expectDenied(fixture.uploadAs(who, { path: 'videos.mov', contentType: 'video/mp4' }));
  });
});
