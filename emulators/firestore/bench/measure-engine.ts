import type { ChildServer } from '#testing/child-server.ts';
import { fillWithListener } from './growth.ts';
import { LoadClient } from './load-client.ts';
import { getResidentMemory, median } from './measure.ts';

const batch = 'batch of 500 documents with a listener';
const growth = 'its time at the end against the beginning';
const query = 'query of 20 documents over REST, one at a time, warm';
const memory = 'memory after that';

/** What `measureEngine` measures. */
export const engineMetrics = [
  { name: 'ready', unit: 'ms', target: 1000 },
  { name: batch, unit: 'ms' },
  { name: growth, unit: 'x', target: 1.3 },
  { name: query, unit: 'ms' },
  { name: memory, unit: 'MB' },
];

const queryPath = '/v1/projects/demo-bench/databases/(default)/documents:runQuery';
const queryBody = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'items' }], limit: 20 } });

/** As a program waits for them. @returns the median in milliseconds */
async function measureQueries({ port }: ChildServer, count: number): Promise<number> {
  const load = new LoadClient(port, 'Bearer owner');
  const times: number[] = [];
  for (let number = 0; number < 2 * count; number += 1) {
    const startedAt = performance.now();
    await load.post(queryPath, queryBody);
    // The first half warms up.
    if (number >= count) times.push(performance.now() - startedAt);
  }
  load.close();
  return median(times);
}

/** @param start starts a Firestore emulator. @param size of the collection, and how many queries are sent */
export async function measureEngine(
  start: () => Promise<ChildServer>,
  size: { readonly documents: number; readonly queries: number },
): Promise<Readonly<Record<string, number>>> {
  const startedAt = performance.now();
  const engine = await start();
  try {
    const ready = performance.now() - startedAt;
    const batches = await fillWithListener(engine, size.documents);
    const tenth = Math.ceil(batches.length / 10);
    return {
      ready,
      [batch]: median(batches),
      [growth]: median(batches.slice(-tenth)) / median(batches.slice(0, tenth)),
      [query]: await measureQueries(engine, size.queries),
      [memory]: getResidentMemory(engine.child),
    };
  } finally {
    await engine.stop();
  }
}
