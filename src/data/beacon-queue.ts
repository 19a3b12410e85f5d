const maxBatchSize = 20;
const maxDelayMs = 10_000;
/** While the browser refuses beacons, older items are dropped. */
const maxQueueSize = 100;

interface BeaconQueueOptions<Item> {
  /** The URL that receives POSTs. */
  url: string;
  /** How many of the first items, at most 20, can be sent together; by default all. */
  countTogether?: (items: readonly Item[]) => number;
  /** The JSON body of a batch. */
  toBody: (batch: readonly Item[]) => object;
}

/** @returns false when the browser refuses, for example because too much is waiting to be sent */
function sendBeacon(url: string, body: object): boolean {
  try {
    // A string is sent as text/plain, which needs no preflight request.
    // oxlint-disable-next-line no-restricted-properties -- this is the gateway
    return navigator.sendBeacon(url, JSON.stringify(body));
  } catch {
    // Extensions replace or remove sendBeacon.
    return false;
  }
}

/**
 * Sends items in batches: 20 at once, otherwise after 10 s, and the rest when the page is hidden.
 *
 * @returns adds an item; never throws
 */
export function createBeaconQueue<Item>(options: BeaconQueueOptions<Item>): (item: Item) => void {
  const { url, countTogether = ({ length }) => length, toBody } = options;
  let queue: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  function sendAll() {
    clearTimeout(timer);
    timer = undefined;
    while (queue.length > 0) {
      const batch = queue.slice(0, Math.min(countTogether(queue), maxBatchSize));
      if (!sendBeacon(url, toBody(batch))) return schedule();
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
  return (item) => {
    queue = [...queue, item].slice(-maxQueueSize);
    if (queue.length >= maxBatchSize || isHidden()) sendAll();
    else schedule();
  };
}
