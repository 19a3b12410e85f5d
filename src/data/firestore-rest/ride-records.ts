import { env } from '#src/config/env.ts';
import { firestoreDocumentsUrl } from '#src/config/service-urls.ts';
import { compareByBrand } from '#src/domain/animal.ts';
import { readRecord } from '#src/domain/field-readers.ts';
import { parseRecordedAnimal, type HerdAnimal } from '#src/domain/herd.ts';
import {
  getRecordId,
  parseRecordedRide,
  sortRecordedRides,
  type RecordFilter,
} from '#src/domain/ride-record.ts';
import type { HerdFilter, RideFilter } from '#src/domain/video-filter.ts';
import type { Video } from '#src/domain/video.ts';
import { withDataErrors } from '../data-error.ts';
import { requestJson } from '../request.ts';

/*
 * Records are documents that a service keeps where it is set up (services/records); without it there are none. Asked for
 * as a batch, because a missing document is no failed request then.
 */

async function decompress(base64: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).json();
}

async function fetchEntries(filter: RecordFilter): Promise<unknown[] | undefined> {
  const url = `${firestoreDocumentsUrl()}:batchGet?key=${env.firebase.apiKey}`;
  const name = `projects/${env.firebase.projectId}/databases/(default)/documents/records/${getRecordId(filter)}`;
  const results = await requestJson(url, { method: 'POST', body: JSON.stringify({ documents: [name] }) });
  const result: unknown = Array.isArray(results) ? results[0] : undefined;
  const fields = readRecord(readRecord(readRecord(result)['found'])['fields']);
  if (readRecord(fields['state'])['stringValue'] !== 'complete') return undefined;
  const entries = await decompress(String(readRecord(fields['entries'])['bytesValue']));
  return Array.isArray(entries) ? entries : undefined;
}

/**
 * Reads the record of an animal, a rider or a rodeo: all its rides, in the order of `fetchVideoPage`.
 *
 * @returns undefined when there is none
 * @throws DataError
 */
export async function fetchRecordedRides(filter: RideFilter): Promise<Video[] | undefined> {
  const entries = await withDataErrors(() => fetchEntries(filter));
  return entries && sortRecordedRides(entries.map(parseRecordedRide), filter);
}

/**
 * Reads the record of a herd, sorted by brand.
 *
 * @returns undefined when there is none
 * @throws DataError
 */
export async function fetchRecordedHerd(filter: HerdFilter): Promise<HerdAnimal[] | undefined> {
  const entries = await withDataErrors(() => fetchEntries(filter));
  return entries?.map(parseRecordedAnimal).toSorted((one, other) => compareByBrand(one.animal, other.animal));
}
