import { toStoredAccountType } from './account-type.ts';
import { hasRideClock, type RideMarks } from './ride-clock.ts';
import { getRodeoId } from './rodeo.ts';
import { getImpliedResult, type RideResult } from './ride-outcome.ts';
import type { AnimalTag, ContestantTag } from './tags.ts';
import { getDisplayName, type User } from './user.ts';
import type { NewVideo, Video, VideoDetails } from './video.ts';

export interface NewVideoInput {
  /** One id for the document and its files (decision D4). */
  id: string;
  /** The owner. */
  account: User;
  uploaderId: string;
  details: VideoDetails;
  animal: AnimalTag | undefined;
  contestants: readonly ContestantTag[];
  /** Seconds. */
  duration: number;
  /** In the published clip; null when the ride is not marked. */
  rideMarks: RideMarks | null;
  thumbnailUrl: string;
}

type RideMarksFields = Pick<Video, 'ride_start' | 'ride_end'>;

/** What is said of how a ride ended. */
export interface Ending {
  /** Undefined where only the value says it, or nothing. */
  result?: RideResult | undefined;
  /** Points or seconds, without a penalty. */
  value?: number | null;
  /** Seconds. */
  penalty?: number;
}

/**
 * What is stored of how a ride ended: the event decides whether there is a score or a time. A buck-off is a score of 0,
 * also for clients that know no results (decision D81); a time contains its penalty.
 */
export function toResultFields(
  eventId: number,
  { value = null, penalty = 0, ...ending }: Ending,
): Pick<Video, 'score' | 'time' | 'result' | 'penalty'> {
  const result = ending.result ?? getImpliedResult(eventId, value);
  const fields = { score: null, time: null, result: result ?? '', penalty: 0 };
  switch (result) {
    case 'qualified':
      return { ...fields, score: value };
    case 'bucked-off':
      return { ...fields, score: 0 };
    case 'time':
      return value === null
        ? { ...fields, result: '' }
        : { ...fields, time: Math.round((value + penalty) * 1000) / 1000, penalty };
    default:
      return fields;
  }
}

/** The stored marks of a ride; empty for events without the clock. */
export function toRideMarksFields(eventId: number, marks: RideMarks | null): RideMarksFields {
  const stored = hasRideClock(eventId) ? marks : null;
  return { ride_start: stored?.start ?? null, ride_end: stored?.end ?? null };
}

/** The fields that a video copies from its tagged animal; empty without one. */
export function toAnimalFields(animal: AnimalTag | undefined) {
  return {
    animal_id: animal?.id ?? '',
    animal_name: animal?.name ?? '',
    animal_brand: animal?.brand ?? '',
    tagged_animal_contractor_id: animal?.contractor ?? '',
    contractor_name: animal?.contractor_name ?? '',
  };
}

/** The fields that a video copies from its tagged contestants. */
export function toContestantFields(contestants: readonly ContestantTag[]) {
  return {
    contestants_id: contestants.map(({ id }) => id),
    contestants_names: contestants.map(({ name }) => name),
  };
}

/** The contestants of a video without one of them. */
export function withoutContestant(
  video: Pick<Video, 'contestants_id' | 'contestants_names'>,
  contestantId: string,
): Pick<Video, 'contestants_id' | 'contestants_names'> {
  const index = video.contestants_id.indexOf(contestantId);
  const isOther = (_value: string, position: number) => position !== index;
  return {
    contestants_id: video.contestants_id.filter(isOther),
    contestants_names: video.contestants_names.filter(isOther),
  };
}

/** What an edit changes. Tags that are left out keep their copied names, even if those are outdated. */
export type VideoChanges = VideoDetails &
  Partial<RideMarksFields> &
  Partial<ReturnType<typeof toAnimalFields>> &
  Partial<ReturnType<typeof toContestantFields>>;

/** Builds the document of an upload. The security rules compare the copied names and URLs with their sources. */
export function buildNewVideo(upload: NewVideoInput): NewVideo {
  const { id, account, details, animal, contestants } = upload;
  return {
    id,
    video_id: id,
    firestoreID: id,
    user_id: account.id,
    user_name: getDisplayName(account),
    account_upload: toStoredAccountType(account.account_type),
    contractor_id: account.account_type === 'contractor' ? account.id : '',
    ...details,
    rodeo_id: getRodeoId(details),
    duration: upload.duration,
    ...toRideMarksFields(details.event_type, upload.rideMarks),
    thumbnail_url: upload.thumbnailUrl,
    ...toAnimalFields(animal),
    ...toContestantFields(contestants),
    ride_of_the_week: false,
    edited: false,
    created_by: upload.uploaderId,
  };
}
