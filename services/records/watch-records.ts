import type { Firestore } from 'firebase-admin/firestore';
import { watchCollections } from '../watch-collections.ts';
import { rebuildRecords } from './rebuild-records.ts';
import { syncAnimal, syncLink, syncRide } from './sync-records.ts';

const sync = { videos: syncRide, animals: syncAnimal, ride_links: syncLink };

/**
 * For the local backend: fills all records, then follows every write.
 *
 * @param signal ends it
 * @throws Error when Firestore fails
 */
export const watchRecords = (firestore: Firestore, signal: AbortSignal): Promise<void> =>
  watchCollections(
    {
      firestore,
      names: ['videos', 'animals', 'ride_links'],
      fill: async () => void (await rebuildRecords(firestore)),
      onWrites: async (name, writes) => {
        for (const write of writes) await sync[name](firestore, write);
      },
    },
    signal,
  );
