import { rmSync } from 'node:fs';
import { addDemoData } from '../../backend/demo-data.ts';
import { getSuiteFolder } from '../../backend/project.ts';
import { startBackend } from '../../backend/start-backend.ts';
import { checkAtMost, createFailedResult, type BenchResult } from '../bench-result.ts';
import { startEngine } from 'firebase-engines/testing/start-engine.ts';

/** Seconds until the engine accepts connections. */
async function measureEngineStart(engine: 'firestore' | 'database'): Promise<number> {
  const startedAt = performance.now();
  const server = await startEngine(engine);
  const seconds = (performance.now() - startedAt) / 1000;
  await server.stop();
  return seconds;
}

async function benchEngineStart(engine: 'firestore' | 'database'): Promise<BenchResult> {
  const metric = `${engine} engine ready, median of 3`;
  const budget = { unit: 's', target: 1 };
  try {
    const durations: number[] = [];
    for (let round = 0; round < 3; round++) durations.push(await measureEngineStart(engine));
    return checkAtMost(metric, durations.toSorted((a, b) => a - b)[1] ?? Infinity, budget);
  } catch (error) {
    return createFailedResult(metric, budget, error);
  }
}

/** Starts the backend on separate ports, so that a running suite is not affected. */
async function benchBackendStart(): Promise<BenchResult[]> {
  const previousShift = process.env['PORT_SHIFT'];
  process.env['PORT_SHIFT'] = String(10_000 + Math.floor(Math.random() * 400) * 100);
  const folder = getSuiteFolder('test');
  const metric = 'backend and demo data ready';
  const budget = { unit: 's', target: 15 };
  try {
    const startedAt = performance.now();
    const getElapsedSeconds = () => (performance.now() - startedAt) / 1000;
    const backend = await startBackend({ suite: 'test' });
    try {
      const readyAfter = getElapsedSeconds();
      await addDemoData(backend);
      const seededAfter = getElapsedSeconds();
      return [
        { metric: 'backend ready', measured: `${readyAfter.toFixed(1)} s`, target: '', status: 'info' },
        checkAtMost(metric, seededAfter, budget),
      ];
    } finally {
      await backend.stop();
    }
  } catch (error) {
    return [createFailedResult(metric, budget, error)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
    if (previousShift === undefined) delete process.env['PORT_SHIFT'];
    else process.env['PORT_SHIFT'] = previousShift;
  }
}

/** Measures the startup of the local backend. */
export async function run(): Promise<BenchResult[]> {
  return [
    await benchEngineStart('firestore'),
    await benchEngineStart('database'),
    ...(await benchBackendStart()),
  ];
}
