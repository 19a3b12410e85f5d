import { deleteObject, getBytes, listAll, ref, updateMetadata } from 'firebase/storage';
import type { Attempts } from '../access-matrix.ts';
import type { Person } from '../access-people.ts';
import { buildTestUsers } from '../firestore-fixture.ts';
import { buildStoredTicket } from '../publishing.ts';
import type { StorageFixture, Upload } from '../storage-fixture.ts';

/** Attempts with a file of a video. */
export function createVideoFileAttempts(
  fixture: StorageFixture,
  kind: 'clips' | 'thumbnails' | 'renditions' | 'posters',
): Attempts<typeof kind> {
  const buildUpload = (uploader: Person): Upload => {
    const id = crypto.randomUUID();
    const file = { owner: 'owner', uploader };
    switch (kind) {
      case 'clips':
        return { path: `videos/${id}.mov`, contentType: 'video/mp4', ...file };
      case 'thumbnails':
        return { path: `videos/${id}/${id}.png`, contentType: 'image/png', ...file };
      case 'renditions':
        return { path: `videos/${id}/720.mp4`, contentType: 'video/mp4', ...file };
      case 'posters':
        return { path: `videos/${id}/poster.jpg`, contentType: 'image/jpeg', ...file };
    }
  };
  const getId = ({ path }: Upload) => /[0-9a-f-]{36}/.exec(path)?.[0] ?? '';
  const getFileRef = (caller: Person, { path }: Upload) => ref(fixture.storageAs(caller), path);
  const store = async (uploader: Person) => {
    const file = buildUpload(uploader);
    await fixture.openTicket(getId(file), 'owner', uploader);
    await fixture.uploadWithoutRules(file);
    return file;
  };
  const upload = async (caller: Person, uploader: Person) => {
    const file = buildUpload(uploader);
    await fixture.openTicket(getId(file), 'owner', uploader);
    await fixture.uploadAs(caller, file);
  };
  /** Like the app: it tries even if the announcement is denied. */
  const announceAndDelete = async (caller: Person, file: Upload) => {
    await fixture.announceDeletionAs(caller, getId(file)).catch(() => undefined);
    await deleteObject(getFileRef(caller, file));
  };
  /** @returns a file of a published video that is not stored yet */
  const publish = async () => {
    const file = buildUpload('owner');
    const ticket = { ...buildStoredTicket(getId(file), 'owner', 'formerDelegate'), published: new Date() };
    await fixture.addDocument(`videos/${getId(file)}`, { user_id: 'owner', title: 'Elko' });
    await fixture.addDocument(`uploads/${getId(file)}`, ticket);
    return file;
  };
  return {
    get: async (caller) => getBytes(getFileRef(caller, await store('owner'))),
    list: (caller) => listAll(ref(fixture.storageAs(caller), 'videos')),
    'upload with their own open ticket': (caller) => upload(caller, caller),
    "upload with the owner's open ticket": (caller) => upload(caller, 'owner'),
    overwrite: async (caller) => fixture.uploadAs(caller, await store(caller)),
    'change the metadata': async (caller) =>
      updateMetadata(getFileRef(caller, await store(caller)), { customMetadata: { owner: 'rider' } }),
    'add to a published video': async (caller) => fixture.uploadAs(caller, await publish()),
    async 'announce and delete those of a published video'(caller) {
      const file = await publish();
      await fixture.uploadWithoutRules(file);
      await announceAndDelete(caller, file);
    },
    'announce and delete those of an upload': async (caller) =>
      announceAndDelete(caller, await store('owner')),
    'announce and delete those they uploaded': async (caller) =>
      announceAndDelete(caller, await store(caller)),
    'delete without an announcement': async (caller) => deleteObject(getFileRef(caller, await store(caller))),
  };
}

function createPhotoAttempts(
  fixture: StorageFixture,
  path: string,
  otherMetadata: Record<string, string> = {},
) {
  const photo = { path, contentType: 'image/jpeg', otherMetadata };
  const getPhotoRef = (caller: Person) => ref(fixture.storageAs(caller), path);
  return {
    async get(caller: Person) {
      await fixture.uploadWithoutRules(photo);
      await getBytes(getPhotoRef(caller));
    },
    list: (caller: Person) => listAll(ref(fixture.storageAs(caller), path.replace(/[/][^/]*$/, ''))),
    async upload(caller: Person) {
      await fixture.removeFile(path);
      await fixture.uploadAs(caller, photo);
    },
    async replace(caller: Person) {
      await fixture.uploadWithoutRules(photo);
      await fixture.uploadAs(caller, photo);
    },
    async delete(caller: Person) {
      await fixture.uploadWithoutRules(photo);
      await deleteObject(getPhotoRef(caller));
    },
  };
}

export function createProfilePhotoAttempts(fixture: StorageFixture): Attempts<'profile photos'> {
  const attemptsFor = (person: Person) => createPhotoAttempts(fixture, `users/${person}/profile.jpg`);
  return {
    ...attemptsFor('owner'),
    'upload their own': (caller) => attemptsFor(caller).upload(caller),
    'replace their own': (caller) => attemptsFor(caller).replace(caller),
  };
}

export function createSmallPhotoAttempts(fixture: StorageFixture): Attempts<'small photos'> {
  const attemptsFor = (person: Person, photo_url = 'current') =>
    createPhotoAttempts(fixture, `users/${person}/profile-small.jpg`, { photo_url });
  const get = async (caller: Person, photo_url: string) => {
    await fixture.addDocument('users/owner', { ...buildTestUsers().owner, photo_url: 'current' });
    await attemptsFor('owner', photo_url).get(caller);
  };
  return {
    ...attemptsFor('owner'),
    'get the one of the current photo': (caller) => get(caller, 'current'),
    'get the one of an earlier photo': (caller) => get(caller, 'earlier'),
    'upload their own': (caller) => attemptsFor(caller).upload(caller),
    'replace their own': (caller) => attemptsFor(caller).replace(caller),
  };
}

export const createAnimalPictureAttempts = (fixture: StorageFixture): Attempts<'animal pictures'> =>
  createPhotoAttempts(fixture, 'animals/rules-bull/profile.jpg');

export function createOtherFileAttempts(fixture: StorageFixture): Attempts<'other files'> {
  const file = { path: 'exports/all.json', contentType: 'application/json' };
  return {
    async get(caller) {
      await fixture.uploadWithoutRules(file);
      await getBytes(ref(fixture.storageAs(caller), file.path));
    },
    upload: (caller) => fixture.uploadAs(caller, { ...file, path: `exports/${caller}.json` }),
    async delete(caller) {
      await fixture.uploadWithoutRules(file);
      await deleteObject(ref(fixture.storageAs(caller), file.path));
    },
  };
}
