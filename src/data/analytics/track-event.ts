import { env } from '#src/config/env.ts';
import type { AnalyticsEvent } from '#src/domain/analytics-event.ts';

/** An event and when it happened, in milliseconds since the epoch. */
type TimedEvent = AnalyticsEvent & { time: number };

const maxBatchSize = 20;
const maxDelayMs = 10_000;

let batch: TimedEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Do Not Track, or Global Privacy Control (https://w3c.github.io/gpc/), which TypeScript does not know. */
function hasOptedOut(): boolean {
  return (
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  );
}

function sendBatch(): void {
  clearTimeout(timer);
  timer = undefined;
  const events = batch;
  batch = [];
  // A string is sent as text/plain, which needs no preflight request.
  if (events.length > 0 && env.analyticsUrl)
    navigator.sendBeacon(env.analyticsUrl, JSON.stringify({ events }));
}

function sendWhenHidden(): void {
  if (document.visibilityState === 'hidden') sendBatch();
}

/**
 * Records an event; events are sent in batches. Does nothing unless VITE_ANALYTICS_URL is set, and for people whose
 * browser asks not to be tracked.
 */
export function trackEvent(event: AnalyticsEvent): void {
  if (!env.analyticsUrl || hasOptedOut()) return;
  // Adding the same listener again has no effect.
  document.addEventListener('visibilitychange', sendWhenHidden);
  batch.push({ ...event, time: Date.now() });
  if (batch.length >= maxBatchSize) sendBatch();
  else timer ??= setTimeout(sendBatch, maxDelayMs);
}
