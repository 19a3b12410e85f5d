import { initializeApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { SdkClient, QuerySpec, Row } from './sdk-client.ts';
import type { ModularSdk } from './modular-client.ts';
import { createModularClient } from './modular-client.ts';
import type { RestartableEngine } from './restartable-engine.ts';
import { startRestartableEngine } from './restartable-engine.ts';

interface WriteStep {
  readonly kind: 'write';
  readonly id: string;
  /** null deletes the document. */
  readonly n: number | null;
}

type Step =
  WriteStep | { readonly kind: 'export' } | { readonly kind: 'reconnect' } | { readonly kind: 'restart' };

const documentIds = ['a', 'b', 'c', 'd', 'e'];

const writeStep: fc.Arbitrary<WriteStep> = fc.record({
  kind: fc.constant('write' as const),
  id: fc.constantFrom(...documentIds),
  n: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: -2, max: 5 }) }, fc.constant(null)),
});
const otherStep = fc.constantFrom<Step>({ kind: 'export' }, { kind: 'reconnect' });
const quietSteps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof({ weight: 4, arbitrary: writeStep }, { weight: 1, arbitrary: otherStep }),
  { minLength: 3, maxLength: 8 },
);
/** Data that were exported, data that were not and are lost, and life after that. */
const scenarios: fc.Arbitrary<readonly Step[]> = fc
  .tuple(quietSteps, quietSteps, quietSteps)
  .map(([kept, lost, after]) => [...kept, { kind: 'export' }, ...lost, { kind: 'restart' }, ...after]);

const listenTargets: readonly (QuerySpec | string)[] = [
  { collection: 'items' },
  { collection: 'items', where: [['n', '>', 0]], orderBy: [['n', 'desc']] },
  { collection: 'items', orderBy: ['n'], limit: 2 },
  { collection: 'items', orderBy: ['n'], limitToLast: 2 },
  'items/a',
];

async function readFresh(client: SdkClient, view: QuerySpec | string): Promise<readonly Row[]> {
  if (typeof view !== 'string') return client.query(view);
  const data = await client.get(view);
  return data === undefined ? [] : [{ id: 'a', data }];
}

async function runStep(
  step: Step,
  engine: RestartableEngine,
  writer: SdkClient,
  listening: SdkClient,
): Promise<void> {
  if (step.kind === 'export') return engine.export();
  if (step.kind === 'restart') return engine.restart();
  if (step.kind === 'reconnect') {
    await listening.setNetworkEnabled?.(false);
    return listening.setNetworkEnabled?.(true);
  }
  const path = `items/${step.id}`;
  await writer.batch(step.n === null ? ['delete', path] : ['set', path, { n: step.n }]);
}

/** The WebChannel library takes up to 15 s to notice that the engine is back. */
async function waitUntil(condition: () => boolean): Promise<void> {
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
export async function expectConvergence(sdk: 'browser' | 'node', api: ModularSdk): Promise<void> {
  api.setLogLevel('silent');
  // Most of a life is waiting for the SDK to try again: several are lived at the same time.
  const together = fc.array(scenarios, { minLength: 3, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(together, async (all) => {
      await Promise.all(all.map((steps, at) => runScenario(sdk, api, `demo-${sdk}-${at}`, steps)));
    }),
    { numRuns: 1, endOnFailure: true },
  );
}

async function runScenario(
  sdk: 'browser' | 'node',
  api: ModularSdk,
  name: string,
  steps: readonly Step[],
): Promise<void> {
  const engine = await startRestartableEngine(name);
  const app = initializeApp({ projectId: name }, name);
  const db = api.getFirestore(app);
  api.connectFirestoreEmulator(db, engine.host, engine.port);
  const listening = createModularClient(sdk, api, db);
  const liteDb = lite.getFirestore(app);
  lite.connectFirestoreEmulator(liteDb, engine.host, engine.port);
  const writer = createModularClient('lite', lite as unknown as ModularSdk, liteDb);
  const shown: (readonly Row[] | string)[] = listenTargets.map(() => 'nothing yet');
  for (const [at, view] of listenTargets.entries())
    listening.listen?.(
      view,
      (rows) => (shown[at] = rows),
      (error) => (shown[at] = String(error)),
    );
  await waitUntil(() => shown.every((rows) => rows !== 'nothing yet'));
  for (const step of steps) await runStep(step, engine, writer, listening);
  const expected = await Promise.all(listenTargets.map((view) => readFresh(writer, view)));
  await waitUntil(() => JSON.stringify(shown) === JSON.stringify(expected)).catch(() => undefined);
  expect(shown).toEqual(expected);
  await Promise.all([listening.close(), writer.close()]);
  await engine.stop();
}
