import { isDocumentId } from './document-id.ts';
import { readOptionalNumber, readObject, readText } from './field-readers.ts';
import { compareDays, getRideYear } from './ride-season.ts';
import { isRodeoEvent } from './rodeo-event.ts';
import { getRideRodeoId } from './rodeo.ts';
import type { HerdFilter, RideFilter, SeasonFilter } from './video-filter.ts';
import { getRiders, parseVideo, type Video } from './video.ts';

/** What has a record: a document with all its rides, or of a herd with the figures of its animals. */
export type RecordFilter = RideFilter | HerdFilter | SeasonFilter;

/**
 * A ride in a record: without the texts that no list of rides shows, and with a time instead of a Date. `first_film` says
 * that it counts only where that film is not among the rides; whether it counts otherwise its result says.
 */
type RecordedRide = Omit<
  Video,
  'notes' | 'edited' | 'updatedDate' | 'created_by' | 'firestoreID' | 'created'
> & {
  created: number | null;
};

/**
 * What the state of a record is once it has all its rides. The number rises whenever entries change their shape or
 * more rides belong to a record: readers and the service take one of an earlier number for none, until it is filled anew.
 */
export const completeRecord = 'complete-2';

/** The id of the document. */
export function getRecordId(filter: RecordFilter): string {
  switch (filter.kind) {
    case 'of-animal':
      return `animal_${filter.animalId}`;
    case 'of-rider':
      return `rider_${filter.riderId}`;
    case 'of-rodeo':
      return `rodeo_${filter.rodeoId}`;
    case 'of-herd':
      return `herd_${filter.ownerId}`;
    case 'of-season':
      return `season_${filter.year}_${filter.eventId}`;
  }
}

/** Whose record a document is; undefined for another id. */
export function parseRecordId(recordId: string): RecordFilter | undefined {
  const [, kind, id = ''] = /^(animal|rider|rodeo|herd|season)_(.+)$/.exec(recordId) ?? [];
  switch (kind) {
    case 'animal':
      return { kind: 'of-animal', animalId: id };
    case 'rider':
      return { kind: 'of-rider', riderId: id };
    case 'rodeo':
      return { kind: 'of-rodeo', rodeoId: id };
    case 'herd':
      return { kind: 'of-herd', ownerId: id };
    case 'season': {
      const [year, eventId] = id.split('_').map(Number);
      return { kind: 'of-season', year: Number(year), eventId: Number(eventId) };
    }
    default:
      return undefined;
  }
}

/** Whose records a ride is in: those of its animal, its riders, its rodeo and its season. */
export function getRecordsOfRide(video: Video): Exclude<RecordFilter, HerdFilter>[] {
  const riders = new Set(getRiders(video).map(({ id }) => id));
  const animals = isDocumentId(video.animal_id) ? [video.animal_id] : [];
  const rodeoId = getRideRodeoId(video);
  return [
    ...animals.map((animalId) => ({ kind: 'of-animal' as const, animalId })),
    ...[...riders].filter(isDocumentId).map((riderId) => ({ kind: 'of-rider' as const, riderId })),
    ...(rodeoId === '' ? [] : [{ kind: 'of-rodeo' as const, rodeoId }]),
    ...getSeason(video),
  ];
}

function getSeason(video: Video): SeasonFilter[] {
  const [year, eventId] = [getRideYear(video), video.event_type];
  return year !== undefined && isRodeoEvent(eventId) ? [{ kind: 'of-season', year, eventId }] : [];
}

/** A ride as a record has it. */
export function toRecordedRide(video: Video): RecordedRide {
  const {
    notes: _notes,
    edited: _edited,
    updatedDate: _date,
    created_by: _by,
    firestoreID: _id,
    ...ride
  } = video;
  return { ...ride, created: video.created?.getTime() ?? null };
}

/** Parses a ride of a record; what a record leaves out is empty. */
export function parseRecordedRide(stored: unknown): Video {
  const fields = readObject(stored);
  const created = readOptionalNumber(fields['created']);
  const first_film = readText(fields['first_film']);
  const video = parseVideo(readText(fields['id']), {
    ...fields,
    created: created === null ? null : new Date(created),
  });
  return first_film === '' ? video : { ...video, first_film };
}

/** The order of the queries for the same rides: newest first, of an animal and a season by the day of the ride. */
export function sortRecordedRides(
  rides: readonly Video[],
  { kind }: Exclude<RecordFilter, HerdFilter>,
): Video[] {
  const getTime = ({ created }: Video) => created?.getTime() ?? 0;
  const compare =
    kind === 'of-animal' || kind === 'of-season'
      ? compareDays
      : (one: Video, other: Video) => getTime(other) - getTime(one);
  return rides.toSorted((one, other) => compare(one, other) || (other.id > one.id ? 1 : -1));
}
