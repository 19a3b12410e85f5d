/**
 * Fills a local backend with demo data, through the real SDKs. It may run again and again: everything has the same id
 * every time. `npx tsx scripts/seed/seed.ts` seeds the backend that the standard …_EMULATOR_HOST variables name.
 */
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { readAccountType } from '#src/domain/account-type.ts';
import { displayName } from '#src/domain/user.ts';
import type { Ports } from '#emulators/ports.ts';
import { databaseNamespace, projectId, toolEnvironment } from '../backend/project.ts';
import { files, withAddresses, type SeedFile } from './files.ts';
import { notifications } from './notifications.ts';
import { password, people, unverified } from './people.ts';
import { views } from './videos.ts';

export { demoAccounts } from './demo-accounts.ts';

const bucketName = `${projectId}.appspot.com`;

/** The host and port in a variable. */
function emulator(variable: string): string {
  const host = process.env[variable];
  if (!host) throw new Error(`${variable} is not set: the demo data goes to a local backend only.`);
  return host;
}

/**
 * @param backend the backend to fill; without it, the one that the standard …_EMULATOR_HOST variables name
 * @throws Error when a variable is missing, or what an SDK says when the backend refuses
 */
export async function seed(backend?: { ports: Ports }): Promise<void> {
  if (backend) Object.assign(process.env, toolEnvironment(backend.ports));
  emulator('FIREBASE_AUTH_EMULATOR_HOST');
  emulator('FIRESTORE_EMULATOR_HOST');
  const fileRoot = `http://${emulator('FIREBASE_STORAGE_EMULATOR_HOST')}/v0/b/${bucketName}/o`;
  const databaseURL = `http://${emulator('FIREBASE_DATABASE_EMULATOR_HOST')}?ns=${databaseNamespace}`;
  const app = initializeApp({ projectId, storageBucket: bucketName, databaseURL }, `seed-${Date.now()}`);
  try {
    await Promise.all([
      addAccounts(app, fileRoot),
      addDocuments(app, fileRoot),
      addFiles(app),
      getDatabase(app).ref('videoViews').update(views),
    ]);
  } finally {
    getDatabase(app).goOffline();
    await deleteApp(app);
  }
}

async function addAccounts(app: App, fileRoot: string): Promise<void> {
  const auth = getAuth(app);
  const isUnverified = new Set(unverified.map(({ id }) => id));
  await Promise.all(
    withAddresses(fileRoot).users.map(async (user) => {
      const account = {
        email: user.email,
        emailVerified: !isUnverified.has(user.id),
        password,
        displayName: displayName({ ...user, account_type: readAccountType(user.account_type) }),
        photoURL: user.photo_url,
      };
      const known = await auth.getUser(user.id).catch(() => undefined);
      await (known ? auth.updateUser(user.id, account) : auth.createUser({ uid: user.id, ...account }));
    }),
  );
}

async function addDocuments(app: App, fileRoot: string): Promise<void> {
  const firestore = getFirestore(app);
  const batch = firestore.batch();
  const { users, animals, videos } = withAddresses(fileRoot);
  for (const [collection, documents] of Object.entries({ users, animals, videos, notifications })) {
    for (const document of documents) batch.set(firestore.collection(collection).doc(document.id), document);
  }
  await batch.commit();
}

async function addFiles(app: App): Promise<void> {
  const bucket = getStorage(app).bucket();
  const read = new Map<string, Promise<Buffer>>();
  const contents = (source: string) => {
    const known = read.get(source) ?? readFile(source);
    read.set(source, known);
    return known;
  };
  const upload = async ({ source, path, contentType, cacheControl, owner, token }: SeedFile) => {
    const metadata = { ...owner, firebaseStorageDownloadTokens: token };
    await bucket.file(path).save(await contents(source), {
      resumable: false,
      validation: false,
      metadata: { contentType, cacheControl, metadata },
    });
  };
  await Promise.all(files.map(upload));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const started = Date.now();
  await seed();
  const count = Object.keys(people).length;
  console.log(
    `Demo data is in: ${count} people, ${Object.keys(views).length} videos (${Date.now() - started} ms).`,
  );
}
