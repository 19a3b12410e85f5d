import { deleteObject, getBytes, getMetadata, listAll, ref, updateMetadata } from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { setFileStage, type FileStage, type Upload } from './file-stage.ts';
import { allowed, expectVerdict, refused } from './stage.ts';

let stage: FileStage;
beforeAll(async () => {
  stage = await setFileStage();
});
afterAll(() => stage.strike());

let id: string;
let clip: Upload;
let thumbnail: Upload;
beforeEach(() => {
  id = crypto.randomUUID();
  clip = { path: `videos/${id}.mov`, contentType: 'video/mp4', owner: 'owner', uploader: 'owner' };
  thumbnail = { ...clip, path: `videos/${id}/${id}.png`, contentType: 'image/png' };
});

const uploaders = [
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
  test.each(uploaders)('%s uploading for %s: %s', async (who, owner, verdict) => {
    await expectVerdict(verdict, stage.put(who, { ...thumbnail, owner, uploader: who }));
    await expectVerdict(verdict, stage.put(who, { ...clip, owner, uploader: who }));
  });

  test('QuickTime is welcome too', async () => {
    await allowed(stage.put('owner', { ...clip, contentType: 'video/quicktime' }));
  });

  test.each<[string, Partial<Upload>]>([
    ['another uploader', { uploader: 'delegate' }],
    ['no uploader', { uploader: undefined as unknown as string }],
    ['no owner', { owner: undefined as unknown as string }],
    ['another type', { contentType: 'text/html' }],
    ['nothing in it', { bytes: 0 }],
  ])('are refused with %s', async (_what, changes) => {
    await refused(stage.put('owner', { ...clip, ...changes }));
    await refused(stage.put('owner', { ...thumbnail, ...changes }));
  });

  test('a thumbnail is a PNG of at most 1 MiB', async () => {
    await allowed(stage.put('owner', { ...thumbnail, bytes: 1024 * 1024 }));
    const path = thumbnail.path.replaceAll(id, crypto.randomUUID());
    await refused(stage.put('owner', { ...thumbnail, path, bytes: 1024 * 1024 + 1 }));
    await refused(stage.put('owner', { ...thumbnail, path, contentType: 'image/jpeg' }));
  });

  test.each(['clip.mov', 'UUID.mp4', 'UUID.mov.exe', 'UUID', 'x/UUID.mov', 'UUID/UUID.mov'])(
    'a clip is not named %s',
    async (name) => {
      await refused(stage.put('owner', { ...clip, path: `videos/${name.replaceAll('UUID', id)}` }));
    },
  );

  test.each(['UUID/other.png', 'other/UUID.png', 'ride/ride.png', 'UUID/UUID.png/x'])(
    'a thumbnail is not named %s',
    async (name) => {
      await refused(stage.put('owner', { ...thumbnail, path: `videos/${name.replaceAll('UUID', id)}` }));
    },
  );

  test('are written once and stay as they are', async () => {
    for (const upload of [clip, thumbnail]) {
      await allowed(stage.put('owner', upload));
      await refused(stage.put('owner', upload));
      await refused(
        updateMetadata(ref(stage.as('owner'), upload.path), { customMetadata: { owner: 'rider' } }),
      );
    }
  });

  test.each(['nobody', 'newcomer', 'watcher'] as const)('%s may watch them', async (who) => {
    for (const upload of [clip, thumbnail]) {
      await stage.store(upload);
      await allowed(getBytes(ref(stage.as(who), upload.path)));
      await allowed(getMetadata(ref(stage.as(who), upload.path)));
    }
  });

  test.each(['nobody', 'owner', 'admin'] as const)('%s may not list files', async (who) => {
    for (const folder of ['', 'videos', `videos/${id}`, 'users', 'users/owner', 'animals']) {
      await refused(listAll(ref(stage.as(who), folder)));
    }
  });
});

describe('removing the files of a video', () => {
  // The delegate uploaded them for the owner; the document is there.
  beforeEach(async () => {
    await stage.store({ ...clip, uploader: 'former' });
    await stage.store({ ...thumbnail, uploader: 'former' });
    await stage.addDocument(`videos/${id}`, { user_id: 'owner' });
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
    await expectVerdict(verdict, deleteObject(ref(stage.as(who), thumbnail.path)));
    await expectVerdict(verdict, deleteObject(ref(stage.as(who), clip.path)));
  });

  test('an upload that no document points to may be cleared away by who made it', async () => {
    await stage.removeDocument(`videos/${id}`);
    await refused(deleteObject(ref(stage.as('claimer'), clip.path)));
    await allowed(deleteObject(ref(stage.as('former'), clip.path)));
    await allowed(deleteObject(ref(stage.as('former'), thumbnail.path)));
  });

  test('that takes a verified address', async () => {
    const other = clip.path.replaceAll(id, crypto.randomUUID());
    await stage.store({ ...clip, path: other, uploader: 'newcomer' });
    await refused(deleteObject(ref(stage.as('newcomer'), other)));
  });
});

describe('what no rule names', () => {
  test.each(['nobody', 'owner', 'admin'] as const)('is refused to %s', async (who) => {
    await stage.store({ path: 'exports/all.json', contentType: 'application/json' });
    await refused(getBytes(ref(stage.as(who), 'exports/all.json')));
    await refused(stage.put(who, { path: 'exports/mine.json', contentType: 'application/json' }));
    await refused(stage.put(who, { path: 'videos.mov', contentType: 'video/mp4' }));
  });
});
