import type { AnalyticsEvent, AnalyticsProfile } from '#src/domain/analytics-event.ts';

/** An event, when it happened, in milliseconds since the epoch, and who was signed in. */
export interface AnalyticsRecord {
  event: AnalyticsEvent & { time: number };
  profile: AnalyticsProfile | undefined;
}

/** Receives everything that is tracked. */
export type AnalyticsSink = (record: AnalyticsRecord) => void;
