import { deleteObject, getBytes, ref } from 'firebase/storage';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { createStorageFixture, type StorageFixture, type Upload } from './storage-fixture.ts';
import { expectAllowed, expectAccess, expectDenied } from './firestore-fixture.ts';

let fixture: StorageFixture;
beforeAll(async () => {
  fixture = await createStorageFixture();
});
afterAll(() => fixture.dispose());

const createPhotoUpload = (path: string): Upload => ({ path, contentType: 'image/jpeg' });

describe('profile photos', () => {
  test.each([
    ['owner', 'owner', 'allow'],
    ['delegate', 'owner', 'allow'],
    ['former', 'owner', 'deny'],
    ['claimer', 'owner', 'deny'],
    ['rider', 'owner', 'deny'],
    ['leaver', 'owner', 'deny'],
    ['leaver', 'leaver', 'deny'],
    ['newcomer', 'newcomer', 'deny'],
    ['newcomer', 'owner', 'deny'],
    ['delegate', 'deletedOwner', 'deny'],
    ['admin', 'owner', 'deny'],
    ['nobody', 'owner', 'deny'],
  ] as const)('%s changing the photo of %s: %s', async (who, of, verdict) => {
    const path = `users/${of}/profile.jpg`;
    await expectAccess(verdict, fixture.uploadAs(who, createPhotoUpload(path)));
    await fixture.uploadPastRules(createPhotoUpload(path));
    await expectAccess(verdict, fixture.uploadAs(who, createPhotoUpload(path)));
    await expectAccess(verdict, deleteObject(ref(fixture.storageAs(who), path)));
  });

  test('during signup, before there is a profile, and again when it is retried', async () => {
    const path = 'users/applicant/profile.jpg';
    await expectAllowed(fixture.uploadAs('applicant', createPhotoUpload(path)));
    await expectAllowed(fixture.uploadAs('applicant', createPhotoUpload(path)));
    await expectDenied(fixture.uploadAs('signup-other', createPhotoUpload(path)));
    await expectDenied(fixture.uploadAs('nobody', createPhotoUpload('users/nobody/profile.jpg')));
  });

  test('are JPEGs of at most 2 MiB under one name, public to read', async () => {
    const path = 'users/rider/profile.jpg';
    await expectAllowed(fixture.uploadAs('rider', { ...createPhotoUpload(path), bytes: 2 * 1024 * 1024 }));
    await expectAllowed(getBytes(ref(fixture.storageAs('nobody'), path)));
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

describe("animals' pictures", () => {
  test.each([
    ['owner', 'rules-bull', 'allow'],
    ['delegate', 'rules-bull', 'allow'],
    ['former', 'rules-bull', 'deny'],
    ['claimer', 'rules-bull', 'deny'],
    ['rider', 'rules-bull', 'deny'],
    ['newcomer', 'rules-bull', 'deny'],
    ['admin', 'rules-bull', 'deny'],
    ['nobody', 'rules-bull', 'deny'],
    ['owner', 'rules-nowhere', 'deny'],
    ['delegate', 'rules-left', 'deny'],
    ['deletedOwner', 'rules-left', 'deny'],
  ] as const)('%s changing the picture of %s: %s', async (who, animal, verdict) => {
    const path = `animals/${animal}/profile.jpg`;
    await expectAccess(verdict, fixture.uploadAs(who, createPhotoUpload(path)));
    await fixture.uploadPastRules(createPhotoUpload(path));
    await expectAccess(verdict, fixture.uploadAs(who, createPhotoUpload(path)));
    await expectAccess(verdict, deleteObject(ref(fixture.storageAs(who), path)));
  });

  test('are JPEGs of at most 2 MiB, public to read', async () => {
    const path = 'animals/rules-bull/profile.jpg';
    await fixture.uploadPastRules(createPhotoUpload(path));
    await expectAllowed(getBytes(ref(fixture.storageAs('nobody'), path)));
    await expectDenied(fixture.uploadAs('owner', { ...createPhotoUpload(path), bytes: 2 * 1024 * 1024 + 1 }));
    await expectDenied(fixture.uploadAs('owner', { ...createPhotoUpload(path), contentType: 'image/png' }));
    await expectDenied(fixture.uploadAs('owner', createPhotoUpload('animals/rules-bull/other.jpg')));
  });
});
