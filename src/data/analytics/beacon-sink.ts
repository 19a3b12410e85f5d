import { createBeaconQueue } from '../beacon-queue.ts';
import type { AnalyticsRecord, AnalyticsSink } from './analytics-sink.ts';

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
