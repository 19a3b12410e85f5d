import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { defineSecret } from 'firebase-functions/params';
import { env } from '#src/config/env.ts';
import type { CollectionName } from './index-documents.ts';
import { createSearchIndex } from './search-index.ts';
import { syncById } from './sync-documents.ts';

const adminKey = defineSecret('SEARCH_ADMIN_KEY');
const app = initializeApp();

/** Called after every write; what fails is called again for a day. */
const sync = (name: CollectionName) =>
  onDocumentWritten(
    {
      document: `${name}/{id}`,
      region: 'us-central1',
      secrets: [adminKey],
      retry: true,
      memory: '256MiB',
      maxInstances: 20,
    },
    async ({ params }) => {
      const index = createSearchIndex(env.search?.url ?? '', adminKey.value());
      const context = { firestore: getFirestore(app), index, log: console.error };
      await syncById(context, name, [params.id]);
    },
  );

export const syncUsers = sync('users');
export const syncAnimals = sync('animals');
export const syncVideos = sync('videos');
export const syncReels = sync('reels');
