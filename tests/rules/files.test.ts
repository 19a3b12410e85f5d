import { getBytes, getMetadata, listAll, ref, updateMetadata } from 'firebase/storage';
import { beforeEach, describe, test } from 'vitest';
import { buildStoredTicket } from './publishing.ts';
import { createStorageFixture, type Upload } from './storage-fixture.ts';
import { expectAllowed, expectAccess, expectDenied } from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createStorageFixture);

let id: string;
let clip: Upload;
let thumbnail: Upload;
let rendition: Upload;
let lightest: Upload;
let poster: Upload;
beforeEach(() => {
  id = crypto.randomUUID();
  clip = { path: `videos/${id}.mov`, contentType: 'video/mp4', owner: 'owner', uploader: 'owner' };
  thumbnail = { ...clip, path: `videos/${id}/${id}.png`, contentType: 'image/png' };
  rendition = { ...clip, path: `videos/${id}/720.mp4` };
  lightest = { ...clip, path: `videos/${id}/360.mp4` };
  poster = { ...clip, path: `videos/${id}/poster.jpg`, contentType: 'image/jpeg' };
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
      for (const upload of [thumbnail, clip, rendition, lightest, poster])
        await expectAccess(verdict, fixture.uploadAs(caller, { ...upload, uploader }));
    },
  );

  test('need a ticket that is open and at most a week old', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    for (const upload of [thumbnail, clip, rendition, lightest, poster]) {
      await fixture.removeDocument(`uploads/${id}`);
      await expectDenied(fixture.uploadAs('owner', upload));
      await fixture.openTicket(id, 'owner', 'owner', daysAgo(7));
      await expectDenied(fixture.uploadAs('owner', upload));
      await fixture.addDocument(`uploads/${id}`, {
        ...buildStoredTicket(id, 'owner'),
        published: new Date(),
      });
      // A published video may still get its light files.
      if (upload === clip || upload === thumbnail) await expectDenied(fixture.uploadAs('owner', upload));
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
    for (const upload of [thumbnail, clip, rendition, lightest, poster])
      await expectDenied(fixture.uploadAs('owner', upload));
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
    for (const upload of [clip, thumbnail, rendition, lightest, poster])
      await expectDenied(fixture.uploadAs('owner', { ...upload, ...settings }));
    const path = 'users/owner/profile.jpg';
    await expectDenied(fixture.uploadAs('owner', { path, contentType: 'image/jpeg', ...settings }));
  });

  test("may have Cloud Storage's default disposition and encoding", async () => {
    for (const [upload, name] of [
      [clip, `${id}.mov`],
      [thumbnail, `${id}.png`],
      [rendition, '720.mp4'],
      [lightest, '360.mp4'],
      [poster, 'poster.jpg'],
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
    await expectDenied(fixture.uploadAs('owner', { ...rendition, ...changes }));
    await expectDenied(fixture.uploadAs('owner', { ...lightest, ...changes }));
    await expectDenied(fixture.uploadAs('owner', { ...poster, ...changes }));
  });

  test('a thumbnail is a PNG of at most 1 MiB', async () => {
    await expectAllowed(fixture.uploadAs('owner', { ...thumbnail, bytes: 1024 * 1024 }));
    const other = crypto.randomUUID();
    await fixture.openTicket(other, 'owner');
    const path = thumbnail.path.replaceAll(id, other);
    await expectDenied(fixture.uploadAs('owner', { ...thumbnail, path, bytes: 1024 * 1024 + 1 }));
    await expectDenied(fixture.uploadAs('owner', { ...thumbnail, path, contentType: 'image/jpeg' }));
  });

  test('a poster is a JPEG of at most 64 KiB', async () => {
    await expectDenied(fixture.uploadAs('owner', { ...poster, bytes: 64 * 1024 + 1 }));
    for (const contentType of ['image/png', 'image/webp', 'video/mp4'])
      await expectDenied(fixture.uploadAs('owner', { ...poster, contentType }));
    await expectAllowed(fixture.uploadAs('owner', { ...poster, bytes: 64 * 1024 }));
  });

  test('a rendition is an MP4', async () => {
    for (const upload of [rendition, lightest])
      for (const contentType of ['video/quicktime', 'image/png'])
        await expectDenied(fixture.uploadAs('owner', { ...upload, contentType }));
  });

  test.each(['clip.mov', 'UUID.mp4', 'UUID.mov.exe', 'UUID', 'x/UUID.mov', 'UUID/UUID.mov'])(
    'denies a clip named %s',
    async (name) => {
      await expectDenied(
        fixture.uploadAs('owner', { ...clip, path: `videos/${name.replaceAll('UUID', id)}` }),
      );
    },
  );

  test.each([
    'UUID/1080.mp4',
    'UUID/480.mp4',
    'UUID/720.mov',
    'UUID/360.mov',
    'ride/720.mp4',
    'UUID/x/720.mp4',
    '720.mp4',
  ])('denies a rendition named %s', async (name) => {
    await fixture.openTicket('ride', 'owner');
    await expectDenied(
      fixture.uploadAs('owner', { ...rendition, path: `videos/${name.replaceAll('UUID', id)}` }),
    );
  });

  test.each(['UUID/poster.png', 'UUID/poster.jpeg', 'UUID/x/poster.jpg', 'ride/poster.jpg', 'poster.jpg'])(
    'denies a poster named %s',
    async (name) => {
      await fixture.openTicket('ride', 'owner');
      await expectDenied(
        fixture.uploadAs('owner', { ...poster, path: `videos/${name.replaceAll('UUID', id)}` }),
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
    for (const upload of [clip, thumbnail, rendition, lightest, poster]) {
      await expectAllowed(fixture.uploadAs('owner', upload));
      await expectDenied(fixture.uploadAs('owner', upload));
      await expectDenied(
        updateMetadata(ref(fixture.storageAs('owner'), upload.path), { customMetadata: { owner: 'rider' } }),
      );
    }
  });

  test.each(['anonymous', 'unverifiedDelegate', 'fan'] as const)('%s can read them', async (caller) => {
    for (const upload of [clip, thumbnail, rendition, lightest, poster]) {
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

describe('a light file of a published video that has none', () => {
  const publishedTicket = () => ({
    ...buildStoredTicket(id, 'owner', 'formerDelegate', new Date(Date.now() - 365 * 86_400_000)),
    published: new Date(),
  });
  beforeEach(() => fixture.addDocument(`uploads/${id}`, publishedTicket()));

  test("is added by the account's own login at any time, once", async () => {
    for (const upload of [rendition, lightest, poster]) {
      await expectDenied(fixture.uploadAs('owner', { ...upload, uploader: 'delegate' }));
      await expectDenied(fixture.uploadAs('owner', { ...upload, uploader: 'formerDelegate' }));
      await expectDenied(fixture.uploadAs('owner', { ...upload, owner: 'delegate' }));
      await expectAllowed(fixture.uploadAs('owner', upload));
      await expectDenied(fixture.uploadAs('owner', upload));
    }
  });

  test.each(['delegate', 'formerDelegate', 'unverifiedDelegate', 'rider', 'admin', 'anonymous'] as const)(
    'is not added by %s',
    async (caller) => {
      for (const upload of [rendition, lightest, poster])
        for (const uploader of ['owner', 'formerDelegate', caller])
          await expectDenied(fixture.uploadAs(caller, { ...upload, uploader }));
    },
  );

  test('is not added by the login of a deleted account', async () => {
    await fixture.addDocument(`uploads/${id}`, { ...publishedTicket(), owner: 'deletedOwner' });
    for (const upload of [rendition, lightest, poster])
      await expectDenied(
        fixture.uploadAs('deletedOwner', { ...upload, owner: 'deletedOwner', uploader: 'deletedOwner' }),
      );
  });

  test('is not added once its files were deleted, or without a ticket', async () => {
    await fixture.addDocument(`uploads/${id}`, { ...publishedTicket(), deleting: new Date() });
    for (const upload of [rendition, lightest, poster]) await expectDenied(fixture.uploadAs('owner', upload));
    await fixture.removeDocument(`uploads/${id}`);
    for (const upload of [rendition, lightest, poster]) await expectDenied(fixture.uploadAs('owner', upload));
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
