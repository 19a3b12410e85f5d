import { describe, expect, it } from 'vitest';
import { setUpWebChannelTests } from '../testing/set-up-webchannel-tests.ts';

const { connect, database, documents, next, query, rest, root, set } = setUpWebChannelTests('demo-listen');
const store = (id: string, n: number) => rest().callVerb('commit', { writes: [set(id, n)] });

describe('the listen stream', () => {
  it('sends ADD, the result, CURRENT and then NO_CHANGE for everything', async () => {
    await store('a', 1);
    await store('b', 2);
    const channel = await connect('Listen', query(2));
    channel.startPolling();
    expect(await next(channel, 5)).toEqual(['ADD 2', 'a +2', 'b +2', 'CURRENT 2', 'NO_CHANGE']);
  });

  it('tells that a wanted document is missing', async () => {
    const channel = await connect('Listen', documents(4, 'none'));
    channel.startPolling();
    expect(await next(channel, 4)).toEqual(['ADD 4', 'gone none -4', 'CURRENT 4', 'NO_CHANGE']);
  });

  it('sends one change for a document that several targets watch, then one NO_CHANGE', async () => {
    const channel = await connect('Listen', query(2));
    await channel.post([documents(4, 'a')]);
    channel.startPolling();
    await next(channel, 7);
    await store('a', 1);
    expect(await next(channel, 2)).toEqual([expect.stringMatching(/^a (\+4 \+2|\+2 \+4)$/), 'NO_CHANGE']);
    await rest().send('DELETE', `/v1/${root}/items/a`);
    expect(await next(channel, 2)).toEqual([expect.stringMatching(/^gone a -[24] -[24]$/), 'NO_CHANGE']);
  });

  it('stays silent about commits that concern no target', async () => {
    const channel = await connect('Listen', documents(4, 'a'));
    channel.startPolling();
    await next(channel, 4);
    await store('b', 1);
    await store('a', 1);
    expect(await next(channel, 2)).toEqual(['a +4', 'NO_CHANGE']);
  });

  it('confirms the removal of a target', async () => {
    const channel = await connect('Listen', query(2));
    channel.startPolling();
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
    channel.startPolling();
    expect(await next(channel, 2)).toEqual(['REMOVE 2 cause 3', 'ADD 4']);
  });

  it('sends only what changed to a target that resumes', async () => {
    await store('a', 1);
    await store('b', 2);
    await store('c', 3);
    const first = await connect('Listen', query(2));
    first.startPolling();
    const messages = await first.takeMessages(6);
    const { resumeToken } = (messages.at(-1) as { targetChange: { resumeToken: string } }).targetChange;
    first.stop();
    await store('b', 20);
    await rest().send('DELETE', `/v1/${root}/items/c`);
    const second = await connect('Listen', query(2, { resumeToken, expectedCount: 3 }));
    second.startPolling();
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
      channel.startPolling();
      expect(await next(channel, 5)).toEqual(['ADD 2', 'RESET 2', 'a +2', 'CURRENT 2', 'NO_CHANGE']);
      channel.stop();
    }
  });

  it('tells listeners when the database is cleared', async () => {
    await store('a', 1);
    const channel = await connect('Listen', query(2));
    channel.startPolling();
    await next(channel, 4);
    await rest().send('DELETE', `/emulator/v1/${root}`);
    expect(await next(channel, 2)).toEqual(['gone a -2', 'NO_CHANGE']);
  });

  it('never lets the read time go backwards', async () => {
    const channel = await connect('Listen', query(2));
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
