/** Measures how a growing collection slows down writes. Times are in milliseconds. */
import type { ChildServer } from '#testing/child-server.ts';
import { WebChannelClient } from '../testing/webchannel-client.ts';
import { LoadClient } from './load-client.ts';

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
async function fillCollection(
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
