import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabaseWithUrl } from 'firebase-admin/database';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startDatabase } from 'firebase-engines/database/server.ts';
import { createDatabaseStore } from './database-store.ts';
import { createViewCollector, type ViewStore } from './view-collector.ts';

let counters: Map<string, number>;
let writes: number;
let reads: number;
let isDown: boolean;

const store: ViewStore = {
  hasCounter: (videoId) => {
    reads += 1;
    return Promise.resolve(counters.has(videoId));
  },
  add: (views) => {
    if (isDown) return Promise.reject(new Error('unavailable'));
    writes += 1;
    for (const [videoId, count] of views) counters.set(videoId, (counters.get(videoId) ?? 0) + count);
    return Promise.resolve();
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  counters = new Map([['ride', 7]]);
  writes = 0;
  reads = 0;
  isDown = false;
});
afterEach(() => vi.useRealTimers());

describe('views are collected', () => {
  test('those of a second are one write, and each is answered after it', async () => {
    const collector = createViewCollector(store);
    counters.set('other', 0);
    const views = ['ride', 'other', 'ride'].map((id) => collector.count(id));
    const handleAnswer = vi.fn<() => void>();
    void Promise.all(views).then(handleAnswer);
    await vi.advanceTimersByTimeAsync(900);
    expect(handleAnswer).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(handleAnswer).toHaveBeenCalledOnce();
    expect([...counters]).toEqual([
      ['ride', 9],
      ['other', 1],
    ]);
    expect(writes).toBe(1);
  });

  test('a video without a counter is not counted, until it has one', async () => {
    const collector = createViewCollector(store);
    expect(await collector.count('new')).toBe(false);
    counters.set('new', 0);
    const counted = collector.count('new');
    await vi.advanceTimersByTimeAsync(1100);
    expect(await counted).toBe(true);
    expect(counters.get('new')).toBe(1);
  });

  test('a counter that goes is noticed within a minute', async () => {
    const collector = createViewCollector(store);
    const counted = collector.count('ride');
    await vi.advanceTimersByTimeAsync(1100);
    expect(await counted).toBe(true);
    counters.delete('ride');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await collector.count('ride')).toBe(false);
  });

  test('a write that fails fails its views, and no later ones', async () => {
    const collector = createViewCollector(store);
    isDown = true;
    const lost = collector.count('ride').catch((error: unknown) => String(error));
    await vi.advanceTimersByTimeAsync(1100);
    expect(await lost).toBe('Error: unavailable');
    isDown = false;
    const counted = collector.count('ride');
    await vi.advanceTimersByTimeAsync(1100);
    expect(await counted).toBe(true);
    expect(counters.get('ride')).toBe(8);
  });
});

test('a viral ride: 5,000 views a second for ten minutes are 6 writes a second, and exact', async () => {
  const instances = Array.from({ length: 6 }, () => createViewCollector(store));
  const perTick = 50;
  let answered = 0;
  for (let tick = 0; tick < 600 * 100; tick += 1) {
    for (let view = 0; view < perTick; view += 1)
      void instances[(tick * perTick + view) % instances.length]?.count('ride').then(() => (answered += 1));
    await vi.advanceTimersByTimeAsync(10);
  }
  await vi.advanceTimersByTimeAsync(2000);
  expect(answered).toBe(3_000_000);
  expect(counters.get('ride')).toBe(3_000_007);
  expect(writes).toBeLessThanOrEqual(6 * 600);
  // Each instance asks once a minute.
  expect(reads).toBeLessThanOrEqual(6 * 11);
}, 120_000);

test('the database counts them beside those that the mobile app adds', async () => {
  vi.useRealTimers();
  const engine = await startDatabase({ host: '127.0.0.1', port: 0 });
  const app = initializeApp({ projectId: 'demo-views' }, 'views');
  const database = getDatabaseWithUrl(`http://127.0.0.1:${engine.port}?ns=demo-views`, app);
  await database.ref('videoViews').set({ ride: 7, other: 1 });
  const collector = createViewCollector(createDatabaseStore(database));
  const views = Array.from({ length: 2000 }, () => collector.count('ride'));
  await database.ref('videoViews/ride').transaction((count: number) => count + 1);
  expect(new Set(await Promise.all(views))).toEqual(new Set([true]));
  expect(await collector.count('unknown')).toBe(false);
  expect((await database.ref('videoViews').get()).val()).toEqual({ ride: 2008, other: 1 });
  await deleteApp(app);
  await engine.close();
});
