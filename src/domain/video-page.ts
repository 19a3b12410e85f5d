import type { Video } from './video.ts';

/** Which videos a list contains. */
export type VideoFilter =
  | { kind: 'all' }
  | { kind: 'event'; eventId: number }
  | { kind: 'events'; eventIds: readonly number[] }
  | { kind: 'ride-of-the-week' }
  | { kind: 'by-contestant'; userId: string }
  | { kind: 'by-contractor'; contractorId: string }
  | { kind: 'of-animal'; animalId: string }
  /** Their own videos, and those they are tagged in. */
  | { kind: 'of-rider'; riderId: string };

/** The position after a page of videos. Opaque: only the gateway that created it can continue from it. */
export interface VideoCursor {
  readonly lastVideoId: string;
}

export interface VideoPage {
  videos: Video[];
  /** Undefined for the last page. */
  nextCursor: VideoCursor | undefined;
}
