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
/** Writes that are exported, writes that are lost at the restart, and writes after it. */
const scenarios: fc.Arbitrary<readonly Step[]> = fc
  .tuple(quietSteps, quietSteps, quietSteps)
  .map(([exported, lost, after]) => [
    ...exported,
    { kind: 'export' },
    ...lost,
    { kind: 'restart' },
    ...after,
  ]);

const listenTargets: readonly (QuerySpec | string)[] = [
  { collection: 'items' },
  { collection: 'items', where: [['n', '>', 0]], orderBy: [['n', 'desc']] },
  { collection: 'items', orderBy: ['n'], limit: 2 },
  { collection: 'items', orderBy: ['n'], limitToLast: 2 },
  'items/a',
];

async function readFresh(client: SdkClient, target: QuerySpec | string): Promise<readonly Row[]> {
  if (typeof target !== 'string') return client.query(target);
  const data = await client.get(target);
  return data === undefined ? [] : [{ id: 'a', data }];
}

async function runStep(
  step: Step,
  engine: RestartableEngine,
  writer: SdkClient,
  listenerClient: SdkClient,
): Promise<void> {
  if (step.kind === 'export') return engine.export();
  if (step.kind === 'restart') return engine.restart();
  if (step.kind === 'reconnect') {
    await listenerClient.setNetworkEnabled?.(false);
    return listenerClient.setNetworkEnabled?.(true);
  }
  const path = `items/${step.id}`;
  await writer.batch(step.n === null ? ['delete', path] : ['set', path, { n: step.n }]);
}

/** The WebChannel library takes up to 15 s to notice that the engine has restarted. */
async function waitUntil(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 40_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('timed out waiting for the listeners');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Subjects listeners of one SDK to random writes, lost connections and restarts of the engine from its latest export,
 * and expects their last snapshots to equal the results of fresh queries. Two builds of the SDK cannot share a process:
 * both register themselves as `firestore` with firebase/app.
 */
export async function expectConvergence(sdk: 'browser' | 'node', api: ModularSdk): Promise<void> {
  api.setLogLevel('silent');
  // Scenarios mostly wait for reconnects of the SDK: several run at the same time.
  const concurrentScenarios = fc.array(scenarios, { minLength: 3, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(concurrentScenarios, async (all) => {
      await Promise.all(all.map((steps, index) => runScenario(sdk, api, `demo-${sdk}-${index}`, steps)));
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
  const listenerClient = createModularClient(sdk, api, db);
  const liteDb = lite.getFirestore(app);
  lite.connectFirestoreEmulator(liteDb, engine.host, engine.port);
  const writer = createModularClient('lite', lite as unknown as ModularSdk, liteDb);
  const snapshots: (readonly Row[] | string)[] = listenTargets.map(() => 'no snapshot yet');
  for (const [index, target] of listenTargets.entries())
    listenerClient.listen?.(
      target,
      (rows) => (snapshots[index] = rows),
      (error) => (snapshots[index] = String(error)),
    );
  await waitUntil(() => snapshots.every((rows) => rows !== 'no snapshot yet'));
  for (const step of steps) await runStep(step, engine, writer, listenerClient);
  const expected = await Promise.all(listenTargets.map((target) => readFresh(writer, target)));
  await waitUntil(() => JSON.stringify(snapshots) === JSON.stringify(expected)).catch(() => undefined);
  expect(snapshots).toEqual(expected);
  await Promise.all([listenerClient.close(), writer.close()]);
  await engine.stop();
}
