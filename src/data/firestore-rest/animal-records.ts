import { getRecordId, parseRecordedRide, sortRecordedRides } from '#src/domain/ride-record.ts';
import type { Video } from '#src/domain/video.ts';
import { withDataErrors } from '../data-error.ts';
import { fetchNamedBatch } from './document-batch.ts';
import { readRecord } from './ride-records.ts';

/**
 * Reads the records of some animals, in one request but for large ones: the rides of each, in the order of `fetchVideoPage`.
 *
 * @param animalIds 100 at most
 * @returns those that there are, by the id of the animal
 * @throws DataError
 */
export async function fetchRecordsOfAnimals(
  animalIds: readonly string[],
): Promise<ReadonlyMap<string, Video[]>> {
  const ids = new Map(animalIds.map((animalId) => [getRecordId({ kind: 'of-animal', animalId }), animalId]));
  return withDataErrors(async () => {
    const found = await fetchNamedBatch([...ids.keys()].map((id) => `records/${id}`));
    const records = await Promise.all(
      found.map(async ({ path, fields }): Promise<[string, Video[]][]> => {
        const id = path.replace('records/', '');
        const [animalId, entries] = [ids.get(id), await readRecord(id, fields)];
        if (animalId === undefined || !entries) return [];
        return [
          [animalId, sortRecordedRides(entries.map(parseRecordedRide), { kind: 'of-animal', animalId })],
        ];
      }),
    );
    return new Map(records.flat());
  });
}
