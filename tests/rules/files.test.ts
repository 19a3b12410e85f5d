import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, setDoc } from 'firebase/firestore';
import {
  deleteObject,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  type FirebaseStorage,
} from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { bull } from '#tests/support/factories/animal.ts';
import {
  allowed,
  cast,
  expectVerdict,
  openPastRules,
  refused,
  rulesText,
  tokenOf,
  type PastRules,
  type Who,
} from './stage.ts';

/** Storage's rules look documents up in the suite's own project, so this file works there and clears up after. */
const projectId = process.env['GCLOUD_PROJECT'] ?? 'demo-rodeo-reel';

let environment: RulesTestEnvironment;
let past: PastRules;
const people = cast();
const documents: Record<string, object> = {
  ...Object.fromEntries(Object.values(people).map((person) => [`users/${person.id}`, person])),
  'animals/rules-bull': bull(people.owner, { id: 'rules-bull' }),
  'animals/rules-left': bull(people.deletedOwner, { id: 'rules-left' }),
};

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId,
    firestore: { rules: rulesText('firestore.rules') },
    storage: { rules: rulesText('storage.rules') },
  });
  past = await openPastRules(environment);
  const writes = Object.entries(documents).map(([path, data]) => setDoc(doc(past.firestore, path), data));
  await Promise.all(writes);
});

afterAll(async () => {
  await Promise.all(Object.keys(documents).map((path) => deleteDoc(doc(past.firestore, path))));
  past.close();
  await environment.cleanup();
});

const handles = new Map<Who, FirebaseStorage>();
function as(who: Who): FirebaseStorage {
  const known = handles.get(who);
  if (known) return known;
  const context =
    who === 'nobody'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(who, tokenOf(who));
  const storage = context.storage() as unknown as FirebaseStorage;
  handles.set(who, storage);
  return storage;
}

interface Upload {
  path: string;
  contentType: string;
  bytes?: number;
  owner?: string;
  uploader?: string;
}

function put(who: Who, { path, contentType, bytes = 8, owner, uploader }: Upload): Promise<unknown> {
  const customMetadata = {
    ...(owner !== undefined && { owner }),
    ...(uploader !== undefined && { uploader }),
  };
  return uploadBytes(ref(as(who), path), new Uint8Array(bytes), { contentType, customMetadata });
}

async function store({ path, contentType, owner = '', uploader = '' }: Upload): Promise<void> {
  const customMetadata = { owner, uploader };
  await uploadBytes(ref(past.storage, path), new Uint8Array(8), { contentType, customMetadata });
}

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
    await expectVerdict(verdict, put(who, { ...thumbnail, owner, uploader: who }));
    await expectVerdict(verdict, put(who, { ...clip, owner, uploader: who }));
  });

  test('QuickTime is welcome too', async () => {
    await allowed(put('owner', { ...clip, contentType: 'video/quicktime' }));
  });

  test.each<[string, Partial<Upload>]>([
    ['another uploader', { uploader: 'delegate' }],
    ['no uploader', { uploader: undefined as unknown as string }],
    ['no owner', { owner: undefined as unknown as string }],
    ['another type', { contentType: 'text/html' }],
    ['nothing in it', { bytes: 0 }],
  ])('are refused with %s', async (_what, changes) => {
    await refused(put('owner', { ...clip, ...changes }));
    await refused(put('owner', { ...thumbnail, ...changes }));
  });

  test('a thumbnail is a PNG of at most 1 MiB', async () => {
    await allowed(put('owner', { ...thumbnail, bytes: 1024 * 1024 }));
    const path = thumbnail.path.replaceAll(id, crypto.randomUUID());
    await refused(put('owner', { ...thumbnail, path, bytes: 1024 * 1024 + 1 }));
    await refused(put('owner', { ...thumbnail, path, contentType: 'image/jpeg' }));
  });

  test.each(['clip.mov', 'UUID.mp4', 'UUID.mov.exe', 'UUID', 'x/UUID.mov', 'UUID/UUID.mov'])(
    'a clip is not named %s',
    async (name) => {
      await refused(put('owner', { ...clip, path: `videos/${name.replaceAll('UUID', id)}` }));
    },
  );

  test.each(['UUID/other.png', 'other/UUID.png', 'ride/ride.png', 'UUID/UUID.png/x'])(
    'a thumbnail is not named %s',
    async (name) => {
      await refused(put('owner', { ...thumbnail, path: `videos/${name.replaceAll('UUID', id)}` }));
    },
  );

  test('are written once and stay as they are', async () => {
    for (const upload of [clip, thumbnail]) {
      await allowed(put('owner', upload));
      await refused(put('owner', upload));
      await refused(updateMetadata(ref(as('owner'), upload.path), { customMetadata: { owner: 'rider' } }));
    }
  });

  test.each(['nobody', 'newcomer', 'watcher'] as const)('%s may watch them', async (who) => {
    for (const upload of [clip, thumbnail]) {
      await store(upload);
      await allowed(getBytes(ref(as(who), upload.path)));
      await allowed(getMetadata(ref(as(who), upload.path)));
    }
  });

  test.each(['nobody', 'owner', 'admin'] as const)('%s may not list files', async (who) => {
    for (const folder of ['', 'videos', `videos/${id}`, 'users', 'users/owner', 'animals']) {
      await refused(listAll(ref(as(who), folder)));
    }
  });
});

describe('removing the files of a video', () => {
  // The delegate uploaded them for the owner; the document is there.
  beforeEach(async () => {
    await store({ ...clip, uploader: 'former' });
    await store({ ...thumbnail, uploader: 'former' });
    await setDoc(doc(past.firestore, 'videos', id), { user_id: 'owner' });
    documents[`videos/${id}`] = {};
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
    await expectVerdict(verdict, deleteObject(ref(as(who), thumbnail.path)));
    await expectVerdict(verdict, deleteObject(ref(as(who), clip.path)));
  });

  test('an upload that no document points to may be cleared away by who made it', async () => {
    await deleteDoc(doc(past.firestore, 'videos', id));
    await refused(deleteObject(ref(as('claimer'), clip.path)));
    await allowed(deleteObject(ref(as('former'), clip.path)));
    await allowed(deleteObject(ref(as('former'), thumbnail.path)));
  });

  test('that takes a verified address', async () => {
    const other = clip.path.replaceAll(id, crypto.randomUUID());
    await store({ ...clip, path: other, uploader: 'newcomer' });
    await refused(deleteObject(ref(as('newcomer'), other)));
  });
});

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
    await expectVerdict(verdict, put(who, photo(path)));
    await store(photo(path));
    await expectVerdict(verdict, put(who, photo(path)));
    await expectVerdict(verdict, deleteObject(ref(as(who), path)));
  });

  test('during signup, before there is a profile, and again when it is retried', async () => {
    const path = 'users/applicant/profile.jpg';
    await allowed(put('applicant', photo(path)));
    await allowed(put('applicant', photo(path)));
    await refused(put('signup-other', photo(path)));
    await refused(put('nobody', photo('users/nobody/profile.jpg')));
  });

  test('are JPEGs of at most 2 MiB under one name, public to read', async () => {
    const path = 'users/rider/profile.jpg';
    await allowed(put('rider', { ...photo(path), bytes: 2 * 1024 * 1024 }));
    await allowed(getBytes(ref(as('nobody'), path)));
    await refused(put('rider', { ...photo(path), bytes: 2 * 1024 * 1024 + 1 }));
    await refused(put('rider', { ...photo(path), bytes: 0 }));
    await refused(put('rider', { ...photo(path), contentType: 'image/svg+xml' }));
    for (const name of ['profile.png', 'other.jpg', 'x/profile.jpg']) {
      await refused(put('rider', photo(`users/rider/${name}`)));
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
    await expectVerdict(verdict, put(who, photo(path)));
    await store(photo(path));
    await expectVerdict(verdict, put(who, photo(path)));
    await expectVerdict(verdict, deleteObject(ref(as(who), path)));
  });

  test('are JPEGs of at most 2 MiB, public to read', async () => {
    const path = 'animals/rules-bull/profile.jpg';
    await store(photo(path));
    await allowed(getBytes(ref(as('nobody'), path)));
    await refused(put('owner', { ...photo(path), bytes: 2 * 1024 * 1024 + 1 }));
    await refused(put('owner', { ...photo(path), contentType: 'image/png' }));
    await refused(put('owner', photo('animals/rules-bull/other.jpg')));
  });
});

describe('what no rule names', () => {
  test.each(['nobody', 'owner', 'admin'] as const)('is refused to %s', async (who) => {
    await store({ path: 'exports/all.json', contentType: 'application/json' });
    await refused(getBytes(ref(as(who), 'exports/all.json')));
    await refused(put(who, { path: 'exports/mine.json', contentType: 'application/json' }));
    await refused(put(who, { path: 'videos.mov', contentType: 'video/mp4' }));
  });
});
