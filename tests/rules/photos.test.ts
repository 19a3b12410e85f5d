import { deleteObject, getBytes, ref } from 'firebase/storage';
import { describe, expect, test } from 'vitest';
import { createStorageFixture, type Upload } from './storage-fixture.ts';
import { expectAllowed, expectAccess, expectDenied, type Caller } from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createStorageFixture);

const createPhotoUpload = (path: string): Upload => ({ path, contentType: 'image/jpeg' });

describe('profile photos', () => {
  test.each([
    ['owner', 'owner', 'allow'],
    ['delegate', 'owner', 'allow'],
    ['unverifiedDelegate', 'unverifiedDelegate', 'deny'],
    ['delegate', 'deletedOwner', 'deny'],
  ] as const)('%s changes the photo of %s: %s', async (caller, userId, verdict) => {
    const path = `users/${userId}/profile.jpg`;
    await fixture.removeFile(path);
    await expectAccess(verdict, fixture.uploadAs(caller, createPhotoUpload(path)));
    await fixture.uploadWithoutRules(createPhotoUpload(path));
    await expectAccess(verdict, fixture.uploadAs(caller, createPhotoUpload(path)));
    await expectAccess(verdict, deleteObject(ref(fixture.storageAs(caller), path)));
  });

  test('can be uploaded once during signup, before the profile exists', async () => {
    const path = `users/signup-${crypto.randomUUID()}/profile.jpg`;
    const caller = path.split('/')[1] as Caller;
    await expectAllowed(fixture.uploadAs(caller, createPhotoUpload(path)));
    await expectDenied(fixture.uploadAs(caller, createPhotoUpload(path)));
    await expectDenied(deleteObject(ref(fixture.storageAs(caller), path)));
    await expectDenied(fixture.uploadAs('signup-other', createPhotoUpload(path)));
    await expectDenied(fixture.uploadAs('anonymous', createPhotoUpload('users/anonymous/profile.jpg')));
  });

  test('are public JPEGs of at most 2 MiB with a fixed name', async () => {
    const path = 'users/rider/profile.jpg';
    await expectAllowed(fixture.uploadAs('rider', { ...createPhotoUpload(path), bytes: 2 * 1024 * 1024 }));
    await expectAllowed(getBytes(ref(fixture.storageAs('anonymous'), path)));
    await expectDenied(fixture.uploadAs('rider', { ...createPhotoUpload(path), bytes: 2 * 1024 * 1024 + 1 }));
    await expectDenied(fixture.uploadAs('rider', { ...createPhotoUpload(path), bytes: 0 }));
    await expectDenied(
      fixture.uploadAs('rider', { ...createPhotoUpload(path), contentType: 'image/svg+xml' }),
    );
    for (const name of ['profile.png', 'other.jpg', 'x/profile.jpg']) {
      await expectDenied(fixture.uploadAs('rider', createPhotoUpload(`users/rider/${name}`)));
    }
  });
});

describe('small profile photos', () => {
  const createUpload = (userId: string, photo_url = 'large'): Upload => ({
    ...createPhotoUpload(`users/${userId}/profile-small.jpg`),
    otherMetadata: { photo_url },
  });

  test.each([
    ['owner', 'owner', 'allow'],
    ['delegate', 'owner', 'allow'],
    ['fan', 'owner', 'deny'],
    ['unverifiedDelegate', 'unverifiedDelegate', 'deny'],
    ['delegate', 'deletedOwner', 'deny'],
  ] as const)('%s changes that of %s: %s', async (caller, userId, verdict) => {
    const upload = createUpload(userId);
    await fixture.removeFile(upload.path);
    await expectAccess(verdict, fixture.uploadAs(caller, upload));
    await fixture.uploadWithoutRules(upload);
    await expectAccess(verdict, fixture.uploadAs(caller, upload));
    await expectAccess(verdict, deleteObject(ref(fixture.storageAs(caller), upload.path)));
  });

  test('can be read as long as their photo is that of the profile', async () => {
    const id = crypto.randomUUID();
    const upload = createUpload(id, 'first');
    const read = () => getBytes(ref(fixture.storageAs('anonymous'), upload.path));
    await expect(read()).rejects.toMatchObject({ code: 'storage/object-not-found' });
    await fixture.uploadWithoutRules(upload);
    await expectDenied(read());
    await fixture.addDocument(`users/${id}`, { photo_url: 'first' });
    await expectAllowed(read());
    await fixture.addDocument(`users/${id}`, { photo_url: 'second' });
    await expectDenied(read());
    await fixture.addDocument(`users/${id}`, {});
    await expectDenied(read());
  });

  test('can be uploaded once during signup, before the profile exists', async () => {
    const caller = `signup-${crypto.randomUUID()}` as Caller;
    await expectAllowed(fixture.uploadAs(caller, createUpload(caller)));
    await expectDenied(fixture.uploadAs(caller, createUpload(caller)));
    await expectDenied(fixture.uploadAs('signup-other', createUpload(`${caller}-2`)));
  });

  test('are JPEGs that say which photo they were made of, and nothing else', async () => {
    const upload = createUpload('rider');
    for (const changes of [
      { contentType: 'image/png' },
      { otherMetadata: {} },
      { otherMetadata: { photo_url: 'large', note: 'more' } },
      { bytes: 32 * 1024 + 1 },
      { contentDisposition: 'attachment' },
    ])
      await expectDenied(fixture.uploadAs('rider', { ...upload, ...changes }));
    await expectAllowed(fixture.uploadAs('rider', upload));
  });
});

describe('animal pictures', () => {
  test.each([
    ['owner', 'rules-bull', 'allow'],
    ['delegate', 'rules-bull', 'allow'],
    ['owner', 'rules-nowhere', 'deny'],
    ['delegate', 'rules-orphan', 'deny'],
    ['deletedOwner', 'rules-orphan', 'deny'],
  ] as const)('%s changes the picture of %s: %s', async (caller, animal, verdict) => {
    const path = `animals/${animal}/profile.jpg`;
    await expectAccess(verdict, fixture.uploadAs(caller, createPhotoUpload(path)));
    await fixture.uploadWithoutRules(createPhotoUpload(path));
    await expectAccess(verdict, fixture.uploadAs(caller, createPhotoUpload(path)));
    await expectAccess(verdict, deleteObject(ref(fixture.storageAs(caller), path)));
  });

  test('are public JPEGs of at most 2 MiB', async () => {
    const path = 'animals/rules-bull/profile.jpg';
    await fixture.uploadWithoutRules(createPhotoUpload(path));
    await expectAllowed(getBytes(ref(fixture.storageAs('anonymous'), path)));
    await expectDenied(fixture.uploadAs('owner', { ...createPhotoUpload(path), bytes: 2 * 1024 * 1024 + 1 }));
    await expectDenied(fixture.uploadAs('owner', { ...createPhotoUpload(path), contentType: 'image/png' }));
    await expectDenied(fixture.uploadAs('owner', createPhotoUpload('animals/rules-bull/other.jpg')));
  });
});
