import { shallow } from 'zustand/shallow';
import type { NightDraft, RideVerdict } from '#src/domain/night-draft.ts';
import { isMarkInside, noRideMarks, type RideMarksDraft } from '#src/domain/ride-marks.ts';
import type { Selection } from '#src/domain/trim.ts';
import {
  createTransfer,
  type DraftOwner,
  type SourceFileInfo,
  type Transfer,
  type UploadDraft,
} from '#src/domain/upload-draft.ts';
import { getDisplayName, type User } from '#src/domain/user.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import { emptyRideForm, readRideForm, type RideFormValues } from '../../job/ride-form-schema.ts';
import type { DraftLock, Job, TransferProgress } from '../../job/upload-state.ts';

export interface NightSource {
  id: string;
  file: SourceFileInfo;
  duration: number;
  /** How lively it is from its start to its end, from 0 to 1. */
  activity: readonly number[];
  /** Undefined after a reload, until the same file is chosen again. */
  session?: TrimSession | undefined;
  /** How much of it has been searched for rides, from 0 to 1; undefined while no search runs. */
  searched?: number | undefined;
}

/** How far publishing a ride is; events of a job that is not that of the stage are late results. */
export type PublishStage =
  | { name: '' | 'waiting' | 'published' }
  | { name: 'failed'; problem: string }
  | { name: 'cutting'; job: Job; progress: number }
  | { name: 'cut'; job: Job }
  | { name: 'uploading'; job: Job; progress: TransferProgress; isWaiting: boolean };

export interface NightRide {
  id: string;
  sourceId: string;
  verdict: RideVerdict;
  selection: Selection;
  rideMarks: RideMarksDraft;
  /** The time of the chosen picture, in seconds of the source; null until one is chosen. */
  thumbnailTime: number | null;
  /** What it does not share with the others; an event only if it is another one. */
  details: RideFormValues;
  /** The clip, in the form that is stored on the device. */
  clip: UploadDraft['clip'];
  transfer: Transfer;
  stage: PublishStage;
}

export interface Night {
  sources: readonly NightSource[];
  /** In the order of their sources and starts. */
  rides: readonly NightRide[];
  /** What the rides share. */
  common: RideFormValues;
  view: 'marking' | 'publishing';
  selectedId?: string | undefined;
  /** The source that is searched by hand, while no ride is selected. */
  shownId?: string | undefined;
  /** The ride whose details are open. */
  editedId?: string | undefined;
  /** Why a file was not opened. */
  errorMessage?: string | undefined;
}

export type NightState = Night & {
  owner?: DraftOwner | undefined;
  lock?: DraftLock | undefined;
  access: 'closed' | 'loading' | 'elsewhere' | 'open';
};

export const emptyNight: Night = { sources: [], rides: [], common: emptyRideForm, view: 'marking' };

export const initialNight: NightState = { ...emptyNight, access: 'closed' };

export function createRide(sourceId: string, selection: Selection, verdict: RideVerdict): NightRide {
  return {
    id: crypto.randomUUID(),
    sourceId,
    verdict,
    selection,
    rideMarks: noRideMarks,
    thumbnailTime: null,
    details: emptyRideForm,
    clip: null,
    transfer: createTransfer(crypto.randomUUID()),
    stage: { name: '' },
  };
}

/** The frame that was chosen for a ride, or in which its gate opens, in seconds of the source; null for the first one. */
export const getThumbnailTime = ({ thumbnailTime, rideMarks, selection }: NightRide): number | null =>
  [thumbnailTime, rideMarks.start].find((time) => time !== null && isMarkInside(time, selection)) ?? null;

/** The frame that stands for a ride, in seconds of the source. */
export const getPictureTime = (ride: NightRide): number => getThumbnailTime(ride) ?? ride.selection.start;

/** What a ride is published with. */
export function toRideValues(
  { accountId, title, location, date, eventId }: RideFormValues,
  ride: RideFormValues,
): RideFormValues {
  return { ...ride, accountId, title, location, date, eventId: ride.eventId || eventId };
}

/** The number of the ride before, for each ride that starts before that one ends; dropped ones do not count. */
export function findOverlaps(rides: readonly NightRide[]): ReadonlyMap<string, number> {
  const overlaps = new Map<string, number>();
  let before: NightRide | undefined;
  for (const ride of rides) {
    if (ride.verdict === 'dropped') continue;
    const isSame = before?.sourceId === ride.sourceId;
    if (before && isSame && ride.selection.start < before.selection.end)
      overlaps.set(ride.id, rides.indexOf(before) + 1);
    if (!before || !isSame || ride.selection.end > before.selection.end) before = ride;
  }
  return overlaps;
}

/** The source of the selected ride, or the one that is searched by hand. */
export function findShownSource({ sources, rides, selectedId, shownId }: Night): NightSource | undefined {
  const id = rides.find((ride) => ride.id === selectedId)?.sourceId ?? shownId;
  return sources.find((source) => source.id === id) ?? sources.find(({ session }) => session);
}

/** A contestant is the rider of all their rides. */
export const getOwnRider = (account: User | undefined): string | undefined =>
  account?.account_type === 'contestant' ? getDisplayName(account) : undefined;

/** Whether a ride is being published or waits for it. */
export const isInQueue = ({ stage }: NightRide): boolean =>
  stage.name !== '' && stage.name !== 'published' && stage.name !== 'failed';

/** Whether a job works on a ride. */
export const isAtWork = ({ stage }: NightRide): boolean => 'job' in stage;

/** Whether a ride, or the suggestion of one, would be lost. */
export const isUnpublished = ({ verdict, stage }: NightRide): boolean =>
  verdict !== 'dropped' && stage.name !== 'published';

/** The part that is stored on the device, where sources and verdicts have other names. */
export function toStoredNight({ sources, rides, common }: Night): NightDraft {
  return {
    recordings: sources.map(({ id, file, duration, activity }) => ({
      id,
      source: file,
      duration,
      activity: [...activity],
    })),
    rides: rides.map(({ sourceId, verdict, stage, selection, details, ...ride }) => ({
      ...ride,
      recordingId: sourceId,
      mark: verdict,
      selection: { ...selection },
      details: { ...details },
      stage: 'job' in stage ? 'waiting' : stage.name,
      problem: stage.name === 'failed' ? stage.problem : '',
    })),
    common: { ...common },
  };
}

/** Whether the same is stored of both. Compared by reference, because the progress of a ride that is published, which is not stored, changes often. */
export const isStoredAlike = (one: Night, other: Night): boolean =>
  one.common === other.common &&
  one.sources.length === other.sources.length &&
  one.sources.every(({ activity }, index) => activity === other.sources[index]?.activity) &&
  one.rides.length === other.rides.length &&
  one.rides.every((ride, index) => isRideStoredAlike(ride, other.rides[index]));

function isRideStoredAlike(one: NightRide, other: NightRide | undefined): boolean {
  if (!other || one === other) return one === other;
  const isStageAlike = one.stage === other.stage || (isAtWork(one) && isAtWork(other));
  return isStageAlike && shallow({ ...one, stage: null }, { ...other, stage: null });
}

/** A stored night, whose sources have to be chosen again. */
export function fromStoredNight({ recordings, rides, common }: NightDraft): Night {
  const restored = rides.map(({ recordingId, mark, stage, problem, details, ...ride }): NightRide => {
    return {
      ...ride,
      sourceId: recordingId,
      verdict: mark,
      details: readRideForm(details),
      stage: stage === 'failed' ? { name: stage, problem } : { name: stage },
    };
  });
  return {
    sources: recordings.map(({ source, ...recording }) => ({ ...recording, file: source })),
    rides: restored,
    common: readRideForm(common),
    view: restored.some((ride) => ride.stage.name !== '') ? 'publishing' : 'marking',
    selectedId: restored.find(isUnpublished)?.id,
  };
}
