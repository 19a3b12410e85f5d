import type { FollowTarget } from './follows.ts';
import type { WatchBucket } from './watch-progress.ts';

/** What analytics can record (ANA-01). */
export type AnalyticsEvent =
  | { name: 'watch'; videoId: string; bucket: WatchBucket }
  | { name: 'follow'; kind: FollowTarget['kind']; id: string }
  | { name: 'share'; videoId: string; method: 'share-sheet' | 'copied-link' };
