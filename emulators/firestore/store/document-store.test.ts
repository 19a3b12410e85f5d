import { describe, expect, test } from 'vitest';
import { documentsRoot } from '../testing/arbitraries.ts';
import { Clock } from './clock.ts';
import { DocumentStore } from './document-store.ts';

const scope = { parent: documentsRoot, collectionId: 'c', allDescendants: false };

function putDocument(store: DocumentStore, id: string, n: number | undefined): bigint {
  const time = store.clock.tick();
  const name = `${documentsRoot}/c/${id}`;
  const before = store.get(name);
  const after =
    n === undefined
      ? undefined
      : { name, fields: { n: { integerValue: String(n) } }, createTime: time, updateTime: time };
  store.apply([{ name, before, after }], time);
  return time;
}

describe('Clock', () => {
  test('returns commit times after all earlier times, even if the wall clock stops or goes back', () => {
    let wall = 1000;
    const clock = new Clock(() => wall);
    const first = clock.tick();
    expect(clock.tick()).toBeGreaterThan(first);
    const read = clock.now();
    expect(clock.tick()).toBeGreaterThan(read);
    wall = 500;
    const before = clock.now();
    expect(before).toBeGreaterThan(read);
    expect(clock.tick()).toBeGreaterThan(before);
  });

  test('returns no commit time of whole milliseconds', () => {
    let wall = 1000;
    const clock = new Clock(() => wall);
    const times = Array.from({ length: 2500 }, () => clock.tick());
    wall = 2000;
    times.push(clock.tick());
    expect(times.filter((time) => time % 1000n === 0n)).toEqual([]);
    expect(new Set(times).size).toBe(2501);
  });
});

describe('DocumentStore', () => {
  test('returns a snapshot at any time in its history', () => {
    const store = new DocumentStore();
    const t1 = putDocument(store, 'a', 1);
    const t2 = putDocument(store, 'b', 2);
    const t3 = putDocument(store, 'a', 3);
    const t4 = putDocument(store, 'b', undefined);
    const getSnapshot = (time: bigint) =>
      [...store.getSnapshotAt(time).scan(scope)].map(
        ({ name, fields }) => name.slice(-1) + (fields['n'] as { integerValue: string }).integerValue,
      );
    expect(getSnapshot(t1 - 1n)).toEqual([]);
    expect(getSnapshot(t1)).toEqual(['a1']);
    expect(getSnapshot(t2)).toEqual(['a1', 'b2']);
    expect(getSnapshot(t3)).toEqual(['a3', 'b2']);
    expect(getSnapshot(t4)).toEqual(['a3']);
  });

  test('rejects times before its history and in the future', () => {
    const store = new DocumentStore();
    expect(() => store.getSnapshotAt(0n)).toThrow(/too old/);
    expect(() => store.getSnapshotAt(store.clock.now() + 10_000_000n)).toThrow(/future/);
  });

  test('removes empty collections', () => {
    const store = new DocumentStore();
    putDocument(store, 'a', 1);
    expect(store.getCollectionPaths({ ...scope, collectionId: undefined })).toEqual([`${documentsRoot}/c`]);
    putDocument(store, 'a', undefined);
    expect(store.getCollectionPaths({ ...scope, collectionId: undefined })).toEqual([]);
  });

  test('sorts numeric ids first, by number', () => {
    const store = new DocumentStore();
    for (const id of ['b', '__id10__', 'a', '__id9__', '__id-1__']) putDocument(store, id, 1);
    const ids = [...store.scan(scope)].map(({ name }) => name.split('/').at(-1));
    expect(ids).toEqual(['__id-1__', '__id9__', '__id10__', 'a', 'b']);
  });
});
