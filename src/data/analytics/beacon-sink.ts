import { createBeaconQueue } from '../beacon-queue.ts';
import type { AnalyticsEvent, AnalyticsProfile } from '#src/domain/analytics-event.ts';

/** An event, when it happened, in milliseconds since the epoch, and who was signed in. */
interface AnalyticsEntry {
  event: AnalyticsEvent & { time: number };
  profile: AnalyticsProfile | undefined;
}

/** Receives everything that is tracked. */
export type AnalyticsSink = (entry: AnalyticsEntry) => void;

/** Counts the first entries with the same profile, which is sent once for all of them. */
function countTogether(queue: readonly AnalyticsEntry[]): number {
  const end = queue.findIndex(({ profile }) => profile?.user_id !== queue[0]?.profile?.user_id);
  return end === -1 ? queue.length : end;
}

/**
 * Sends events in batches.
 *
 * @param url receives POSTs of {profile?, events}
 */
export const createBeaconSink = (url: string): AnalyticsSink =>
  createBeaconQueue<AnalyticsEntry>({
    url,
    countTogether,
    toBody: (batch) => ({ profile: batch[0]?.profile, events: batch.map(({ event }) => event) }),
  });
