import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { RunningServer } from '../../listen.ts';
import { startFirestore } from '../server.ts';
import type { StreamMethod } from './webchannel-client.ts';
import { WebChannelClient } from './webchannel-client.ts';
import { summarizeMessage } from './summarize-message.ts';
import type { RestClient } from './rest-client.ts';
import { createRestClient } from './rest-client.ts';

/** Runs an engine for the tests of one file, cleared before each, and builds messages for its channels. */
export function setUpWebChannelTests(projectId: string) {
  let running: RunningServer | undefined;
  let client: RestClient | undefined;
  const open: WebChannelClient[] = [];
  const database = `projects/${projectId}/databases/(default)`;
  const root = `${database}/documents`;

  const rest = (): RestClient => {
    if (client === undefined) throw new Error('The engine runs only during tests.');
    return client;
  };
  beforeAll(async () => {
    running = await startFirestore({ host: '127.0.0.1', port: 0, projectId, log: () => undefined });
    client = createRestClient(running.port, projectId);
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
    async connect(kind: StreamMethod, first: object = { database }, headers = ''): Promise<WebChannelClient> {
      const channel = new WebChannelClient(rest().origin, kind);
      open.push(channel);
      await channel.handshake([first], headers);
      return channel;
    },
    /** The write that sets `n` of a document. */
    buildSetWrite: (id: string, n: number) => ({
      update: { name: `${root}/items/${id}`, fields: { n: { integerValue: String(n) } } },
    }),
    /** The request that listens to the collection `items`. */
    buildQueryTarget: (targetId: number, extra: object = {}) => ({
      database,
      addTarget: {
        targetId,
        query: { parent: root, structuredQuery: { from: [{ collectionId: 'items' }] } },
        ...extra,
      },
    }),
    /** The request that listens to documents of `items`. */
    buildDocumentsTarget: (targetId: number, ...ids: readonly string[]) => ({
      database,
      addTarget: { targetId, documents: { documents: ids.map((id) => `${root}/items/${id}`) } },
    }),
    /** The summaries of the next messages. */
    takeSummaries: async (channel: WebChannelClient, count: number): Promise<string[]> =>
      (await channel.takeMessages(count)).map(summarizeMessage),
  };
}
