/** Measures how a growing collection and many listeners slow down writes. Times are in milliseconds. */
import type { ChildServer } from '#testing/child-server.ts';
import { WebChannelClient } from '../testing/webchannel-client.ts';
import { LoadClient } from './load-client.ts';
import { measureRequestsPerSecond, median } from './measure.ts';

const benchDatabase = 'projects/demo-bench/databases/(default)';
const benchRoot = `${benchDatabase}/documents`;
const commitPath = `/v1/${benchRoot}:commit`;

function buildSmallWrite(n: number): object {
  // Ids in no particular order, like those that SDKs generate.
  const id = `d${(n * 7919) % 1_000_003}`;
  return {
    update: {
      name: `${benchRoot}/items/${id}`,
      fields: {
        n: { integerValue: String(n) },
        group: { stringValue: `g${n % 50}` },
        text: { stringValue: `Document number ${n}` },
      },
    },
  };
}

/** Commits the documents numbered `from` to `to` (exclusive) in batches. @returns the time of each batch */
export async function fillCollection(
  load: LoadClient,
  from: number,
  to: number,
  batch = 500,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let start = from; start < to; start += batch) {
    const numbers = Array.from({ length: Math.min(batch, to - start) }, (_, index) => start + index);
    const body = JSON.stringify({ writes: numbers.map(buildSmallWrite) });
    const startTime = performance.now();
    await load.post(commitPath, body);
    times.push(performance.now() - startTime);
  }
  return times;
}

/** Opens a listener that discards its messages. */
async function openListener(port: number, structuredQuery: object): Promise<WebChannelClient> {
  const channel = new WebChannelClient(`http://127.0.0.1:${port}`, 'Listen');
  const addTarget = { targetId: 2, query: { parent: benchRoot, structuredQuery } };
  const headers = 'Authorization:Bearer owner\r\n';
  await channel.handshake([{ database: benchDatabase, addTarget }], headers, { database: benchDatabase });
  channel.startDraining();
  return channel;
}

/** Writes documents to a collection with a listener, in batches of 500. @returns the time of each batch */
export async function fillWithListener(server: ChildServer, documents: number): Promise<readonly number[]> {
  const load = new LoadClient(server.port, 'Bearer owner');
  const listener = await openListener(server.port, { from: [{ collectionId: 'items' }] });
  const times = await fillCollection(load, 0, documents);
  listener.stop();
  load.close();
  return times;
}

/** Writes documents to a collection with a listener. @returns the median batch times of the first and last tenth */
export async function measureBatchesWithListener(
  server: ChildServer,
  documents: number,
): Promise<{ readonly first: number; readonly last: number }> {
  const times = await fillWithListener(server, documents);
  const tenth = Math.ceil(times.length / 10);
  return { first: median(times.slice(0, tenth)), last: median(times.slice(-tenth)) };
}

/** The rate of queries of 20 of the documents that the functions above wrote, in queries per second. */
export async function measureSmallQueries(server: ChildServer, count: number): Promise<number> {
  const load = new LoadClient(server.port, 'Bearer owner');
  const inGroup = { field: { fieldPath: 'group' }, op: 'EQUAL', value: { stringValue: 'g7' } };
  const structuredQuery = { from: [{ collectionId: 'items' }], where: { fieldFilter: inGroup }, limit: 20 };
  const body = JSON.stringify({ structuredQuery });
  const send = () => load.post(`/v1/${benchRoot}:runQuery`, body);
  await measureRequestsPerSecond(send, count / 4);
  const perSecond = await measureRequestsPerSecond(send, count);
  load.close();
  return perSecond;
}

/** Fills a server and opens fifty listeners, half of them with a limit. @returns a function that times one write */
async function prepareSingleWrites(server: ChildServer, stored: number) {
  const load = new LoadClient(server.port, 'Bearer owner');
  await fillCollection(load, 0, stored);
  const from = [{ collectionId: 'items' }];
  const listeners: WebChannelClient[] = [];
  for (let number = 0; number < 50; number++) {
    const equal = { field: { fieldPath: 'group' }, op: 'EQUAL', value: { stringValue: `g${number}` } };
    const latest = { orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }], limit: 20 + number };
    const query = number % 2 === 0 ? { from, where: { fieldFilter: equal } } : { from, ...latest };
    listeners.push(await openListener(server.port, query));
  }
  let nextNumber = stored;
  return {
    write: async () => (await fillCollection(load, nextNumber++, nextNumber, 1))[0] ?? 0,
    close() {
      for (const listener of listeners) listener.stop();
      load.close();
    },
  };
}

/**
 * Measures a single write with fifty listeners, with few and with many stored documents, in turns so that other load on
 * the machine affects both. @returns the median times
 */
export async function measureSingleWrites(
  servers: { readonly few: ChildServer; readonly many: ChildServer },
  stored: { readonly few: number; readonly many: number },
): Promise<{ readonly few: number; readonly many: number }> {
  const many = await prepareSingleWrites(servers.many, stored.many);
  const few = await prepareSingleWrites(servers.few, stored.few);
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < 800; round++) {
    const pair = { few: await few.write(), many: await many.write() };
    if (round < 200) continue;
    times.few.push(pair.few);
    times.many.push(pair.many);
  }
  few.close();
  many.close();
  return { few: median(times.few), many: median(times.many) };
}
