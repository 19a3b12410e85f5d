import type { WatchBucket } from './watch-progress.ts';

/** What analytics can record (ANA-01). */
export type AnalyticsEvent =
  | { name: 'watch'; videoId: string; bucket: WatchBucket }
  | { name: 'share'; videoId: string; method: 'share-sheet' | 'copied-link' };
