import {
  child,
  endAt,
  equalTo,
  get,
  goOffline,
  goOnline,
  increment,
  limitToFirst,
  limitToLast,
  off,
  onChildAdded,
  onChildChanged,
  onChildMoved,
  onChildRemoved,
  onDisconnect,
  onValue,
  orderByChild,
  orderByKey,
  orderByPriority,
  orderByValue,
  push,
  query,
  ref,
  remove,
  runTransaction,
  serverTimestamp,
  set,
  setPriority,
  setWithPriority,
  startAfter,
  startAt,
  update,
  type Query,
} from 'firebase/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestEngine, waitUntil } from './test-engine.ts';

let engine: Awaited<ReturnType<typeof startTestEngine>>;
beforeAll(async () => {
  engine = await startTestEngine();
});
afterAll(() => engine.stop());
beforeEach(async () => {
  await set(ref(engine.createClient()), null);
});

/** Records the values of an onValue listener. */
function recordValues(source: Query): unknown[] {
  const seen: unknown[] = [];
  onValue(source, (snapshot) => seen.push(snapshot.val()));
  return seen;
}

describe('single operations', () => {
  test('one client reads what another sets', async () => {
    const value = { n: 1, text: 'héllo 🐂', yes: true, deep: { list: ['a', 'b'] } };
    await set(ref(engine.createClient(), 'rooms/a'), value);
    const other = engine.createClient();
    expect((await get(ref(other, 'rooms/a'))).val()).toEqual(value);
    expect((await get(ref(other, 'rooms/a/deep/list/1'))).val()).toBe('b');
    expect((await get(ref(other, 'rooms/none'))).exists()).toBe(false);
  });

  test('update writes and deletes at several paths', async () => {
    const db = engine.createClient();
    await set(ref(db, 'a'), { keep: 1, drop: { x: 1 }, deep: { y: 1, z: 2 } });
    await update(ref(db, 'a'), { 'deep/y': 9, drop: null, fresh: 'new' });
    expect((await get(ref(db, 'a'))).val()).toEqual({ keep: 1, deep: { y: 9, z: 2 }, fresh: 'new' });
  });

  test('push and remove', async () => {
    const db = engine.createClient();
    const added = await push(ref(db, 'list'), { a: 1 });
    expect((await get(ref(db, 'list'))).val()).toEqual({ [added.key ?? '']: { a: 1 } });
    await remove(added);
    expect((await get(ref(db, 'list'))).exists()).toBe(false);
  });

  test('server values', async () => {
    const db = engine.createClient();
    await set(ref(db, 'n'), increment(1));
    await set(ref(db, 'n'), increment(2.5));
    await set(ref(db, 'at'), serverTimestamp());
    expect((await get(ref(db, 'n'))).val()).toBe(3.5);
    expect(Math.abs((await get(ref(db, 'at'))).val() - Date.now())).toBeLessThan(2000);
  });

  test('long values are split into frames in both directions', async () => {
    const long = 'äb'.repeat(30_000);
    await set(ref(engine.createClient(), 'long'), long);
    const result: unknown = (await get(ref(engine.createClient(), 'long'))).val();
    expect(result === long).toBe(true);
  });

  test('priorities', async () => {
    const db = engine.createClient();
    await setWithPriority(ref(db, 'p/a'), 'first', 2);
    await setWithPriority(ref(db, 'p/b'), { x: 1 }, 1);
    await setPriority(ref(db, 'p/a'), 0);
    const snapshot = await get(query(ref(engine.createClient(), 'p'), orderByPriority()));
    const order: unknown[] = [];
    snapshot.forEach((item) => void order.push([item.key, item.priority]));
    expect(order).toEqual([
      ['a', 0],
      ['b', 1],
    ]);
  });
});

describe('listeners', () => {
  test('receive the first value and every change by other clients', async () => {
    const seen = recordValues(ref(engine.createClient(), 'room'));
    await waitUntil(() => seen.length === 1);
    const other = engine.createClient();
    await set(ref(other, 'room'), { n: 1, kids: { x: 1 } });
    await set(ref(other, 'room/n'), 2);
    await update(ref(other, 'room'), { n: 3, 'kids/y': 2 });
    await set(ref(other), { room: 'replaced' });
    await remove(ref(other, 'room'));
    await waitUntil(() => seen.length === 6);
    expect(seen).toEqual([
      null,
      { n: 1, kids: { x: 1 } },
      { n: 2, kids: { x: 1 } },
      { n: 3, kids: { x: 1, y: 2 } },
      'replaced',
      null,
    ]);
  });

  test('receive each own increment once', async () => {
    const db = engine.createClient();
    const seen = recordValues(ref(db, 'views'));
    await waitUntil(() => seen.length === 1);
    for (let i = 0; i < 5; i++) await set(ref(db, 'views'), increment(1));
    expect(seen).toEqual([null, 1, 2, 3, 4, 5]);
  });

  test('receive added, changed, moved and removed children', async () => {
    const list = query(ref(engine.createClient(), 'list'), orderByChild('rank'));
    const events: string[] = [];
    onChildAdded(list, (s, previous) => events.push(`added ${s.key} after ${previous}`));
    onChildChanged(list, (s) => events.push(`changed ${s.key}`));
    onChildMoved(list, (s, previous) => events.push(`moved ${s.key} after ${previous}`));
    onChildRemoved(list, (s) => events.push(`removed ${s.key}`));
    const other = engine.createClient();
    await set(ref(other, 'list'), { a: { rank: 1 }, b: { rank: 2 } });
    await waitUntil(() => events.length === 2);
    await set(ref(other, 'list/a/rank'), 3);
    await remove(ref(other, 'list/b'));
    await waitUntil(() => events.length === 5);
    expect(events).toEqual([
      'added a after null',
      'added b after a',
      'moved a after b',
      'changed a',
      'removed b',
    ]);
  });

  test('receive nothing after off', async () => {
    const db = engine.createClient();
    const room = ref(db, 'room');
    const seen = recordValues(room);
    await waitUntil(() => seen.length === 1);
    off(room);
    await set(ref(engine.createClient(), 'room'), 1);
    await get(ref(db, 'elsewhere'));
    expect(seen).toEqual([null]);
  });

  test('receive missed changes after a reconnect, and no duplicates', async () => {
    const db = engine.createClient();
    await set(ref(db, 'room'), { n: 1 });
    const seen = recordValues(ref(db, 'room'));
    await waitUntil(() => seen.length === 1);
    goOffline(db);
    await set(ref(engine.createClient(), 'room/n'), 2);
    goOnline(db);
    await waitUntil(() => seen.length === 2);
    goOffline(db);
    goOnline(db);
    await get(ref(db, 'elsewhere'));
    expect(seen).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test('.info contains the connection state and the clock offset', async () => {
    const db = engine.createClient();
    const connected = recordValues(ref(db, '.info/connected'));
    await waitUntil(() => connected.includes(true));
    const offset = recordValues(ref(db, '.info/serverTimeOffset'));
    await waitUntil(() => offset.length > 0);
    expect(Math.abs(offset.at(-1) as number)).toBeLessThan(1000);
  });
});

describe('queries', () => {
  beforeEach(async () => {
    await set(ref(engine.createClient(), 'rides'), {
      a: { score: 81, rider: 'Ann' },
      b: { score: 90, rider: 'Bo' },
      c: { score: 85.5, rider: 'Ann' },
      d: { rider: 'Dee' },
    });
  });

  test.each([
    ['limitToFirst', () => [orderByChild('score'), limitToFirst(2)], ['d', 'a']],
    ['limitToLast', () => [orderByChild('score'), limitToLast(2)], ['c', 'b']],
    ['startAt, endAt', () => [orderByChild('score'), startAt(81), endAt(85.5)], ['a', 'c']],
    ['startAfter', () => [orderByChild('score'), startAfter(81)], ['c', 'b']],
    ['equalTo', () => [orderByChild('rider'), equalTo('Ann')], ['a', 'c']],
    ['keys', () => [orderByKey(), startAfter('b')], ['c', 'd']],
    ['values', () => [orderByValue(), limitToFirst(1)], ['a']],
  ] as const)('%s', async (_, constraints, expected) => {
    const constrained = query(ref(engine.createClient(), 'rides'), ...constraints());
    const keys: (string | null)[] = [];
    (await get(constrained)).forEach((item) => void keys.push(item.key));
    expect(keys).toEqual(expected);
  });

  test('a limited query is updated besides another listener at the same path', async () => {
    const db = engine.createClient();
    const best = query(ref(db, 'rides'), orderByChild('score'), limitToLast(2));
    const [window, all] = [recordValues(best), recordValues(ref(db, 'rides/a/score'))];
    await waitUntil(() => window.length === 1 && all.length === 1);
    const other = engine.createClient();
    await set(ref(other, 'rides/e'), { score: 88 });
    await remove(ref(other, 'rides/b'));
    await set(ref(other, 'rides/a/score'), 10);
    await waitUntil(() => all.length === 2);
    expect(window.map((value) => Object.keys(value as object).sort())).toEqual([
      ['b', 'c'],
      ['b', 'e'],
      ['c', 'e'],
    ]);
  });
});

describe('transactions', () => {
  test('concurrent transactions do not lose updates', async () => {
    const clients = [engine.createClient(), engine.createClient(), engine.createClient()];
    const counts = clients.flatMap((db) =>
      Array.from({ length: 5 }, () => runTransaction(ref(db, 'count'), (n: number | null) => (n ?? 0) + 1)),
    );
    await Promise.all(counts);
    expect((await get(ref(engine.createClient(), 'count'))).val()).toBe(15);
  });

  test('client and engine agree on the hash of nested values with priorities', async () => {
    const value = {
      '10': 'ten',
      '9': { '.value': 'nine', '.priority': 'z' },
      b: { '.value': 2.5, '.priority': 1 },
      a: { é: -0.1 },
    };
    await set(ref(engine.createClient(), 'v'), value);
    let runs = 0;
    const db = engine.createClient();
    await runTransaction(ref(db, 'v'), (current: unknown) => {
      runs++;
      return current === null ? null : 'done';
    });
    expect((await get(ref(db, 'v'))).val()).toBe('done');
    expect(runs).toBe(2);
  });

  test('an aborted transaction changes nothing', async () => {
    const db = engine.createClient();
    await set(ref(db, 'x'), 1);
    const result = await runTransaction(ref(db, 'x'), () => undefined);
    expect(result.committed).toBe(false);
    expect((await get(ref(db, 'x'))).val()).toBe(1);
  });
});

describe('onDisconnect', () => {
  test('writes scheduled changes when the connection ends, unless canceled', async () => {
    const db = engine.createClient();
    await onDisconnect(ref(db, 'here/ann')).set('away');
    await onDisconnect(ref(db, 'here')).update({ bob: 'away', at: serverTimestamp() });
    await onDisconnect(ref(db, 'here/cat')).set('away');
    await onDisconnect(child(ref(db, 'here'), 'cat')).cancel();
    const seen = recordValues(ref(engine.createClient(), 'here'));
    await waitUntil(() => seen.length === 1);
    goOffline(db);
    await waitUntil(() => Object.keys((seen.at(-1) as object | null) ?? {}).length === 3);
    expect(seen.at(-1)).toEqual({ ann: 'away', bob: 'away', at: expect.any(Number) as number });
  });
});
