import {
  createReader,
  readBoolean,
  readNumber,
  readOptionalNumber,
  readObject,
  readText,
  type Reader,
} from './field-readers.ts';
import type { FoundBy } from './ride-finder.ts';
import { readClip, readSelectionTimes, readSource, readTransfer } from './upload-draft.ts';

const readListOf =
  <Item>(readItem: Reader<Item>): Reader<Item[]> =>
  (stored) =>
    Array.isArray(stored) ? stored.map(readItem) : [];

const readSpan = createReader({ start: readNumber, end: readNumber });

/** What became of the search for rides: what it went by, or why it did not end; nothing while there was none. */
export type SearchResult = '' | FoundBy | 'failed' | 'stopped';

const searchResults: readonly SearchResult[] = [
  'both',
  'flat sound',
  'no sound',
  'unseen',
  'failed',
  'stopped',
];

const readSearchResult = (stored: unknown): SearchResult =>
  searchResults.find((result) => result === stored) ?? '';

const readNightSource = createReader({
  id: readText,
  source: readSource,
  /** Seconds. */
  duration: readNumber,
  /** How lively it is from its start to its end, from 0 to 1; empty until rides have been looked for. */
  activity: readListOf(readNumber),
  /** Everywhere that a ride may be, in seconds, and how sure that is, from 0 to 1. */
  found: readListOf(createReader({ start: readNumber, end: readNumber, confidence: readNumber })),
  searchResult: readSearchResult,
});

/** A ride that the app has found may be accepted or dropped; one that was added is accepted. */
export type RideVerdict = 'suggested' | 'accepted' | 'dropped';

const readVerdict = (stored: unknown): RideVerdict =>
  stored === 'accepted' || stored === 'dropped' ? stored : 'suggested';

/** What remains of publishing when the page ends: nothing, that it was asked for, that it is done, or that it failed. */
export type StoredStage = '' | 'waiting' | 'published' | 'failed';

const readStage = (stored: unknown): StoredStage =>
  stored === 'waiting' || stored === 'published' || stored === 'failed' ? stored : '';

const readRide = createReader({
  /** Names the folder of its files. */
  id: readText,
  recordingId: readText,
  mark: readVerdict,
  /** How sure the app is of it, from 0 to 1; null for one that was added by hand. */
  confidence: readOptionalNumber,
  /** Seconds of the source. */
  selection: readSpan,
  /** Seconds of the source. */
  rideMarks: readSelectionTimes,
  /** Of the chosen picture, in seconds of the source; null for the one that stands for a ride otherwise. */
  thumbnailTime: readOptionalNumber,
  /** What it does not share with the others, as typed. */
  details: readObject,
  clip: readClip,
  transfer: readTransfer,
  stage: readStage,
  /** Why it failed. */
  problem: readText,
});

const readNight = createReader({
  recordings: readListOf(readNightSource),
  rides: readListOf(readRide),
  /** What the rides share, as typed. */
  common: readObject,
  /** Whether clips have no sound. */
  isSilent: readBoolean,
  /** The day sheet as it was matched; empty without one. */
  sheet: readObject,
});

/**
 * The rides of a recorded performance that are not all published yet, as they are stored on the device: `recordings` are
 * the sources, `mark` is a ride's verdict.
 */
export type NightDraft = ReturnType<typeof readNight>;

/** Parses a stored night. @returns undefined when nothing usable is stored */
export function parseNightDraft(data: unknown): NightDraft | undefined {
  const night = readNight(data);
  return night.recordings.length > 0 ? night : undefined;
}
