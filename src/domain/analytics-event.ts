import { toStoredAccountType, type AccountType } from './account-type.ts';
import type { FollowTarget } from './follow.ts';
import type { User } from './user.ts';
import type { WatchBucket } from './watch-progress.ts';

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
