import { deleteObject, ref } from 'firebase/storage';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildFan } from '#tests/support/factories/build-user.ts';
import { expectAccess, expectAllowed, expectDenied, type Caller } from './firestore-fixture.ts';
import { buildStoredTicket } from './publishing.ts';
import { createStorageFixture, type Upload } from './storage-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createStorageFixture);

let id: string;
let clip: Upload;
let thumbnail: Upload;
let rendition: Upload;
let lightest: Upload;
let poster: Upload;
beforeEach(async () => {
  id = crypto.randomUUID();
  clip = { path: `videos/${id}.mov`, contentType: 'video/mp4', owner: 'owner', uploader: 'formerDelegate' };
  thumbnail = { ...clip, path: `videos/${id}/${id}.png`, contentType: 'image/png' };
  rendition = { ...clip, path: `videos/${id}/720.mp4` };
  lightest = { ...clip, path: `videos/${id}/360.mp4` };
  poster = { ...clip, path: `videos/${id}/poster.jpg`, contentType: 'image/jpeg' };
  for (const upload of [clip, thumbnail, rendition, lightest, poster])
    await fixture.uploadWithoutRules(upload);
});

type StoredTicket = ReturnType<typeof buildStoredTicket>;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
/** The ticket of files that `formerDelegate` has uploaded for `owner`. */
const storeTicket = (changes: Partial<StoredTicket>) =>
  fixture.addDocument(`uploads/${id}`, { ...buildStoredTicket(id, 'owner', 'formerDelegate'), ...changes });
const deleteAs = (caller: Caller, { path }: Upload) => deleteObject(ref(fixture.storageAs(caller), path));

/** Like the app: it tries even if the announcement is denied. */
async function expectDeletion(caller: Caller, verdict: 'allow' | 'deny'): Promise<void> {
  await fixture.announceDeletionAs(caller, id).catch(() => undefined);
  for (const upload of [thumbnail, clip, rendition, lightest, poster])
    await expectAccess(verdict, deleteAs(caller, upload));
}

describe('deleting the files of a published video', () => {
  beforeEach(async () => {
    await fixture.addDocument(`videos/${id}`, { user_id: 'owner', title: 'Elko' });
    await storeTicket({ published: new Date() });
  });

  test.each([
    ['owner', 'allow'],
    ['delegate', 'allow'],
    ['admin', 'allow'],
    ['unverifiedAdmin', 'deny'],
    ['formerDelegate', 'deny'],
    ['selfGranted', 'deny'],
    ['deletedDelegate', 'deny'],
    ['deletedOwner', 'deny'],
    ['unverifiedDelegate', 'deny'],
    ['withoutProfile', 'deny'],
    ['rider', 'deny'],
    ['anonymous', 'deny'],
  ] as const)('by %s: %s', async (caller, verdict) => {
    await expectDeletion(caller, verdict);
  });

  test.each<[string, Partial<StoredTicket>]>([
    ['no announcement', {}],
    ["somebody else's announcement", { deleter: 'delegate', deleting: new Date() }],
    ['an announcement without a time', { deleter: 'owner' }],
    ['an announcement of an hour ago', { deleter: 'owner', deleting: minutesAgo(60) }],
  ])('is denied with %s', async (_case, announcement) => {
    await storeTicket({ published: new Date(), ...announcement });
    for (const upload of [clip, thumbnail, rendition, lightest, poster])
      await expectDenied(deleteAs('owner', upload));
  });

  test('is allowed for an hour', async () => {
    await storeTicket({ published: new Date(), deleter: 'owner', deleting: minutesAgo(58) });
    for (const upload of [clip, thumbnail, rendition, lightest, poster])
      await expectAllowed(deleteAs('owner', upload));
  });

  test('is denied once access is lost, in spite of an announcement from before', async () => {
    await storeTicket({ published: new Date(), deleter: 'formerDelegate', deleting: new Date() });
    for (const upload of [clip, thumbnail, rendition, lightest, poster])
      await expectDenied(deleteAs('formerDelegate', upload));
  });

  test('needs no announcement by an administrator, and no ticket', async () => {
    await expectAllowed(deleteAs('admin', thumbnail));
    await fixture.removeDocument(`uploads/${id}`);
    await expectAllowed(deleteAs('admin', clip));
  });

  test('is denied to an administrator without a verified email', async () => {
    await fixture.addDocument('users/unverifiedAdmin', buildFan({ id: 'unverifiedAdmin' }));
    for (const upload of [thumbnail, clip, rendition, lightest, poster])
      await expectDenied(deleteAs('unverifiedAdmin', upload));
  });

  test('is denied without a ticket, which the migration adds', async () => {
    await fixture.removeDocument(`uploads/${id}`);
    await expectDeletion('owner', 'deny');
  });

  test('does not depend on the metadata of the file', async () => {
    await fixture.uploadWithoutRules({ ...clip, owner: 'rider', uploader: 'rider' });
    await expectDeletion('rider', 'deny');
    await expectDeletion('owner', 'allow');
  });

  test('can be resumed: a missing file can be deleted', async () => {
    await expectDeletion('owner', 'allow');
    for (const upload of [clip, thumbnail, rendition, lightest, poster])
      await expect(deleteAs('owner', upload)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  });

  test('is possible for the account after its document is deleted, not for who had uploaded them', async () => {
    await fixture.removeDocument(`videos/${id}`);
    await expectDeletion('formerDelegate', 'deny');
    await storeTicket({ published: new Date(), deleter: 'formerDelegate', deleting: new Date() });
    await expectDenied(deleteAs('formerDelegate', clip));
    await expectDeletion('delegate', 'allow');
  });
});

describe('deleting the files of an upload', () => {
  test.each([
    ['formerDelegate', 'allow'],
    ['owner', 'allow'],
    ['delegate', 'allow'],
    ['admin', 'allow'],
    ['unverifiedAdmin', 'deny'],
    ['selfGranted', 'deny'],
    ['deletedDelegate', 'deny'],
    ['rider', 'deny'],
    ['anonymous', 'deny'],
  ] as const)('by %s: %s', async (caller, verdict) => {
    await storeTicket({});
    await expectDeletion(caller, verdict);
  });

  test.each(['deletedDelegate', 'unverifiedDelegate'] as const)(
    'is denied to its uploader %s, even with an announcement from before',
    async (caller) => {
      await storeTicket({ uploader: caller });
      await expectDeletion(caller, 'deny');
      await storeTicket({ uploader: caller, deleter: caller, deleting: new Date() });
      for (const upload of [clip, thumbnail, rendition, lightest, poster])
        await expectDenied(deleteAs(caller, upload));
    },
  );

  test('is denied to who has neither uploaded it nor access, in spite of an announcement', async () => {
    await storeTicket({ deleter: 'rider', deleting: new Date() });
    for (const upload of [clip, thumbnail, rendition, lightest, poster])
      await expectDenied(deleteAs('rider', upload));
  });
});
