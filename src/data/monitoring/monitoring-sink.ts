import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { createBeaconQueue } from '../beacon-queue.ts';
import { describeError, getRoutePattern, type ErrorDescription } from './describe-error.ts';

/** A broken loop must not send without end. */
const maxErrorsPerPage = 50;
/** The same error again says little more. */
const maxRepetitions = 3;

type MonitoringEntry = { route: string; /** Milliseconds since the epoch. */ time: number } & (
  | (ErrorDescription & { type: 'error' })
  | { type: 'vital'; name: Metric['name']; value: number; rating: Metric['rating'] }
);

/** Lets through 50 errors per page load, and each of them three times. */
function createRateLimit(): (error: ErrorDescription) => boolean {
  const counts = new Map<string, number>();
  let total = 0;
  return ({ name, message, frames }) => {
    const key = JSON.stringify([name, message, frames[0]]);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= maxRepetitions && ++total <= maxErrorsPerPage;
  };
}

/**
 * Measures web vitals and sends them and errors, without personal data.
 *
 * @param url receives POSTs of {release, records}
 * @param release the build that runs
 * @returns receives what was thrown
 */
export function createMonitoringSink(url: string, release: string): (thrown: unknown) => void {
  const send = createBeaconQueue<MonitoringEntry>({
    url,
    toBody: (entries) => ({ release, records: entries }),
  });
  const isWithinLimit = createRateLimit();
  // Vitals are of the page that was loaded, not of where its user has gone since.
  const firstRoute = getRoutePattern(location.pathname);
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
    observe(({ name, value, rating }: Metric) =>
      send({
        type: 'vital',
        name,
        value: Math.round(value * 1000) / 1000,
        rating,
        route: firstRoute,
        time: Date.now(),
      }),
    );
  return (thrown) => {
    const error = describeError(thrown);
    if (isWithinLimit(error))
      send({ type: 'error', ...error, route: getRoutePattern(location.pathname), time: Date.now() });
  };
}
