import { createReader, readText, readTexts, readTimestamp } from './field-readers.ts';
import { getDisplayName, type User } from './user.ts';

/** How many rides a reel can have. */
export const maxReelRides = 30;

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
  created: readTimestamp,
  updatedDate: readTimestamp,
});

/** Rides of a rider or a contractor in an order, under a title. Rides that were deleted since stay in its list. */
export type Reel = ReturnType<typeof readReelFields>;

/** What the owner chooses, and can change later. */
export type ReelValues = Pick<Reel, 'title' | 'videos'>;

/** A reel as a client writes it: the server sets the timestamps. */
export type NewReel = Omit<Reel, 'created' | 'updatedDate'>;

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
  { title, videos }: ReelValues,
): NewReel {
  return { id, user_id: owner.id, user_name: getDisplayName(owner), created_by: creatorId, title, videos };
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
