import type { LightFile } from '#src/domain/clip-file.ts';
import { minClipSeconds } from '#src/domain/clip-length.ts';
import type { MatchedSheet } from '#src/domain/day-sheet/matched-sheet.ts';
import type { RideVerdict, SearchResult } from '#src/domain/night-draft.ts';
import type { RideMarks } from '#src/domain/ride-clock.ts';
import { sureConfidence, type FoundRide } from '#src/domain/ride-finder.ts';
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
import type { TrimmedVideo, TrimSession } from '#src/media/trim-session.ts';
import { emptyRideForm, type RideFormValues } from './ride-form-schema.ts';

/** One ride, uploaded step by step, or those of a night. An account may have one of each on a device. */
export type RidesKind = 'upload' | 'night';

/** Identifies a job, and ends it. Events of other jobs are late results. */
export type Job = AbortController;

/** Aborting it lets other tabs have the rides, or takes the request for the lock back. */
export type RidesLock = AbortController;

/** The account whose rides this tab has opened. They are stored by the tab that holds their lock, and by no other. */
export type RidesAccess = { owner: DraftOwner } & (
  { stage: 'free' } | { stage: 'requested' | 'held'; lock: RidesLock }
);

export interface Source {
  id: string;
  file: SourceFileInfo;
  duration: number;
  /** How lively it is from its start to its end, from 0 to 1. */
  activity: readonly number[];
  /** Everywhere that a ride may be; the rest is suggested when a person wants more. */
  found: readonly FoundRide[];
  searchResult: SearchResult;
  /** Undefined after a reload, until the same file is chosen again. */
  session?: TrimSession | undefined;
  /** The search for rides, while it runs. Progress is from 0 to 1. */
  search?: { job: Job; progress: number } | undefined;
}

/** A clip whose files are at hand. */
export interface Clip {
  id: string;
  video: Pick<TrimmedVideo, 'file' | 'duration' | 'width' | 'height'>;
  /** PNG of the chosen frame, or of the first one. */
  thumbnail: Blob;
  /** The same as a light JPEG; a ride can do without it. */
  poster: Blob | undefined;
  /** Seconds of the clip; null when the ride is not marked. */
  rideMarks: RideMarks | null;
  /** False when the device could not keep the files: they end with the page. */
  isStored: boolean;
  /** The light files that are ready: the renditions are made while the details are filled in. */
  lightFiles?: { ready: ReadonlyMap<LightFile, Blob>; job: Job };
}

/** How far the files of a ride have been sent. */
export interface TransferProgress {
  sentBytes: number;
  totalBytes: number;
  /** Undefined until the speed of the connection is known. */
  secondsLeft?: number;
}

/** How far publishing a ride is; events of a job that is not that of the stage are late results. */
export type RideStage =
  | { name: '' | 'waiting' | 'published' }
  | { name: 'failed'; problem: string }
  | {
      name: 'cutting';
      job: Job;
      /** From 0 to 1. */
      progress: number;
      /** Whether the whole clip is converted because the first cut was not exact. */
      isRepeated: boolean;
      isPublishingNext: boolean;
    }
  | { name: 'cut'; job: Job }
  | { name: 'uploading'; job: Job; progress: TransferProgress; isWaiting: boolean };

export interface Ride {
  id: string;
  sourceId: string;
  verdict: RideVerdict;
  /** How sure the app is of it, from 0 to 1; null for one that was added by hand. */
  confidence: number | null;
  selection: Selection;
  /** Seconds of the source. */
  rideMarks: RideMarksDraft;
  /** The time of the chosen picture, in seconds of the source; null until one is chosen. */
  thumbnailTime: number | null;
  /** What it does not share with the others; an event only if it is another one. */
  details: RideFormValues;
  /** The clip, if the device keeps it. */
  clip: UploadDraft['clip'];
  openClip?: Clip | undefined;
  transfer: Transfer;
  stage: RideStage;
}

/** What is stored. */
export interface StoredContent {
  sources: readonly Source[];
  /** In the order of their sources and starts. */
  rides: readonly Ride[];
  /** What the rides share: of one ride, everything. */
  common: RideFormValues;
  /** Whether clips have no sound. */
  isSilent: boolean;
  /** The draw that was pasted into a night. */
  sheet?: MatchedSheet | undefined;
}

/** A ride of an earlier visit, until it is continued or discarded. */
interface Offer {
  /** Its details. Others may have been typed meanwhile, such as an animal that was just added. */
  common: RideFormValues;
  /** Milliseconds since the epoch. */
  updatedAt: number;
  thumbnail?: Blob | undefined;
}

export interface RidesState extends StoredContent {
  kind: RidesKind;
  /** Undefined until a page opens them. */
  access?: RidesAccess | undefined;
  status: 'loading' | 'open in another tab' | 'offered' | 'open';
  offer?: Offer | undefined;
  /** Files that are being opened. */
  opening: readonly { job: Job; fileName: string }[];
  /** Another file than the one that a ride needs, about which the member is asked. */
  otherFile?: File | undefined;
  view: 'marking' | 'publishing';
  selectedId?: string | undefined;
  /** Where a source is searched by hand, in seconds, while no ride is selected. */
  shown?: { id: string; time: number } | undefined;
  /** The ride whose details are open. */
  editedId?: string | undefined;
  /** Why a file was not opened. */
  errorMessage?: string | undefined;
  /** Whether the device did not keep the last change, so that everything ends with the page. */
  isBroken: boolean;
}

export const createRides = (kind: RidesKind): RidesState => ({
  kind,
  status: 'loading',
  sources: [],
  rides: [],
  common: emptyRideForm,
  isSilent: false,
  opening: [],
  view: 'marking',
  isBroken: false,
});

/** Nothing has been looked for in it yet. */
export const unsearched: Pick<Source, 'activity' | 'found' | 'searchResult'> = {
  ...{ activity: [], found: [], searchResult: '' },
};

export const createRide = (
  sourceId: string,
  { start, end }: Selection,
  verdict: RideVerdict,
  confidence: number | null = null,
): Ride => ({
  id: crypto.randomUUID(),
  sourceId,
  verdict,
  confidence,
  selection: { start, end },
  rideMarks: noRideMarks,
  thumbnailTime: null,
  details: emptyRideForm,
  clip: null,
  transfer: createTransfer(crypto.randomUUID()),
  stage: { name: '' },
});

/** Undefined without a lock. */
export const getLock = ({ access }: RidesState): RidesLock | undefined =>
  access && access.stage !== 'free' ? access.lock : undefined;

/** What a ride is published with. */
export function getRideValues(kind: RidesKind, common: RideFormValues, own: RideFormValues): RideFormValues {
  if (kind === 'upload') return common;
  const { accountId, title, location, date, eventId } = common;
  return { ...own, accountId, title, location, date, eventId: own.eventId || eventId };
}

/**
 * The frame that was chosen for a ride, in seconds of the source; null for the first one. A ride of a night is shown by the
 * frame in which its gate opens, unless another one was chosen.
 */
export function getThumbnailTime(kind: RidesKind, ride: Ride): number | null {
  const times = [ride.thumbnailTime, kind === 'night' ? ride.rideMarks.start : null];
  return times.find((time) => time !== null && isMarkInside(time, ride.selection)) ?? null;
}

/** The frame that stands for a ride, in seconds of the source. */
export const getPictureTime = (kind: RidesKind, ride: Ride): number =>
  getThumbnailTime(kind, ride) ?? ride.selection.start;

/** The number of the ride before, for each ride that starts before that one ends; dropped ones do not count. */
export function findOverlaps(rides: readonly Ride[]): ReadonlyMap<string, number> {
  const overlaps = new Map<string, number>();
  let before: Ride | undefined;
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
export function findShownSource({ sources, rides, selectedId, shown }: RidesState): Source | undefined {
  const id = rides.find((ride) => ride.id === selectedId)?.sourceId ?? shown?.id;
  return sources.find((source) => source.id === id) ?? sources.find(({ session }) => session);
}

/** A contestant is the rider of all their rides, unless somebody else is chosen. */
export const getOwnRider = (account: User | undefined): string | undefined =>
  account?.account_type === 'contestant' ? getDisplayName(account) : undefined;

/** Whether both parts would be long enough. @param time in seconds of the source */
export const canSplit = ({ selection: { start, end } }: Ride, time: number): boolean =>
  time - start >= minClipSeconds && end - time >= minClipSeconds;

/** A suggestion that only the picture or only the sound makes. */
export const isUnsure = ({ verdict, confidence }: Ride): boolean =>
  verdict === 'suggested' && (confidence ?? 0) < sureConfidence;

/** A suggestion that picture and sound make both. */
export const isSure = (ride: Ride): boolean => ride.verdict === 'suggested' && !isUnsure(ride);

/** Whether a ride is being published or waits for it. */
export const isInQueue = ({ stage }: Ride): boolean =>
  stage.name !== '' && stage.name !== 'published' && stage.name !== 'failed';

/** Whether a job works on a ride. */
export const isAtWork = ({ stage }: Ride): boolean => 'job' in stage;

/** Whether a ride stays as it is: a job works on it, or it is published. */
export const isFixed = (ride: Ride): boolean => isAtWork(ride) || ride.stage.name === 'published';

/** Whether its details are confirmed. */
export const isBeingPublished = ({ stage }: Ride): boolean =>
  stage.name === 'cutting' ? stage.isPublishingNext : 'job' in stage || stage.name === 'waiting';

/** A job can be canceled except while the video's document is on its way. */
export const isCancelable = ({ stage, transfer }: Ride): boolean =>
  stage.name !== 'uploading' || !transfer.mayBePublished || stage.isWaiting;

/** Whether a ride, or the suggestion of one, would be lost. */
export const isUnpublished = ({ verdict, stage }: Ride): boolean =>
  verdict !== 'dropped' && stage.name !== 'published';

/** Whether a file was chosen of which something is still to be published. */
export function hasUnpublishedRides({ status, opening, sources, rides }: RidesState): boolean {
  const isUnfinished = sources.length > 0 && (rides.length === 0 || rides.some(isUnpublished));
  return status === 'open' && (opening.length > 0 || isUnfinished);
}

/** Whether closing the page loses more than a click. */
export function isWorkRunning({ isBroken, opening, sources, rides }: RidesState): boolean {
  const isLost = (ride: Ride) => isAtWork(ride) || ride.openClip?.isStored === false;
  // The file has to be chosen again, unless the clip has been cut.
  const isNeeded = ({ id, session }: Source) => {
    const own = rides.filter(({ sourceId }) => sourceId === id);
    return session && (own.length === 0 || own.some((ride) => isUnpublished(ride) && !ride.clip));
  };
  return isBroken || opening.length > 0 || rides.some(isLost) || sources.some(isNeeded);
}
