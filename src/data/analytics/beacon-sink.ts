import { createBeaconQueue } from '../beacon-queue.ts';
import type { AnalyticsEvent, AnalyticsProfile } from '#src/domain/analytics-event.ts';

/** An event, when it happened, in milliseconds since the epoch, and who was signed in. */
interface AnalyticsRecord {
  event: AnalyticsEvent & { time: number };
  profile: AnalyticsProfile | undefined;
}

/** Receives everything that is tracked. */
export type AnalyticsSink = (record: AnalyticsRecord) => void;

/** The first records with the same profile, which is sent once for all of them. */
function countTogether(queue: readonly AnalyticsRecord[]): number {
  const end = queue.findIndex(({ profile }) => profile !== queue[0]?.profile);
  return end === -1 ? queue.length : end;
}

/**
 * Sends events in batches.
 *
 * @param url receives POSTs of {profile?, events}
 */
export const createBeaconSink = (url: string): AnalyticsSink =>
  createBeaconQueue<AnalyticsRecord>({
    url,
    countTogether,
    toBody: (batch) => ({ profile: batch[0]?.profile, events: batch.map(({ event }) => event) }),
  });
