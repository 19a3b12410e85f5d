import { shallow } from 'zustand/shallow';
import { nightDrafts, uploadDrafts } from '#src/data/device/upload-drafts.ts';
import { readMatchedSheet } from '#src/domain/day-sheet/matched-sheet.ts';
import type { NightDraft } from '#src/domain/night-draft.ts';
import type { DraftOwner, UploadDraft } from '#src/domain/upload-draft.ts';
import { getNow } from '#src/lib/clock.ts';
import { readRideForm } from './ride-form-schema.ts';
import {
  isAtWork,
  unsearched,
  type Ride,
  type RidesKind,
  type Source,
  type StoredContent,
} from './rides-state.ts';

/** What an earlier visit has stored. */
export interface StoredRides extends StoredContent {
  /** Milliseconds since the epoch; 0 for a night. */
  updatedAt: number;
}

/** @returns undefined when nothing usable is stored. @throws DOMException when the browser denies storage */
export async function fetchStoredRides(kind: RidesKind, owner: DraftOwner): Promise<StoredRides | undefined> {
  if (kind === 'upload') {
    const draft = await uploadDrafts.fetch(owner);
    return draft && { ...fromUploadDraft(draft), updatedAt: draft.updatedAt };
  }
  const night = await nightDrafts.fetch(owner);
  return night && { ...fromNightDraft(night), updatedAt: 0 };
}

/** Rejects when the quota is exceeded, too. */
export async function storeRides(kind: RidesKind, owner: DraftOwner, content: StoredContent): Promise<void> {
  if (kind === 'night') return nightDrafts.store(owner, toNightDraft(content));
  const draft = toUploadDraft(content);
  if (draft) await uploadDrafts.store(owner, { ...draft, updatedAt: getNow() });
}

export const deleteStoredRides = (kind: RidesKind, owner: DraftOwner): Promise<void> =>
  (kind === 'upload' ? uploadDrafts : nightDrafts).delete(owner);

/** Whether the same is stored of both. Compared by reference, because the progress of a ride that is published, which is not stored, changes often. */
export const isStoredAlike = (one: StoredContent, other: StoredContent): boolean =>
  one.common === other.common &&
  one.isSilent === other.isSilent &&
  one.sheet === other.sheet &&
  one.sources.length === other.sources.length &&
  one.sources.every((source, index) => isSourceStoredAlike(source, other.sources[index])) &&
  one.rides.length === other.rides.length &&
  one.rides.every((ride, index) => isRideStoredAlike(ride, other.rides[index]));

const isSourceStoredAlike = (one: Source, other: Source | undefined): boolean =>
  one.activity === other?.activity && one.found === other.found && one.searchResult === other.searchResult;

function isRideStoredAlike(one: Ride, other: Ride | undefined): boolean {
  if (!other || one === other) return one === other;
  const isStageAlike = one.stage === other.stage || (isAtWork(one) && isAtWork(other));
  const unstored = { stage: null, openClip: null };
  return isStageAlike && shallow({ ...one, ...unstored }, { ...other, ...unstored });
}

/** One ride. Its source and its files have the id of the draft. */
function toUploadDraft({
  sources: [source],
  rides: [ride],
  common,
  isSilent,
}: StoredContent): Omit<UploadDraft, 'updatedAt'> | undefined {
  if (!source || !ride) return undefined;
  const { id, selection, thumbnailTime, rideMarks, clip, transfer } = ride;
  return {
    ...{ id, thumbnailTime, rideMarks, clip, transfer, isSilent },
    details: { ...common },
    source: source.file,
    selection: { ...selection },
  };
}

/** A draft whose file was not read yet has no ride. */
function fromUploadDraft({ id, details, source, selection, isSilent, ...draft }: UploadDraft): StoredContent {
  const { thumbnailTime, rideMarks, clip, transfer } = draft;
  const ride = selection && {
    ...{
      id,
      sourceId: id,
      verdict: 'accepted' as const,
      confidence: null,
      selection,
      thumbnailTime,
      rideMarks,
      clip,
      transfer,
    },
    details: readRideForm({}),
    stage: { name: '' as const },
  };
  return {
    sources: [{ id, file: source, duration: 0, ...unsearched }],
    rides: ride ? [ride] : [],
    common: readRideForm(details),
    isSilent,
  };
}

/** A night, where sources and verdicts have other names. */
function toNightDraft({ sources, rides, common, isSilent, sheet }: StoredContent): NightDraft {
  return {
    recordings: sources.map(({ id, file, duration, activity, found, searchResult }) => ({
      ...{ id, source: file, duration, searchResult },
      activity: [...activity],
      found: [...found],
    })),
    rides: rides.map(({ sourceId, verdict, stage, selection, details, openClip: _openClip, ...ride }) => ({
      ...ride,
      recordingId: sourceId,
      mark: verdict,
      selection: { ...selection },
      details: { ...details },
      stage: 'job' in stage ? 'waiting' : stage.name,
      problem: stage.name === 'failed' ? stage.problem : '',
    })),
    common: { ...common },
    isSilent,
    sheet: { ...sheet },
  };
}

/** A stored night, whose sources have to be chosen again. */
function fromNightDraft({ recordings, rides, common, isSilent, sheet: stored }: NightDraft): StoredContent {
  const sheet = readMatchedSheet(stored);
  return {
    sources: recordings.map(({ source, ...recording }) => ({ ...recording, file: source })),
    rides: rides.map(({ recordingId, mark, stage, problem, details, ...ride }): Ride => ({
      ...ride,
      sourceId: recordingId,
      verdict: mark,
      details: readRideForm(details),
      stage: stage === 'failed' ? { name: stage, problem } : { name: stage },
    })),
    common: readRideForm(common),
    isSilent,
    ...(sheet.rows.length > 0 && { sheet }),
  };
}
