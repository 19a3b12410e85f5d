import type { Follows } from './follow.ts';
import type { Video } from './video.ts';

/** Which videos a list contains, by what is stored in them. */
export type StoredVideoFilter =
  | { kind: 'all' }
  | { kind: 'event'; eventId: number }
  | { kind: 'events'; eventIds: readonly number[] }
  | { kind: 'ride-of-the-week' }
  /** Uploaded for an account, whatever its type was then and is now: contractors have a field of their own (MYR-05). */
  | { kind: 'by-account'; accountId: string }
  | { kind: 'of-animal'; animalId: string }
  /** Their own videos, and those they are tagged in. */
  | { kind: 'of-rider'; riderId: string }
  /** See rodeo.ts. */
  | { kind: 'of-rodeo'; rodeoId: string };

/** The rides of one event until the end of a calendar year. */
export interface UntilSeasonFilter {
  kind: 'until-season';
  eventId: number;
  year: number;
}

/** The rides of an animal, of a rider or of a rodeo. */
export type RideFilter = Extract<StoredVideoFilter, { kind: 'of-animal' | 'of-rider' | 'of-rodeo' }>;

/** The animals of an account, as they are owned now. */
export interface HerdFilter {
  kind: 'of-herd';
  ownerId: string;
}

/** The rides of some animals, 30 at most. */
export interface AnimalsFilter {
  kind: 'of-animals';
  animalIds: readonly string[];
}

/** The rides of one event in one calendar year. */
export interface SeasonFilter {
  kind: 'of-season';
  eventId: number;
  year: number;
}

/** The videos of an account, and those of its animals. */
export interface AccountRidesFilter {
  kind: 'of-account';
  accountId: string;
}

/** The rides that are counted on pages of figures. */
export type CountedRidesFilter = RideFilter | AnimalsFilter | AccountRidesFilter;

/** Which videos a list contains. */
export type VideoFilter =
  | StoredVideoFilter
  /** Saved by a member, who alone can read them. */
  | { kind: 'saved'; userId: string }
  /** Rides of the riders, contractors and animals that are followed, at followed rodeos and in followed events. */
  | { kind: 'followed'; follows: Follows };

/** The position after a page of videos. Opaque: only the gateway that created it can continue from it. */
export interface VideoCursor {
  readonly lastVideoId: string;
}

export interface VideoPage {
  videos: Video[];
  /** Undefined for the last page. */
  nextCursor: VideoCursor | undefined;
}
