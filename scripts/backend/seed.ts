import { readFile } from 'node:fs/promises';
import { deleteApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { parseAccountType } from '#src/domain/account-type.ts';
import { getDisplayName } from '#src/domain/user.ts';
import type { Ports } from '#scripts/backend/ports.ts';
import { host, projectId } from './project.ts';
import { migrate } from '../admin/migrate.ts';
import { openSuite } from '../admin/open-app.ts';
import {
  getDownloadUrl,
  getSeedDocuments,
  seedFiles,
  type SeedFile,
} from '#tests/support/demo/seed-files.ts';
import { notifications, reports } from '#tests/support/demo/seed-notifications.ts';
import { administrator, demoPassword, getContact, unverifiedPeople } from '#tests/support/demo/people.ts';
import { reels } from '#tests/support/demo/seed-reels.ts';
import { viewCounts } from '#tests/support/demo/seed-videos.ts';

/** Seeds a fresh local backend with demo data through the Admin SDK. */
export async function seedBackend(ports: Ports): Promise<void> {
  const storageUrl = `http://${host}:${ports.storage}/v0/b/${projectId}.appspot.com/o`;
  const app = openSuite(ports, `seed-${Date.now()}`);
  try {
    await Promise.all([
      seedAccounts(app, storageUrl),
      seedDocuments(app, storageUrl),
      uploadSeedFiles(app, storageUrl),
      getDatabase(app).ref('videoViews').update(viewCounts),
    ]);
    await migrate(app, false);
  } finally {
    getDatabase(app).goOffline();
    await deleteApp(app);
  }
}

async function seedAccounts(app: App, storageUrl: string): Promise<void> {
  const auth = getAuth(app);
  const unverifiedIds = new Set(unverifiedPeople.map(({ id }) => id));
  await Promise.all(
    getSeedDocuments(storageUrl).users.map(async (user) => {
      await auth.createUser({
        uid: user.id,
        email: getContact(user.id).email,
        emailVerified: !unverifiedIds.has(user.id),
        password: demoPassword,
        displayName: getDisplayName({ ...user, account_type: parseAccountType(user.account_type) }),
        photoURL: user.photo_url,
      });
    }),
  );
  await auth.setCustomUserClaims(administrator.id, { admin: true });
}

async function seedDocuments(app: App, storageUrl: string): Promise<void> {
  const firestore = getFirestore(app);
  const batch = firestore.batch();
  const { users, animals, videos } = getSeedDocuments(storageUrl);
  for (const [collection, documents] of Object.entries({ users, animals, videos, reels, notifications })) {
    for (const document of documents) batch.set(firestore.collection(collection).doc(document.id), document);
  }
  for (const { id } of users) batch.set(firestore.doc(`users/${id}/private/contact`), getContact(id));
  for (const { id, data } of reports) batch.set(firestore.collection('reported_videos').doc(id), data);
  await batch.commit();
}

async function uploadSeedFiles(app: App, storageUrl: string): Promise<void> {
  const bucket = getStorage(app).bucket();
  const upload = async ({ source, path, contentType, cacheControl, owner, photoPath, token }: SeedFile) => {
    const photo = photoPath && { photo_url: getDownloadUrl(storageUrl, photoPath) };
    const metadata = { ...owner, ...photo, firebaseStorageDownloadTokens: token };
    await bucket.file(path).save(await readFile(source), {
      resumable: false,
      validation: false,
      metadata: { contentType, cacheControl, metadata },
    });
  };
  await Promise.all(seedFiles.map(upload));
}
