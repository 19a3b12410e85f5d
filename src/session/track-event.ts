import { env } from '#src/config/env.ts';
import type { AnalyticsSink } from '#src/data/analytics/beacon-sink.ts';
import { buildAnalyticsProfile, type AnalyticsEvent } from '#src/domain/analytics-event.ts';
import { reportError } from '#src/lib/log.ts';
import { isInside } from './session-state.ts';
import { useSessionStore } from './session-store.ts';

// Events come from everywhere, and go to one sink for the whole page, whose code loads with the first.
let loadedSink: Promise<AnalyticsSink> | undefined;

/** Do Not Track, or Global Privacy Control (https://w3c.github.io/gpc/), which TypeScript does not know. */
function hasOptedOut(): boolean {
  return (
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  );
}

const loadBeaconSink = async (url: string) =>
  (await import('#src/data/analytics/beacon-sink.ts')).createBeaconSink(url);

/** Who is signed in, whichever account they act for. */
function getProfile() {
  const session = useSessionStore.getState();
  return isInside(session) ? buildAnalyticsProfile(session.own) : undefined;
}

/** Replaces the sink of all further events; the default one sends them to VITE_ANALYTICS_URL. @public */
export function setAnalyticsSink(sink: AnalyticsSink): void {
  loadedSink = Promise.resolve(sink);
}

/**
 * Records an event. Does nothing unless VITE_ANALYTICS_URL is set, and for people whose browser asks not to be tracked.
 */
export function trackEvent(event: AnalyticsEvent): void {
  if (!env.analyticsUrl || hasOptedOut()) return;
  const entry = { event: { ...event, time: Date.now() }, profile: getProfile() };
  loadedSink ??= loadBeaconSink(env.analyticsUrl);
  loadedSink.then(
    (sink) => sink(entry),
    (error: unknown) => {
      // The next event loads the code again.
      loadedSink = undefined;
      reportError(error, 'Analytics could not be loaded');
    },
  );
}
