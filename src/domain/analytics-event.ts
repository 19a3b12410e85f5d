import { toStoredAccountType, type AccountType } from './account-type.ts';
import type { FollowTarget } from './follow.ts';
import type { User } from './user.ts';

/** How far a video was watched, in percent of its length (specification, section 9). */
const bucketEnds = [
  ['0-10', 0.1],
  ['10-30', 0.3],
  ['30-60', 0.6],
  ['60-90', 0.9],
  ['90-100', Infinity],
] as const;

export type WatchBucket = (typeof bucketEnds)[number][0];

/** The bucket of a position; undefined while the length is unknown. @param position, duration seconds */
export function getWatchBucket(position: number, duration: number): WatchBucket | undefined {
  if (!(duration > 0)) return undefined;
  return bucketEnds.find(([, end]) => position / duration < end)?.[0];
}

/** What analytics can record (ANA-01). */
export type AnalyticsEvent =
  /** The upload form was opened. */
  | { name: 'upload-form' }
  /** An account was created. */
  | { name: 'sign-up'; accountType: AccountType }
  | { name: 'watch'; videoId: string; bucket: WatchBucket }
  /** Once the text is searched, not while it is typed. `category` is the id of a search category. */
  | { name: 'search'; category: string; text: string }
  | { name: 'follow'; kind: FollowTarget['kind']; id: string }
  | { name: 'share'; videoId: string; method: 'share-sheet' | 'copied-link' };

/** Who is signed in, whichever account they act for. */
export interface AnalyticsProfile {
  user_id: string;
  /** The stored number. */
  account_type: number;
  platform: 'web';
  /** Seconds since the epoch; 0 if unknown. */
  signed_up_date: number;
}

/** The profile of the signed-in user. */
export const buildAnalyticsProfile = (user: User): AnalyticsProfile => ({
  user_id: user.id,
  account_type: toStoredAccountType(user.account_type),
  platform: 'web',
  signed_up_date: user.registered_time,
});
