import { parseRecordedAnimal } from '#src/domain/herd.ts';
import type { RideLinkState } from '#src/domain/ride-link.ts';
import { getCountedRides } from '#src/domain/ride-outcome.ts';
import { parseRecordedRide } from '#src/domain/ride-record.ts';
import { useAdminFirestore } from './admin-firestore.ts';
import { buildBull } from './factories/build-animal.ts';
import { buildContestant, buildContractor } from './factories/build-user.ts';
import { buildVideo, type StoredVideo } from './factories/build-video.ts';
import type { DocumentWrite } from '#services/watch-collections.ts';
import { findDifferences } from '#services/records/rebuild-records.ts';
import { getEntries, readRecord } from '#services/records/stored-record.ts';
import { syncLink, syncRide } from '#services/records/sync-records.ts';

const owner = buildContractor({ id: 'owner' });
const rider = buildContestant({ id: 'rider' });
export const bull = buildBull(owner, { id: 'bull', name: 'Static' });
export const steer = buildBull(owner, { id: 'steer', name: 'Biscuit' });
export const rodeo_id = 'dodge-city-days_dodge-city-ks_2026';

export const buildRide = (id: string, fields: Partial<StoredVideo> = {}) => ({
  ...buildVideo(owner, { id, animal: bull, contestants: [rider], rodeo_id, score: 80 }),
  ...fields,
});

/** A Firestore engine and Admin SDK of its own for each test, with what the tests do with them. */
export function createRecordsFixture() {
  const admin = useAdminFirestore('demo-records');

  /** Writes a video, and keeps the write for whoever delivers it. */
  async function put(ride: StoredVideo | undefined, id = ride?.id ?? ''): Promise<DocumentWrite> {
    const reference = admin.firestore.collection('videos').doc(id);
    const before = (await reference.get()).data();
    await (ride ? reference.set(ride) : reference.delete());
    const after = (await reference.get()).data();
    return { id, versions: [before, after].filter((version) => version !== undefined) };
  }

  async function putAnimal(animal: typeof bull): Promise<DocumentWrite> {
    const reference = admin.firestore.collection('animals').doc(animal.id);
    await reference.set(animal);
    return { id: animal.id, versions: [animal] };
  }

  /** Calls again what fails, as Google does: after five conflicts the SDK gives a transaction up. */
  async function deliver(write: DocumentWrite & { isLink?: boolean }): Promise<void> {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await (write.isLink ? syncLink : syncRide)(admin.firestore, write);
      } catch (error) {
        if (attempt === 20) throw error;
      }
  }

  async function readIds(recordId: string): Promise<string[] | undefined> {
    const record = await readRecord(admin.firestore, admin.firestore.collection('records').doc(recordId));
    if (!record.document.exists) return undefined;
    return getEntries(record)
      .map(({ id }) => id)
      .toSorted();
  }

  /** Links a film to an earlier one, or ends that. */
  async function putLink(id: string, firstId: string | undefined, state: RideLinkState = 'accepted') {
    const reference = admin.firestore.doc(`ride_links/${id}`);
    await (firstId ? reference.set({ id, first_video_id: firstId, state }) : reference.delete());
    return { id, versions: [], isLink: true };
  }

  /** The films of a record that count. */
  async function readCounted(recordId: string): Promise<string[]> {
    const record = await readRecord(admin.firestore, admin.firestore.collection('records').doc(recordId));
    return getCountedRides(getEntries(record).map(parseRecordedRide)).map(({ id }) => id);
  }

  async function readHerd() {
    const record = await readRecord(admin.firestore, admin.firestore.doc('records/herd_owner'));
    return getEntries(record)
      .map(parseRecordedAnimal)
      .map(({ animal, figures }) => [
        animal.name,
        figures.outs,
        figures.scored[0]?.qualified ?? 0,
        figures.scored[0]?.best?.score,
      ]);
  }

  async function verify(): Promise<string[]> {
    const differences: string[] = [];
    for await (const difference of findDifferences(admin.firestore)) differences.push(difference);
    return differences;
  }

  return {
    get firestore() {
      return admin.firestore;
    },
    put,
    putAnimal,
    putLink,
    deliver,
    readIds,
    readCounted,
    readHerd,
    verify,
  };
}
