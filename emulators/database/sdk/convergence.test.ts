import {
  get,
  goOffline,
  goOnline,
  limitToLast,
  onValue,
  orderByChild,
  query,
  ref,
  runTransaction,
  set,
  startAt,
  update,
  type Database,
  type Query,
} from 'firebase/database';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestEngine } from './test-engine.ts';

let engine: Awaited<ReturnType<typeof startTestEngine>>;
let writers: Database[];
let reader: Database;
let checker: Database;
beforeAll(async () => {
  engine = await startTestEngine();
  writers = [engine.createClient(), engine.createClient()];
  [reader, checker] = [engine.createClient(), engine.createClient()];
  await Promise.all([...writers, reader, checker].map((db) => get(ref(db))));
});
afterAll(() => engine.stop());

/** The SDK does not accept objects without a prototype. */
const plain = { noNullPrototype: true };
const key = fc.constantFrom('a', 'b', '1', '10', 'n');
const path = fc.array(key, { minLength: 1, maxLength: 3 }).map((keys) => keys.join('/'));
const leaf = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.boolean(),
  fc.constantFrom('x', 'y'),
  fc.constant(null),
);
const value = fc.oneof(leaf, fc.dictionary(key, fc.oneof(leaf, fc.dictionary(key, leaf, plain)), plain));

interface Step {
  readonly kind: 'set' | 'update' | 'transaction' | 'reconnect';
  readonly writer: number;
  readonly path: string;
  readonly value: unknown;
  readonly patch: Record<string, unknown>;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('set', 'set', 'update', 'transaction', 'reconnect'),
  writer: fc.nat(1),
  path,
  value,
  patch: fc.dictionary(fc.constantFrom('a', 'b/a', 'n', '1/1'), leaf, { ...plain, minKeys: 1 }),
});

async function runStep({ kind, writer, path: relativePath, value: newValue, patch }: Step): Promise<void> {
  const db = writers[writer] ?? reader;
  const target = ref(db, `tree/${relativePath}`);
  if (kind === 'set') await set(target, newValue);
  else if (kind === 'update') await update(target, patch);
  else if (kind === 'transaction') await runTransaction(target, () => newValue);
  else {
    goOffline(reader);
    goOnline(reader);
  }
}

const views: readonly ((db: Database) => Query)[] = [
  (db) => ref(db, 'tree'),
  (db) => ref(db, 'tree/a'),
  (db) => ref(db, 'tree/a/b'),
  (db) => query(ref(db, 'tree'), orderByChild('n'), limitToLast(2)),
  (db) => query(ref(db, 'tree/b'), orderByChild('a'), startAt(0)),
];

test('every listener converges to the result of a new query after random writes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      await set(ref(checker, 'tree'), null);
      const last: unknown[] = views.map(() => undefined);
      const unsubscribes = views.map((view, i) =>
        onValue(view(reader), (snapshot) => {
          last[i] = snapshot.val();
        }),
      );
      for (const nextStep of steps) await runStep(nextStep);
      // Messages arrive in order, so all updates have arrived before this response.
      await get(ref(reader, 'elsewhere'));
      const expected = [];
      for (const view of views) {
        const snapshot = await get(view(checker));
        expected.push(snapshot.val() as unknown);
      }
      for (const unsubscribe of unsubscribes) unsubscribe();
      expect(last).toEqual(expected);
    }),
    { numRuns: 30 },
  );
}, 60_000);
