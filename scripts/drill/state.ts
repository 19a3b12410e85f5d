import type { CollectionReference } from 'firebase-admin/firestore';
import type { Stores } from './stores.ts';

/** By the name of an entry, what it holds. */
type State = ReadonlyMap<string, string>;
type Entry = readonly [name: string, content: unknown];

async function* readDocuments(collections: readonly CollectionReference[]): AsyncGenerator<Entry> {
  for (const collection of collections) {
    const { docs } = await collection.get();
    for (const { ref, data } of docs.map((each) => ({ ref: each.ref, data: each.data() }))) {
      yield [ref.path, data];
      yield* readDocuments(await ref.listCollections());
    }
  }
}

async function* readEntries(stores: Stores): AsyncGenerator<Entry> {
  const { auth, firestore, bucket, database } = stores;
  yield* readDocuments(await firestore.listCollections());
  for (const user of (await auth.listUsers()).users) {
    // The time of the import.
    const { tokensValidAfterTime: _, ...login } = user.toJSON() as Record<string, unknown>;
    yield [`login ${user.uid}`, login];
  }
  for (const { name, metadata } of (await bucket.getFiles())[0]) {
    const { md5Hash, size, contentType, cacheControl, metadata: custom } = metadata;
    yield [`file ${name}`, { md5Hash, size, contentType, cacheControl, custom }];
  }
  const values = (await database.ref().get()).val() as Record<string, unknown> | null;
  for (const [name, value] of Object.entries(values ?? {})) yield [`value ${name}`, value];
  for (const [name, lines] of await stores.exportSearch())
    for (const line of lines) {
      const document = JSON.parse(line) as { id: string };
      yield [`index ${name}/${document.id}`, document];
    }
}

const sortKeys = (_key: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Reads everything that the backend holds. */
export async function readState(stores: Stores): Promise<State> {
  const state = new Map<string, string>();
  for await (const [name, content] of readEntries(stores)) state.set(name, JSON.stringify(content, sortKeys));
  return state;
}

/** @returns a line for each entry that is missing, new or different */
export function findDifferences(before: State, after: State): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => `${name}: ${before.get(name) ?? 'nothing'} is now ${after.get(name) ?? 'nothing'}`);
}
