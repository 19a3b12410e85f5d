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
  await set(ref(engine.client()), null);
});

/** Every value an onValue has seen. */
function recordValues(of: Query): unknown[] {
  const seen: unknown[] = [];
  onValue(of, (snapshot) => seen.push(snapshot.val()));
  return seen;
}

describe('single operations', () => {
  test('what one client sets another gets', async () => {
    const value = { n: 1, text: 'héllo 🐂', yes: true, deep: { list: ['a', 'b'] } };
    await set(ref(engine.client(), 'rooms/a'), value);
    const other = engine.client();
    expect((await get(ref(other, 'rooms/a'))).val()).toEqual(value);
    expect((await get(ref(other, 'rooms/a/deep/list/1'))).val()).toBe('b');
    expect((await get(ref(other, 'rooms/none'))).exists()).toBe(false);
  });

  test('update writes several places at once, deep ones and deletions too', async () => {
    const db = engine.client();
    await set(ref(db, 'a'), { keep: 1, drop: { x: 1 }, deep: { y: 1, z: 2 } });
    await update(ref(db, 'a'), { 'deep/y': 9, drop: null, fresh: 'new' });
    expect((await get(ref(db, 'a'))).val()).toEqual({ keep: 1, deep: { y: 9, z: 2 }, fresh: 'new' });
  });

  test('push and remove', async () => {
    const db = engine.client();
    const added = await push(ref(db, 'list'), { a: 1 });
    expect((await get(ref(db, 'list'))).val()).toEqual({ [added.key ?? '']: { a: 1 } });
    await remove(added);
    expect((await get(ref(db, 'list'))).exists()).toBe(false);
  });

  test('server values', async () => {
    const db = engine.client();
    await set(ref(db, 'n'), increment(1));
    await set(ref(db, 'n'), increment(2.5));
    await set(ref(db, 'at'), serverTimestamp());
    expect((await get(ref(db, 'n'))).val()).toBe(3.5);
    expect(Math.abs((await get(ref(db, 'at'))).val() - Date.now())).toBeLessThan(2000);
  });

  test('long values cross in pieces, both ways', async () => {
    const long = 'äb'.repeat(30_000);
    await set(ref(engine.client(), 'long'), long);
    const back: unknown = (await get(ref(engine.client(), 'long'))).val();
    expect(back === long).toBe(true);
  });

  test('priorities', async () => {
    const db = engine.client();
    await setWithPriority(ref(db, 'p/a'), 'first', 2);
    await setWithPriority(ref(db, 'p/b'), { x: 1 }, 1);
    await setPriority(ref(db, 'p/a'), 0);
    const snapshot = await get(query(ref(engine.client(), 'p'), orderByPriority()));
    const order: unknown[] = [];
    snapshot.forEach((item) => void order.push([item.key, item.priority]));
    expect(order).toEqual([
      ['a', 0],
      ['b', 1],
    ]);
  });
});

describe('listening', () => {
  test('a listener hears the first value and every change by others', async () => {
    const seen = recordValues(ref(engine.client(), 'room'));
    await waitUntil(() => seen.length === 1);
    const other = engine.client();
    await set(ref(other, 'room'), { n: 1, kids: { x: 1 } });
    await set(ref(other, 'room/n'), 2);
    await update(ref(other, 'room'), { n: 3, 'kids/y': 2 });
    await set(ref(other), { room: 'gone over' });
    await remove(ref(other, 'room'));
    await waitUntil(() => seen.length === 6);
    expect(seen).toEqual([
      null,
      { n: 1, kids: { x: 1 } },
      { n: 2, kids: { x: 1 } },
      { n: 3, kids: { x: 1, y: 2 } },
      'gone over',
      null,
    ]);
  });

  test('the writer sees its own increments once each, without flicker', async () => {
    const db = engine.client();
    const seen = recordValues(ref(db, 'views'));
    await waitUntil(() => seen.length === 1);
    for (let i = 0; i < 5; i++) await set(ref(db, 'views'), increment(1));
    expect(seen).toEqual([null, 1, 2, 3, 4, 5]);
  });

  test('children are told as they come, change, move and go', async () => {
    const list = query(ref(engine.client(), 'list'), orderByChild('rank'));
    const events: string[] = [];
    onChildAdded(list, (s, before) => events.push(`added ${s.key} after ${before}`));
    onChildChanged(list, (s) => events.push(`changed ${s.key}`));
    onChildMoved(list, (s, before) => events.push(`moved ${s.key} after ${before}`));
    onChildRemoved(list, (s) => events.push(`removed ${s.key}`));
    const other = engine.client();
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

  test('nothing comes after off', async () => {
    const db = engine.client();
    const room = ref(db, 'room');
    const seen = recordValues(room);
    await waitUntil(() => seen.length === 1);
    off(room);
    await set(ref(engine.client(), 'room'), 1);
    await get(ref(db, 'elsewhere'));
    expect(seen).toEqual([null]);
  });

  test('after a break the listener catches up, and hears nothing twice', async () => {
    const db = engine.client();
    await set(ref(db, 'room'), { n: 1 });
    const seen = recordValues(ref(db, 'room'));
    await waitUntil(() => seen.length === 1);
    goOffline(db);
    await set(ref(engine.client(), 'room/n'), 2);
    goOnline(db);
    await waitUntil(() => seen.length === 2);
    goOffline(db);
    goOnline(db);
    await get(ref(db, 'elsewhere'));
    expect(seen).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test('.info tells of the connection and the clock', async () => {
    const db = engine.client();
    const connected = recordValues(ref(db, '.info/connected'));
    await waitUntil(() => connected.includes(true));
    const offset = recordValues(ref(db, '.info/serverTimeOffset'));
    await waitUntil(() => offset.length > 0);
    expect(Math.abs(offset.at(-1) as number)).toBeLessThan(1000);
  });
});

describe('queries', () => {
  beforeEach(async () => {
    await set(ref(engine.client(), 'rides'), {
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
    const asked = query(ref(engine.client(), 'rides'), ...constraints());
    const keys: (string | null)[] = [];
    (await get(asked)).forEach((item) => void keys.push(item.key));
    expect(keys).toEqual(expected);
  });

  test('a window moves as children come and go, beside another on the same place', async () => {
    const db = engine.client();
    const best = query(ref(db, 'rides'), orderByChild('score'), limitToLast(2));
    const [window, all] = [recordValues(best), recordValues(ref(db, 'rides/a/score'))];
    await waitUntil(() => window.length === 1 && all.length === 1);
    const other = engine.client();
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
  test('many writers at once lose no count', async () => {
    const clients = [engine.client(), engine.client(), engine.client()];
    const counts = clients.flatMap((db) =>
      Array.from({ length: 5 }, () => runTransaction(ref(db, 'count'), (n: number | null) => (n ?? 0) + 1)),
    );
    await Promise.all(counts);
    expect((await get(ref(engine.client(), 'count'))).val()).toBe(15);
  });

  test('nested values with priorities agree on their hash', async () => {
    const value = {
      '10': 'ten',
      '9': { '.value': 'nine', '.priority': 'z' },
      b: { '.value': 2.5, '.priority': 1 },
      a: { é: -0.1 },
    };
    await set(ref(engine.client(), 'v'), value);
    let runs = 0;
    const db = engine.client();
    await runTransaction(ref(db, 'v'), (current: unknown) => {
      runs++;
      return current === null ? null : 'done';
    });
    expect((await get(ref(db, 'v'))).val()).toBe('done');
    expect(runs).toBe(2);
  });

  test('one that gives up changes nothing', async () => {
    const db = engine.client();
    await set(ref(db, 'x'), 1);
    const result = await runTransaction(ref(db, 'x'), () => undefined);
    expect(result.committed).toBe(false);
    expect((await get(ref(db, 'x'))).val()).toBe(1);
  });
});

describe('onDisconnect', () => {
  test('what was wished for is written when the connection ends, unless taken back', async () => {
    const db = engine.client();
    await onDisconnect(ref(db, 'here/ann')).set('away');
    await onDisconnect(ref(db, 'here')).update({ bob: 'away', at: serverTimestamp() });
    await onDisconnect(ref(db, 'here/cat')).set('away');
    await onDisconnect(child(ref(db, 'here'), 'cat')).cancel();
    const seen = recordValues(ref(engine.client(), 'here'));
    await waitUntil(() => seen.length === 1);
    goOffline(db);
    await waitUntil(() => Object.keys((seen.at(-1) as object | null) ?? {}).length === 3);
    expect(seen.at(-1)).toEqual({ ann: 'away', bob: 'away', at: expect.any(Number) as number });
  });
});
