import { describe, expect, test } from 'vitest';
import { WebChannelClient } from '../testing/webchannel-client.ts';
import { setUpWebChannelTests } from '../testing/set-up-webchannel-tests.ts';

const {
  buildDocumentsTarget,
  buildQueryTarget,
  buildSetWrite,
  connect,
  database,
  rest,
  root,
  takeSummaries,
} = setUpWebChannelTests('demo-channel');

describe('a WebChannel', () => {
  test('returns a session id and the keep-alive interval from the handshake', async () => {
    const channel = new WebChannelClient(rest().origin, 'Write');
    const text = await channel.handshake([{ database }]);
    const session = channel.sessionId;
    const json = `[[0,["c","${session}","",8,12,30000]]]`;
    expect(text).toBe(`${json.length}\n${json}`);
    channel.stop();
  });

  test('measures frames in UTF-16 code units', async () => {
    await rest().callVerb('commit', {
      writes: [{ update: { name: `${root}/items/a`, fields: { s: { stringValue: 'é😀' } } } }],
    });
    const channel = await connect('Listen', buildQueryTarget(2));
    channel.startPolling();
    expect(await takeSummaries(channel, 4)).toContain('a +2');
  });

  test('sends the first bytes of a streaming back channel immediately', async () => {
    const channel = await connect('Listen');
    const { first, end } = await channel.openStream();
    expect(first).toMatch(/^\d+\n\[\[1,\["noop"\]\]\]/);
    await channel.terminate();
    await end;
  });

  test('returns the state of the back channel before handling a forward request', async () => {
    const channel = await connect('Write');
    expect(await channel.post([])).toBe('7\n[0,1,7]');
    const { end } = await channel.openStream();
    expect(await channel.post([{ writes: [buildSetWrite('a', 1)] }])).toBe('7\n[1,2,7]');
    await channel.terminate();
    await end;
  });

  test('resends messages until they are acknowledged', async () => {
    const channel = await connect('Listen', buildQueryTarget(2));
    expect((await channel.pollOnce(0)).map(([id]) => id)).toEqual([1, 2, 3]);
    expect((await channel.pollOnce(1)).map(([id]) => id)).toEqual([2, 3]);
    await channel.post([buildDocumentsTarget(4, 'x')], { AID: 3 });
    expect((await channel.pollOnce(3)).map(([id]) => id).at(0)).toBe(4);
  });

  test('handles a repeated message once', async () => {
    const channel = await connect('Write');
    const write = {
      writes: [
        {
          update: { name: `${root}/items/a` },
          updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
        },
      ],
    };
    await channel.post([write], { ofs: 1 });
    await channel.post([write], { ofs: 1 });
    const { body } = await rest().send('GET', `/v1/${root}/items/a`);
    expect(body).toMatchObject({ fields: { n: { integerValue: '1' } } });
  });

  test('returns 400 for unknown and terminated sessions', async () => {
    const channel = await connect('Write');
    expect(await channel.terminate()).toBe(200);
    expect(await channel.fetchStatus()).toBe(400);
    const unknown = new WebChannelClient(rest().origin, 'Listen');
    expect(await unknown.fetchStatus()).toBe(400);
  });

  test('ends an open back channel when the session is terminated', async () => {
    const channel = await connect('Listen');
    const { end } = await channel.openStream();
    await channel.terminate();
    await expect(end).resolves.toBeUndefined();
  });
});

describe('a Write stream', () => {
  test('opens with a token and responds to each batch in order', async () => {
    const channel = await connect('Write');
    await channel.post([
      { streamToken: 'MA==', writes: [buildSetWrite('a', 1)] },
      { writes: [buildSetWrite('b', 2), buildSetWrite('a', 3)] },
    ]);
    channel.startPolling();
    const [opened, first, second] = await channel.takeMessages(3);
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

  test('responds to an empty request with a token alone', async () => {
    const channel = await connect('Write');
    await channel.post([{ streamToken: 'MA==', writes: [] }]);
    channel.startPolling();
    const [, last] = await channel.takeMessages(2);
    expect(last).toEqual({ streamToken: 'MA==' });
  });

  test('ends with an error when a write fails', async () => {
    const channel = await connect('Write');
    await channel.post([{ writes: [{ ...buildSetWrite('none', 1), currentDocument: { exists: true } }] }]);
    channel.startPolling();
    const [, error] = await channel.takeMessages(2);
    expect(error).toEqual({
      error: { code: 404, status: 'NOT_FOUND', message: `No document to update: ${root}/items/none` },
    });
  });
});

describe('a resumed Write stream', () => {
  const increment = {
    update: { name: `${database}/documents/items/n` },
    updateMask: {},
    updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
  };

  test('resends missed responses without writing twice', async () => {
    const first = await connect('Write');
    await first.post([{ writes: [increment] }, { writes: [increment] }]);
    first.startPolling();
    const [opened, one, two] = (await first.takeMessages(3)) as { streamId: string; streamToken: string }[];
    first.stop();
    const { streamId } = opened as { streamId: string };
    const { streamToken } = one as { streamToken: string };
    const second = await connect('Write', { database, streamId, streamToken });
    second.startPolling();
    expect(await second.takeMessages(2)).toEqual([{ streamId, streamToken }, two]);
    await second.post([{ writes: [increment] }]);
    expect(await second.takeMessages(1)).toMatchObject([
      { writeResults: [{ transformResults: [{ integerValue: '3' }] }] },
    ]);
  });

  test.each([
    { streamId: 'unknown', streamToken: 'MA==' },
    { streamId: 'own', streamToken: 'OTk=' },
  ])('rejects %j', async ({ streamId, streamToken }) => {
    const first = await connect('Write');
    first.startPolling();
    const [opened] = (await first.takeMessages(1)) as { streamId: string }[];
    const id = streamId === 'own' ? opened?.streamId : streamId;
    const second = await connect('Write', { database, streamId: id, streamToken });
    second.startPolling();
    expect(await second.takeMessages(1)).toMatchObject([{ error: { status: 'INVALID_ARGUMENT' } }]);
  });
});

describe('invalid WebChannel input', () => {
  const invalidForms: readonly (readonly [string, string])[] = [
    ['invalid JSON', 'count=1&ofs=0&req0___data__=%7Bno'],
    ['a missing message', 'count=1&ofs=0'],
    ['a non-numeric count', 'count=many&ofs=0'],
    ['an excessive count', 'count=99999999999&ofs=0'],
    ['an array as a message', 'count=1&ofs=0&req0___data__=%5B%5D'],
    ['an invalid database name', 'count=1&ofs=0&req0___data__=%7B%22database%22%3A%22x%22%7D'],
  ];
  test.each(invalidForms)('ends the stream with an error for %s', async (_, form) => {
    for (const method of ['Listen', 'Write'] as const) {
      const channel = new WebChannelClient(rest().origin, method);
      await channel.handshakeWithForm(form);
      channel.startPolling();
      expect(await channel.takeMessages(1)).toEqual([
        { error: { code: 400, status: 'INVALID_ARGUMENT', message: expect.any(String) as string } },
      ]);
      channel.stop();
    }
  });

  test('ends the stream with an error for a malformed token', async () => {
    const channel = await connect('Listen', { database }, 'Authorization:Bearer nonsense\r\n');
    channel.startPolling();
    expect(await channel.takeMessages(1)).toMatchObject([
      { error: { code: 400, status: 'INVALID_ARGUMENT' } },
    ]);
  });

  test('confirms the removal of an unknown target', async () => {
    const channel = await connect('Listen', { database, removeTarget: 77 });
    channel.startPolling();
    expect(await takeSummaries(channel, 1)).toEqual(['REMOVE 77']);
  });
});
