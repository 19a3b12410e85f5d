import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { RunningFirestore } from '../server.ts';
import { startFirestore } from '../server.ts';
import type { Kind } from './channel-client.ts';
import { ChannelClient } from './channel-client.ts';
import { shortMessage } from './channel-messages.ts';
import type { RestClient } from './rest-client.ts';
import { restClient } from './rest-client.ts';

/** An engine for the tests of one file, emptied before each, with the messages they send over a channel. */
export function channelSuite(projectId: string) {
  let running: RunningFirestore | undefined;
  let client: RestClient | undefined;
  const open: ChannelClient[] = [];
  const database = `projects/${projectId}/databases/(default)`;
  const root = `${database}/documents`;

  const rest = (): RestClient => {
    if (client === undefined) throw new Error('The engine runs while tests do.');
    return client;
  };
  beforeAll(async () => {
    running = await startFirestore({ host: '127.0.0.1', port: 0, projectId, log: () => undefined });
    client = restClient(running.port, projectId);
  });
  afterAll(() => running?.close());
  beforeEach(() => rest().send('DELETE', `/emulator/v1/${root}`));
  afterEach(() => {
    for (const channel of open.splice(0)) channel.stop();
  });

  return {
    database,
    root,
    rest,
    async connect(kind: Kind, first: object = { database }, headers = ''): Promise<ChannelClient> {
      const channel = new ChannelClient(rest().origin, kind);
      open.push(channel);
      await channel.handshake([first], headers);
      return channel;
    },
    /** The write that stores a number. */
    set: (id: string, n: number) => ({
      update: { name: `${root}/items/${id}`, fields: { n: { integerValue: String(n) } } },
    }),
    /** The request that listens to the collection. */
    query: (targetId: number, extra: object = {}) => ({
      database,
      addTarget: {
        targetId,
        query: { parent: root, structuredQuery: { from: [{ collectionId: 'items' }] } },
        ...extra,
      },
    }),
    /** The request that listens to single documents. */
    documents: (targetId: number, ...ids: readonly string[]) => ({
      database,
      addTarget: { targetId, documents: { documents: ids.map((id) => `${root}/items/${id}`) } },
    }),
    /** The next messages, in short. */
    next: async (channel: ChannelClient, count: number): Promise<string[]> =>
      (await channel.take(count)).map(shortMessage),
  };
}
