import { describe, expect, test } from 'vitest';
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
} = setUpWebChannelTests('demo-listen');
const store = (id: string, n: number) => rest().callVerb('commit', { writes: [buildSetWrite(id, n)] });

describe('a Listen stream', () => {
  test('sends ADD, the result, CURRENT and a NO_CHANGE for all targets', async () => {
    await store('a', 1);
    await store('b', 2);
    const channel = await connect('Listen', buildQueryTarget(2));
    channel.startPolling();
    expect(await takeSummaries(channel, 5)).toEqual(['ADD 2', 'a +2', 'b +2', 'CURRENT 2', 'NO_CHANGE']);
  });

  test('reports a missing document as deleted', async () => {
    const channel = await connect('Listen', buildDocumentsTarget(4, 'none'));
    channel.startPolling();
    expect(await takeSummaries(channel, 4)).toEqual(['ADD 4', 'deleted none -4', 'CURRENT 4', 'NO_CHANGE']);
  });

  test('sends one change for a document in several targets, then one NO_CHANGE', async () => {
    const channel = await connect('Listen', buildQueryTarget(2));
    await channel.post([buildDocumentsTarget(4, 'a')]);
    channel.startPolling();
    await takeSummaries(channel, 7);
    await store('a', 1);
    expect(await takeSummaries(channel, 2)).toEqual([
      expect.stringMatching(/^a (\+4 \+2|\+2 \+4)$/),
      'NO_CHANGE',
    ]);
    await rest().send('DELETE', `/v1/${root}/items/a`);
    expect(await takeSummaries(channel, 2)).toEqual([
      expect.stringMatching(/^deleted a -[24] -[24]$/),
      'NO_CHANGE',
    ]);
  });

  test('sends nothing for commits that affect no target', async () => {
    const channel = await connect('Listen', buildDocumentsTarget(4, 'a'));
    channel.startPolling();
    await takeSummaries(channel, 4);
    await store('b', 1);
    await store('a', 1);
    expect(await takeSummaries(channel, 2)).toEqual(['a +4', 'NO_CHANGE']);
  });

  test('confirms the removal of a target', async () => {
    const channel = await connect('Listen', buildQueryTarget(2));
    channel.startPolling();
    await takeSummaries(channel, 3);
    await channel.post([{ database, removeTarget: 2 }]);
    expect(await takeSummaries(channel, 1)).toEqual(['REMOVE 2']);
    await store('a', 1);
    await channel.post([buildDocumentsTarget(4, 'b')]);
    expect(await takeSummaries(channel, 1)).toEqual(['ADD 4']);
  });

  test('removes a rejected target with the cause and continues', async () => {
    const invalid = {
      database,
      addTarget: { targetId: 2, query: { parent: 'nowhere', structuredQuery: {} } },
    };
    const channel = await connect('Listen', invalid);
    await channel.post([buildDocumentsTarget(4, 'none')]);
    channel.startPolling();
    expect(await takeSummaries(channel, 2)).toEqual(['REMOVE 2 cause 3', 'ADD 4']);
  });

  test('sends only the changes to a resumed target', async () => {
    await store('a', 1);
    await store('b', 2);
    await store('c', 3);
    const first = await connect('Listen', buildQueryTarget(2));
    first.startPolling();
    const messages = await first.takeMessages(6);
    const { resumeToken } = (messages.at(-1) as { targetChange: { resumeToken: string } }).targetChange;
    first.stop();
    await store('b', 20);
    await rest().send('DELETE', `/v1/${root}/items/c`);
    const second = await connect('Listen', buildQueryTarget(2, { resumeToken, expectedCount: 3 }));
    second.startPolling();
    const resumed = await takeSummaries(second, 6);
    expect([...resumed].sort()).toEqual([
      'ADD 2',
      'CURRENT 2',
      'NO_CHANGE',
      'b +2',
      'deleted c -2',
      'filter 2 2',
    ]);
  });

  test('resets a target with an unknown resume token', async () => {
    await store('a', 1);
    for (const resumeToken of ['MTIz', Buffer.from('9'.repeat(18)).toString('base64')]) {
      const channel = await connect('Listen', buildQueryTarget(2, { resumeToken }));
      channel.startPolling();
      expect(await takeSummaries(channel, 5)).toEqual(['ADD 2', 'RESET 2', 'a +2', 'CURRENT 2', 'NO_CHANGE']);
      channel.stop();
    }
  });

  test('sends deletions when the database is cleared', async () => {
    await store('a', 1);
    const channel = await connect('Listen', buildQueryTarget(2));
    channel.startPolling();
    await takeSummaries(channel, 4);
    await rest().send('DELETE', `/emulator/v1/${root}`);
    expect(await takeSummaries(channel, 2)).toEqual(['deleted a -2', 'NO_CHANGE']);
  });

  test('never decreases the read time', async () => {
    const channel = await connect('Listen', buildQueryTarget(2));
    channel.startPolling();
    const messages = await channel.takeMessages(3);
    for (let n = 0; n < 5; n++) {
      await store('a', n);
      messages.push(...(await channel.takeMessages(2)));
    }
    const times = messages.flatMap((message) => {
      const { readTime } = (message as { targetChange?: { readTime?: string } }).targetChange ?? {};
      return readTime === undefined ? [] : [readTime];
    });
    expect(times).toEqual([...times].sort());
    expect(times.length).toBeGreaterThan(5);
  });
});
