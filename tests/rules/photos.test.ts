import { deleteObject, getBytes, ref } from 'firebase/storage';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { setFileStage, type FileStage, type Upload } from './file-stage.ts';
import { allowed, expectVerdict, refused } from './stage.ts';

let stage: FileStage;
beforeAll(async () => {
  stage = await setFileStage();
});
afterAll(() => stage.strike());

const photo = (path: string): Upload => ({ path, contentType: 'image/jpeg' });

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
    await expectVerdict(verdict, stage.put(who, photo(path)));
    await stage.store(photo(path));
    await expectVerdict(verdict, stage.put(who, photo(path)));
    await expectVerdict(verdict, deleteObject(ref(stage.as(who), path)));
  });

  test('during signup, before there is a profile, and again when it is retried', async () => {
    const path = 'users/applicant/profile.jpg';
    await allowed(stage.put('applicant', photo(path)));
    await allowed(stage.put('applicant', photo(path)));
    await refused(stage.put('signup-other', photo(path)));
    await refused(stage.put('nobody', photo('users/nobody/profile.jpg')));
  });

  test('are JPEGs of at most 2 MiB under one name, public to read', async () => {
    const path = 'users/rider/profile.jpg';
    await allowed(stage.put('rider', { ...photo(path), bytes: 2 * 1024 * 1024 }));
    await allowed(getBytes(ref(stage.as('nobody'), path)));
    await refused(stage.put('rider', { ...photo(path), bytes: 2 * 1024 * 1024 + 1 }));
    await refused(stage.put('rider', { ...photo(path), bytes: 0 }));
    await refused(stage.put('rider', { ...photo(path), contentType: 'image/svg+xml' }));
    for (const name of ['profile.png', 'other.jpg', 'x/profile.jpg']) {
      await refused(stage.put('rider', photo(`users/rider/${name}`)));
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
    await expectVerdict(verdict, stage.put(who, photo(path)));
    await stage.store(photo(path));
    await expectVerdict(verdict, stage.put(who, photo(path)));
    await expectVerdict(verdict, deleteObject(ref(stage.as(who), path)));
  });

  test('are JPEGs of at most 2 MiB, public to read', async () => {
    const path = 'animals/rules-bull/profile.jpg';
    await stage.store(photo(path));
    await allowed(getBytes(ref(stage.as('nobody'), path)));
    await refused(stage.put('owner', { ...photo(path), bytes: 2 * 1024 * 1024 + 1 }));
    await refused(stage.put('owner', { ...photo(path), contentType: 'image/png' }));
    await refused(stage.put('owner', photo('animals/rules-bull/other.jpg')));
  });
});
