import { initializeApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Client, QuerySpec, Row } from './client.ts';
import type { Modular } from './modular-client.ts';
import { modularClient } from './modular-client.ts';
import type { MortalEngine } from './mortal-engine.ts';
import { startMortalEngine } from './mortal-engine.ts';

interface Write {
  readonly kind: 'write';
  readonly id: string;
  /** null deletes the document. */
  readonly n: number | null;
}

type Step =
  Write | { readonly kind: 'export' } | { readonly kind: 'reconnect' } | { readonly kind: 'restart' };

const IDS = ['a', 'b', 'c', 'd', 'e'];

const write: fc.Arbitrary<Write> = fc.record({
  kind: fc.constant('write' as const),
  id: fc.constantFrom(...IDS),
  n: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: -2, max: 5 }) }, fc.constant(null)),
});
const other = fc.constantFrom<Step>({ kind: 'export' }, { kind: 'reconnect' });
const calm: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof({ weight: 4, arbitrary: write }, { weight: 1, arbitrary: other }),
  { minLength: 3, maxLength: 8 },
);
/** Data that were exported, data that were not and are lost, and life after that. */
const lives: fc.Arbitrary<readonly Step[]> = fc
  .tuple(calm, calm, calm)
  .map(([kept, lost, after]) => [...kept, { kind: 'export' }, ...lost, { kind: 'restart' }, ...after]);

const VIEWS: readonly (QuerySpec | string)[] = [
  { collection: 'items' },
  { collection: 'items', where: [['n', '>', 0]], orderBy: [['n', 'desc']] },
  { collection: 'items', orderBy: ['n'], limit: 2 },
  { collection: 'items', orderBy: ['n'], limitToLast: 2 },
  'items/a',
];

async function fresh(client: Client, view: QuerySpec | string): Promise<readonly Row[]> {
  if (typeof view !== 'string') return client.query(view);
  const data = await client.get(view);
  return data === undefined ? [] : [{ id: 'a', data }];
}

async function take(step: Step, engine: MortalEngine, writer: Client, listening: Client): Promise<void> {
  if (step.kind === 'export') return engine.export();
  if (step.kind === 'restart') return engine.restart();
  if (step.kind === 'reconnect') {
    await listening.network?.(false);
    return listening.network?.(true);
  }
  const path = `items/${step.id}`;
  await writer.batch(step.n === null ? ['delete', path] : ['set', path, { n: step.n }]);
}

/** The WebChannel library takes up to 15 s to notice that the engine is back. */
async function untilAll(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 40_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Lets listeners of one SDK live through random writes, lost connections and deaths of the engine, which comes back
 * with what was exported last, and expects them to end at what a fresh query returns.
 */
export async function expectConvergence(sdk: 'browser' | 'node', api: Modular): Promise<void> {
  api.setLogLevel('silent');
  // Most of a life is waiting for the SDK to try again: several are lived at the same time.
  const together = fc.array(lives, { minLength: 3, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(together, async (all) => {
      await Promise.all(all.map((steps, at) => live(sdk, api, `demo-${sdk}-${at}`, steps)));
    }),
    { numRuns: 1, endOnFailure: true },
  );
}

async function live(
  sdk: 'browser' | 'node',
  api: Modular,
  name: string,
  steps: readonly Step[],
): Promise<void> {
  const engine = await startMortalEngine(name);
  const app = initializeApp({ projectId: name }, name);
  const db = api.getFirestore(app);
  api.connectFirestoreEmulator(db, engine.host, engine.port);
  const listening = modularClient(sdk, api, db);
  const liteDb = lite.getFirestore(app);
  lite.connectFirestoreEmulator(liteDb, engine.host, engine.port);
  const writer = modularClient('lite', lite as unknown as Modular, liteDb);
  const shown: (readonly Row[] | string)[] = VIEWS.map(() => 'nothing yet');
  for (const [at, view] of VIEWS.entries())
    listening.listen?.(
      view,
      (rows) => (shown[at] = rows),
      (error) => (shown[at] = String(error)),
    );
  await untilAll(() => shown.every((rows) => rows !== 'nothing yet'));
  for (const step of steps) await take(step, engine, writer, listening);
  const expected = await Promise.all(VIEWS.map((view) => fresh(writer, view)));
  await untilAll(() => JSON.stringify(shown) === JSON.stringify(expected)).catch(() => undefined);
  expect(shown).toEqual(expected);
  await Promise.all([listening.close(), writer.close()]);
  await engine.end();
}
