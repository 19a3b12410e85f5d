import type { AnalyticsRecord, AnalyticsSink } from './analytics-sink.ts';

const maxBatchSize = 20;
const maxDelayMs = 10_000;
/** While the browser refuses beacons, older events are dropped. */
const maxQueueSize = 100;

/** The first records with the same profile, which is sent once for all of them. */
function takeBatch(queue: readonly AnalyticsRecord[]): readonly AnalyticsRecord[] {
  const end = queue.findIndex(({ profile }) => profile !== queue[0]?.profile);
  return queue.slice(0, Math.min(end === -1 ? queue.length : end, maxBatchSize));
}

/** @returns false when the browser refuses, for example because too much is waiting to be sent */
function sendBatch(url: string, batch: readonly AnalyticsRecord[]): boolean {
  const body = JSON.stringify({ profile: batch[0]?.profile, events: batch.map(({ event }) => event) });
  try {
    // A string is sent as text/plain, which needs no preflight request.
    return navigator.sendBeacon(url, body);
  } catch {
    // Extensions replace or remove sendBeacon.
    return false;
  }
}

/**
 * Sends events in batches: 20 at once, otherwise after 10 s, and the rest when the page is hidden.
 *
 * @param url receives POSTs of {profile?, events}
 */
export function createBeaconSink(url: string): AnalyticsSink {
  let queue: AnalyticsRecord[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  function sendAll() {
    clearTimeout(timer);
    timer = undefined;
    while (queue.length > 0) {
      const batch = takeBatch(queue);
      if (!sendBatch(url, batch)) return schedule();
      queue = queue.slice(batch.length);
    }
  }
  function schedule() {
    timer ??= setTimeout(sendAll, maxDelayMs);
  }
  const isHidden = () => document.visibilityState === 'hidden';
  document.addEventListener('visibilitychange', () => {
    if (isHidden()) sendAll();
  });
  return (record) => {
    queue = [...queue, record].slice(-maxQueueSize);
    if (queue.length >= maxBatchSize || isHidden()) sendAll();
    else schedule();
  };
}
