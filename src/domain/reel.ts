import { createReader, readBoolean, readText, readTexts, readTimestamp } from './field-readers.ts';
import { getDisplayName, type User } from './user.ts';

/** How many rides a reel can have. */
export const maxReelRides = 30;

/** How many rides a result list can have: those of a long night. */
export const maxListedRides = 100;

/** In characters, of one line. */
export const maxReelTitle = 80;

/** How long the facts of a ride are shown before it, in milliseconds. */
export const reelFactsMs = 2000;

const readReelFields = createReader({
  id: readText,
  user_id: readText,
  /** The owner's display name when the reel was made. */
  user_name: readText,
  /** The profile of whoever made it; empty in reels from before. */
  created_by: readText,
  title: readText,
  /** The ids of the rides' documents, in the order in which they play. */
  videos: readTexts,
  /** Whether the page of the reel lists results instead of playing the rides in their order; false in reels from before. */
  is_result_list: readBoolean,
  created: readTimestamp,
  updatedDate: readTimestamp,
});

/**
 * Rides of a rider or a contractor in an order, under a title; or the result list of a night, whose places follow from
 * what is stored of its rides. Rides that were deleted since stay in its list.
 */
export type Reel = ReturnType<typeof readReelFields>;

/** What the owner chooses, and can change later. */
export type ReelValues = Pick<Reel, 'title' | 'videos'>;

/** A reel as a client writes it: the server sets the timestamps. */
export type NewReel = Omit<Reel, 'created' | 'updatedDate'>;

/** How many rides a reel or a result list can have. */
export const getMaxRides = ({ is_result_list }: Pick<Reel, 'is_result_list'>): number =>
  is_result_list ? maxListedRides : maxReelRides;

/** Parses a stored reel; missing fields become empty. */
export function parseReel(id: string, data: unknown): Reel {
  return { ...readReelFields(data), id };
}

/**
 * Builds the document of a new reel. The security rules compare the copied name with its source.
 *
 * @param creatorId the session user's
 */
export function buildNewReel(
  id: string,
  owner: User,
  creatorId: string,
  { title, videos, is_result_list }: ReelValues & Pick<Reel, 'is_result_list'>,
): NewReel {
  const ofOwner = { user_id: owner.id, user_name: getDisplayName(owner) };
  return { id, ...ofOwner, created_by: creatorId, title, videos, is_result_list };
}

/**
 * What a form saves of a reel that may have changed since it was opened: of the title, the form's if it was changed there;
 * of the rides, the form's in its order, without those that were taken out elsewhere, and after them those that were added.
 *
 * @param opened as it was stored then
 * @param stored as it is now
 */
export function mergeReel(opened: ReelValues, edited: ReelValues, stored: ReelValues): ReelValues {
  const isTakenOut = (id: string) => opened.videos.includes(id) && !stored.videos.includes(id);
  const added = stored.videos.filter((id) => !opened.videos.includes(id) && !edited.videos.includes(id));
  return {
    title: edited.title === opened.title ? stored.title : edited.title,
    videos: [...edited.videos.filter((id) => !isTakenOut(id)), ...added],
  };
}

/** A copy of a list with one item at another place. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = [...items];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** The total length of rides in whole seconds. */
export const getTotalSeconds = (rides: readonly { duration: number }[]): number =>
  Math.round(rides.reduce((sum, { duration }) => sum + duration, 0));
