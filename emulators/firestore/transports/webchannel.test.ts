import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RunningFirestore } from '../server.ts';
import { startFirestore } from '../server.ts';
import type { Kind } from '../testing/channel-client.ts';
import { ChannelClient } from '../testing/channel-client.ts';
import type { RestClient } from '../testing/rest-client.ts';
import { restClient } from '../testing/rest-client.ts';

let running: RunningFirestore;
let rest: RestClient;
const open: ChannelClient[] = [];

beforeAll(async () => {
  running = await startFirestore({
    host: '127.0.0.1',
    port: 0,
    projectId: 'demo-channel',
    log: () => undefined,
  });
  rest = restClient(running.port, 'demo-channel');
});
afterAll(() => running.close());
beforeEach(() => rest.send('DELETE', `/emulator/v1/${rest.root}`));
afterEach(() => {
  for (const channel of open.splice(0)) channel.stop();
});

const database = 'projects/demo-channel/databases/(default)';

async function connect(kind: Kind, first: object = { database }, headers = ''): Promise<ChannelClient> {
  const channel = new ChannelClient(rest.origin, kind);
  open.push(channel);
  await channel.handshake([first], headers);
  return channel;
}

const set = (id: string, n: number) => ({
  update: { name: `${rest.root}/items/${id}`, fields: { n: { integerValue: String(n) } } },
});
const store = (id: string, n: number) => rest.call('commit', { writes: [set(id, n)] });
const query = (targetId: number, extra: object = {}) => ({
  database,
  addTarget: {
    targetId,
    query: { parent: rest.root, structuredQuery: { from: [{ collectionId: 'items' }] } },
    ...extra,
  },
});
const documents = (targetId: number, ...ids: readonly string[]) => ({
  database,
  addTarget: { targetId, documents: { documents: ids.map((id) => `${rest.root}/items/${id}`) } },
});

/** Messages in short: the kind of change and what it is about. */
function short(message: unknown): string {
  const { targetChange, documentChange, documentDelete, filter } = message as Record<
    string,
    Record<string, unknown>
  >;
  const id = (name: unknown) => String(name).split('/').at(-1);
  if (targetChange !== undefined) {
    const cause = targetChange['cause'] as { code: number } | undefined;
    const targets = (targetChange['targetIds'] as number[] | undefined) ?? [];
    return [
      targetChange['targetChangeType'],
      ...targets,
      ...(cause === undefined ? [] : [`cause ${cause.code}`]),
    ].join(' ');
  }
  if (documentChange !== undefined) {
    const {
      document,
      targetIds = [],
      removedTargetIds = [],
    } = documentChange as {
      document: { name: string };
      targetIds?: number[];
      removedTargetIds?: number[];
    };
    return [
      id(document.name),
      ...targetIds.map((n) => `+${n}`),
      ...removedTargetIds.map((n) => `-${n}`),
    ].join(' ');
  }
  if (documentDelete !== undefined)
    return `gone ${id(documentDelete['document'])} ${(documentDelete['removedTargetIds'] as number[]).map((n) => `-${n}`).join(' ')}`;
  if (filter !== undefined) return `filter ${String(filter['targetId'])} ${String(filter['count'])}`;
  return JSON.stringify(message);
}

async function next(channel: ChannelClient, count: number): Promise<string[]> {
  return (await channel.take(count)).map(short);
}

describe('the channel', () => {
  it('answers the handshake with a session and the keep-alive period', async () => {
    const channel = new ChannelClient(rest.origin, 'Write');
    const text = await channel.handshake([{ database }]);
    const session = channel.session;
    const json = `[[0,["c","${session}","",8,12,30000]]]`;
    expect(text).toBe(`${json.length}\n${json}`);
    channel.stop();
  });

  it('counts frames in UTF-16 units', async () => {
    await rest.call('commit', {
      writes: [{ update: { name: `${rest.root}/items/a`, fields: { s: { stringValue: 'é😀' } } } }],
    });
    const channel = await connect('Listen', query(2));
    channel.poll();
    expect(await next(channel, 4)).toContain('a +2');
  });

  it('sends the first bytes of a streaming back channel at once', async () => {
    const channel = await connect('Listen');
    const { first, end } = await channel.stream();
    expect(first).toMatch(/^\d+\n\[\[1,\["noop"\]\]\]/);
    await channel.terminate();
    await end;
  });

  it('answers a forward request with the state of the back channel before acting on it', async () => {
    const channel = await connect('Write');
    expect(await channel.post([])).toBe('7\n[0,1,7]');
    const { end } = await channel.stream();
    expect(await channel.post([{ writes: [set('a', 1)] }])).toBe('7\n[1,2,7]');
    await channel.terminate();
    await end;
  });

  it('keeps messages until they are acknowledged and sends them again', async () => {
    const channel = await connect('Listen', query(2));
    expect((await channel.backChannel(0)).map(([id]) => id)).toEqual([1, 2, 3]);
    expect((await channel.backChannel(1)).map(([id]) => id)).toEqual([2, 3]);
    await channel.post([documents(4, 'x')], { AID: 3 });
    expect((await channel.backChannel(3)).map(([id]) => id).at(0)).toBe(4);
  });

  it('acts once on a message that is sent twice', async () => {
    const channel = await connect('Write');
    const write = {
      writes: [
        {
          update: { name: `${rest.root}/items/a` },
          updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
        },
      ],
    };
    await channel.post([write], { ofs: 1 });
    await channel.post([write], { ofs: 1 });
    const { body } = await rest.send('GET', `/v1/${rest.root}/items/a`);
    expect(body).toMatchObject({ fields: { n: { integerValue: '1' } } });
  });

  it('answers 400 for sessions it does not know, also after terminate', async () => {
    const channel = await connect('Write');
    expect(await channel.terminate()).toBe(200);
    expect(await channel.status()).toBe(400);
    const stranger = new ChannelClient(rest.origin, 'Listen');
    expect(await stranger.status()).toBe(400);
  });

  it('ends a hanging back channel when the session is terminated', async () => {
    const channel = await connect('Listen');
    const { end } = await channel.stream();
    await channel.terminate();
    await expect(end).resolves.toBeUndefined();
  });
});

describe('the write stream', () => {
  it('opens with a token, then answers each batch in order', async () => {
    const channel = await connect('Write');
    await channel.post([
      { streamToken: 'MA==', writes: [set('a', 1)] },
      { writes: [set('b', 2), set('a', 3)] },
    ]);
    channel.poll();
    const [opened, first, second] = await channel.take(3);
    expect(opened).toMatchObject({
      streamId: expect.any(String) as string,
      streamToken: expect.any(String) as string,
    });
    expect(first).toMatchObject({
      writeResults: [{ updateTime: expect.any(String) as string }],
      commitTime: expect.any(String) as string,
    });
    expect((second as { writeResults: unknown[] }).writeResults).toHaveLength(2);
  });

  it('ends with an error when a write is refused', async () => {
    const channel = await connect('Write');
    await channel.post([{ writes: [{ ...set('none', 1), currentDocument: { exists: true } }] }]);
    channel.poll();
    const [, error] = await channel.take(2);
    expect(error).toEqual({
      error: { code: 404, status: 'NOT_FOUND', message: `No document to update: ${rest.root}/items/none` },
    });
  });
});

describe('the listen stream', () => {
  it('sends ADD, the result, CURRENT and then NO_CHANGE for everything', async () => {
    await store('a', 1);
    await store('b', 2);
    const channel = await connect('Listen', query(2));
    channel.poll();
    expect(await next(channel, 5)).toEqual(['ADD 2', 'a +2', 'b +2', 'CURRENT 2', 'NO_CHANGE']);
  });

  it('tells that a wanted document is missing', async () => {
    const channel = await connect('Listen', documents(4, 'none'));
    channel.poll();
    expect(await next(channel, 4)).toEqual(['ADD 4', 'gone none -4', 'CURRENT 4', 'NO_CHANGE']);
  });

  it('sends one change for a document that several targets watch, then one NO_CHANGE', async () => {
    const channel = await connect('Listen', query(2));
    await channel.post([documents(4, 'a')]);
    channel.poll();
    await next(channel, 7);
    await store('a', 1);
    expect(await next(channel, 2)).toEqual([expect.stringMatching(/^a (\+4 \+2|\+2 \+4)$/), 'NO_CHANGE']);
    await rest.send('DELETE', `/v1/${rest.root}/items/a`);
    expect(await next(channel, 2)).toEqual([expect.stringMatching(/^gone a -[24] -[24]$/), 'NO_CHANGE']);
  });

  it('stays silent about commits that concern no target', async () => {
    const channel = await connect('Listen', documents(4, 'a'));
    channel.poll();
    await next(channel, 4);
    await store('b', 1);
    await store('a', 1);
    expect(await next(channel, 2)).toEqual(['a +4', 'NO_CHANGE']);
  });

  it('confirms the removal of a target', async () => {
    const channel = await connect('Listen', query(2));
    channel.poll();
    await next(channel, 3);
    await channel.post([{ database, removeTarget: 2 }]);
    expect(await next(channel, 1)).toEqual(['REMOVE 2']);
    await store('a', 1);
    await channel.post([documents(4, 'b')]);
    expect(await next(channel, 1)).toEqual(['ADD 4']);
  });

  it('removes a target that is refused, with the cause, and goes on', async () => {
    const bad = { database, addTarget: { targetId: 2, query: { parent: 'nowhere', structuredQuery: {} } } };
    const channel = await connect('Listen', bad);
    await channel.post([documents(4, 'none')]);
    channel.poll();
    expect(await next(channel, 2)).toEqual(['REMOVE 2 cause 3', 'ADD 4']);
  });

  it('sends only what changed to a target that resumes', async () => {
    await store('a', 1);
    await store('b', 2);
    await store('c', 3);
    const first = await connect('Listen', query(2));
    first.poll();
    const messages = await first.take(6);
    const { resumeToken } = (messages.at(-1) as { targetChange: { resumeToken: string } }).targetChange;
    first.stop();
    await store('b', 20);
    await rest.send('DELETE', `/v1/${rest.root}/items/c`);
    const second = await connect('Listen', query(2, { resumeToken, expectedCount: 3 }));
    second.poll();
    const resumed = await next(second, 6);
    expect([...resumed].sort()).toEqual([
      'ADD 2',
      'CURRENT 2',
      'NO_CHANGE',
      'b +2',
      'filter 2 2',
      'gone c -2',
    ]);
  });

  it('starts over with a target whose token is not known', async () => {
    await store('a', 1);
    for (const resumeToken of ['MTIz', '????', Buffer.from('9'.repeat(18)).toString('base64')]) {
      const channel = await connect('Listen', query(2, { resumeToken }));
      channel.poll();
      expect(await next(channel, 5)).toEqual(['ADD 2', 'RESET 2', 'a +2', 'CURRENT 2', 'NO_CHANGE']);
      channel.stop();
    }
  });

  it('tells listeners when the database is cleared', async () => {
    await store('a', 1);
    const channel = await connect('Listen', query(2));
    channel.poll();
    await next(channel, 4);
    await rest.send('DELETE', `/emulator/v1/${rest.root}`);
    expect(await next(channel, 2)).toEqual(['gone a -2', 'NO_CHANGE']);
  });

  it('never lets the read time go backwards', async () => {
    const channel = await connect('Listen', query(2));
    channel.poll();
    const messages = await channel.take(3);
    for (let n = 0; n < 5; n++) {
      await store('a', n);
      messages.push(...(await channel.take(2)));
    }
    const times = messages.flatMap((message) => {
      const { readTime } = (message as { targetChange?: { readTime?: string } }).targetChange ?? {};
      return readTime === undefined ? [] : [readTime];
    });
    expect(times).toEqual([...times].sort());
    expect(times.length).toBeGreaterThan(5);
  });
});

describe('bad input on the channel', () => {
  const bad: readonly (readonly [string, string])[] = [
    ['no JSON', 'count=1&ofs=0&req0___data__=%7Bno'],
    ['a message left out', 'count=1&ofs=0'],
    ['a count that is no number', 'count=many&ofs=0'],
    ['an endless count', 'count=99999999999&ofs=0'],
    ['a list for a message', 'count=1&ofs=0&req0___data__=%5B%5D'],
    ['a database that is none', 'count=1&ofs=0&req0___data__=%7B%22database%22%3A%22x%22%7D'],
  ];
  it.each(bad)('ends the stream with an error for %s', async (_, form) => {
    for (const kind of ['Listen', 'Write'] as const) {
      const channel = new ChannelClient(rest.origin, kind);
      await channel.handshakeWith(form);
      channel.poll();
      expect(await channel.take(1)).toEqual([
        { error: { code: 400, status: 'INVALID_ARGUMENT', message: expect.any(String) as string } },
      ]);
      channel.stop();
    }
  });

  it('ends the stream with an error for a token that cannot be read', async () => {
    const channel = await connect('Listen', { database }, 'Authorization:Bearer nonsense\r\n');
    channel.poll();
    expect(await channel.take(1)).toMatchObject([{ error: { code: 401, status: 'UNAUTHENTICATED' } }]);
  });

  it('does not mind a target that is removed without having been added', async () => {
    const channel = await connect('Listen', { database, removeTarget: 77 });
    channel.poll();
    expect(await next(channel, 1)).toEqual(['REMOVE 77']);
  });
});
