import { compareByBrand } from '#src/domain/animal.ts';
import { readTexts } from '#src/domain/field-readers.ts';
import { parseRecordedAnimal, type HerdAnimal } from '#src/domain/herd.ts';
import {
  completeRecord,
  getRecordId,
  parseRecordedRide,
  sortRecordedRides,
  type RecordFilter,
} from '#src/domain/ride-record.ts';
import type { HerdFilter, RideFilter, SeasonFilter } from '#src/domain/video-filter.ts';
import type { Video } from '#src/domain/video.ts';
import { withDataErrors } from '../data-error.ts';
import { buildBatchRequest, fetchBatch } from './document-batch.ts';
import { readCompressed } from './compressed-value.ts';
import { parseFields } from './stored-values.ts';

/*
 * Records are documents that a service keeps where it is set up (services/records); without it there are none. Large ones
 * are in parts. Asked for as a batch, because a missing document is no failed request then.
 */

/** The request with which `fetchRecordedRides` begins, for pages that send it before the app is there. */
export const buildRecordRequest = (filter: RideFilter) =>
  buildBatchRequest([`records/${getRecordId(filter)}`]);

/** @returns undefined where there are none */
async function readEntries(fields: Record<string, unknown>): Promise<unknown[] | undefined> {
  const entries = await readCompressed(fields['entries']);
  return Array.isArray(entries) ? entries : undefined;
}

async function fetchEntries(filter: RecordFilter): Promise<unknown[] | undefined> {
  const id = getRecordId(filter);
  const [fields = {}] = await fetchBatch([`records/${id}`]);
  return readRecord(id, fields);
}

/**
 * Reads the entries of a record, and those of its parts.
 *
 * @param fields of the document, as REST has them
 * @returns undefined where it is not complete
 * @throws as `requestJson`
 */
export async function readRecord(
  id: string,
  fields: Record<string, unknown>,
): Promise<unknown[] | undefined> {
  const { state, parts: names } = parseFields(fields);
  if (state !== completeRecord) return undefined;
  const partIds = readTexts(names);
  if (partIds.length === 0) return readEntries(fields);
  const parts = await fetchBatch(partIds.map((part) => `records/${id}/parts/${part}`));
  const entries = await Promise.all(parts.map(readEntries));
  // A part that was divided meanwhile is no longer there.
  return entries.every((part) => part !== undefined) ? entries.flat() : undefined;
}

/**
 * Reads the record of an animal, a rider, a rodeo or a season: all its rides, in the order of `fetchVideoPage`.
 *
 * @returns undefined when there is none
 * @throws DataError
 */
export async function fetchRecordedRides(filter: RideFilter | SeasonFilter): Promise<Video[] | undefined> {
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
