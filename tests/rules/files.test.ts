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
  ['formerDelegate', 'owner', 'deny'],
  ['selfGranted', 'owner', 'deny'],
  ['rider', 'owner', 'deny'],
  ['deletedDelegate', 'owner', 'deny'],
  ['deletedDelegate', 'deletedDelegate', 'deny'],
  ['unverifiedDelegate', 'owner', 'deny'],
  ['unverifiedDelegate', 'unverifiedDelegate', 'deny'],
  ['fan', 'fan', 'deny'],
  ['delegate', 'deletedOwner', 'deny'],
  ['withoutProfile', 'withoutProfile', 'deny'],
  ['admin', 'owner', 'deny'],
  ['anonymous', 'owner', 'deny'],
] as const;

describe('video files', () => {
  test.each(uploadCases)('%s uploads for %s: %s', async (caller, owner, verdict) => {
    await expectAccess(verdict, fixture.uploadAs(caller, { ...thumbnail, owner, uploader: caller }));
    await expectAccess(verdict, fixture.uploadAs(caller, { ...clip, owner, uploader: caller }));
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
    const path = thumbnail.path.replaceAll(id, crypto.randomUUID());
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

describe('deleting video files', () => {
  // Uploaded for the owner by a former delegate; the video's document exists.
  beforeEach(async () => {
    await fixture.uploadWithoutRules({ ...clip, uploader: 'formerDelegate' });
    await fixture.uploadWithoutRules({ ...thumbnail, uploader: 'formerDelegate' });
    await fixture.addDocument(`videos/${id}`, { user_id: 'owner' });
  });

  test.each([
    ['owner', 'allow'],
    ['delegate', 'allow'],
    ['admin', 'allow'],
    ['unverifiedAdmin', 'deny'],
    ['formerDelegate', 'deny'],
    ['selfGranted', 'deny'],
    ['deletedDelegate', 'deny'],
    ['unverifiedDelegate', 'deny'],
    ['rider', 'deny'],
    ['anonymous', 'deny'],
  ] as const)('%s: %s', async (caller, verdict) => {
    await expectAccess(verdict, deleteObject(ref(fixture.storageAs(caller), thumbnail.path)));
    await expectAccess(verdict, deleteObject(ref(fixture.storageAs(caller), clip.path)));
  });

  test('the uploader can delete files without a document', async () => {
    await fixture.removeDocument(`videos/${id}`);
    await expectDenied(deleteObject(ref(fixture.storageAs('selfGranted'), clip.path)));
    await expectAllowed(deleteObject(ref(fixture.storageAs('formerDelegate'), clip.path)));
    await expectAllowed(deleteObject(ref(fixture.storageAs('formerDelegate'), thumbnail.path)));
  });

  test('deleting an upload requires a verified email', async () => {
    const other = clip.path.replaceAll(id, crypto.randomUUID());
    await fixture.uploadWithoutRules({ ...clip, path: other, uploader: 'unverifiedDelegate' });
    await expectDenied(deleteObject(ref(fixture.storageAs('unverifiedDelegate'), other)));
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
