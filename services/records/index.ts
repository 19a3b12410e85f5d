import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import type { DocumentWrite } from '../watch-collections.ts';
import { syncAnimal, syncLink, syncRide } from './sync-records.ts';
import { updateBoards } from './update-boards.ts';

const firestore = getFirestore(initializeApp());

/** Called after every write; what fails is called again for a day. */
const follow = (name: string, sync: (firestore: Firestore, write: DocumentWrite) => Promise<void>) =>
  onDocumentWritten(
    {
      document: `${name}/{id}`,
      region: 'us-central1',
      retry: true,
      memory: '512MiB',
      // As long as a call may take: a record that is not there yet is filled.
      timeoutSeconds: 540,
      maxInstances: 20,
    },
    async ({ params, data }) => {
      const versions = [data?.before.data(), data?.after.data()].filter((version) => version !== undefined);
      await sync(firestore, { id: params.id, versions });
    },
  );

export const recordVideos = follow('videos', syncRide);
export const recordAnimals = follow('animals', syncAnimal);
export const recordLinks = follow('ride_links', syncLink);

/** What fails stays marked for the next minute. */
export const keepBoards = onSchedule(
  {
    schedule: 'every 1 minutes',
    region: 'us-central1',
    // A season of 50,000 rides has 45 MB of JSON.
    memory: '2GiB',
    timeoutSeconds: 540,
    maxInstances: 1,
  },
  async () => void (await updateBoards(firestore)),
);
