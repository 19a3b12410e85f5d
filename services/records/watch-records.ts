import { setTimeout } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { watchCollections } from '../watch-collections.ts';
import { rebuildRecords } from './rebuild-records.ts';
import { syncAnimal, syncLink, syncRide } from './sync-records.ts';
import { updateBoards } from './update-boards.ts';

const sync = { videos: syncRide, animals: syncAnimal, ride_links: syncLink };

const boardsEveryMs = 2000;

/** Computes boards as a schedule does. @throws Error when Firestore fails */
async function keepBoards(firestore: Firestore, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await updateBoards(firestore);
    await setTimeout(boardsEveryMs, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * For the local backend: fills all records, then follows every write, and computes what boards change.
 *
 * @param signal ends it
 * @throws Error when Firestore fails
 */
export async function watchRecords(firestore: Firestore, signal: AbortSignal): Promise<void> {
  // Whatever fails ends both.
  const ending = new AbortController();
  const either = AbortSignal.any([signal, ending.signal]);
  const watching = watchCollections(
    {
      firestore,
      names: ['videos', 'animals', 'ride_links'],
      fill: async () => void (await rebuildRecords(firestore)),
      onWrites: async (name, writes) => {
        for (const write of writes) await sync[name](firestore, write);
      },
    },
    either,
  );
  try {
    await Promise.all([watching, keepBoards(firestore, either)]);
  } finally {
    ending.abort();
  }
}
