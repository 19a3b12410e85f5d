import { rmSync } from 'node:fs';
import { addDemoData } from '../../backend/demo-data.ts';
import { getSuiteFolder } from '../../backend/project.ts';
import { startBackend } from '../../backend/start-backend.ts';
import { checkAtMost, createFailedResult, type BenchResult } from '../bench-result.ts';
import { measureEngineStart } from '../start/measure-engine-start.ts';

async function benchEngineStart(engine: 'firestore' | 'database'): Promise<BenchResult> {
  const figure = `${engine} engine ready, median of 3`;
  const budget = { unit: 's', target: 1 };
  try {
    const runs: number[] = [];
    for (let turn = 0; turn < 3; turn++) runs.push(await measureEngineStart(engine));
    return checkAtMost(figure, runs.toSorted((a, b) => a - b)[1] ?? Infinity, budget);
  } catch (error) {
    return createFailedResult(figure, budget, error);
  }
}

/** The whole backend on ports of its own, so that a suite that is already running is left in peace. */
async function benchBackendStart(): Promise<BenchResult[]> {
  const before = process.env['PORT_SHIFT'];
  process.env['PORT_SHIFT'] = String(10_000 + Math.floor(Math.random() * 400) * 100);
  const folder = getSuiteFolder('test');
  const figure = 'backend and demo data ready';
  const budget = { unit: 's', target: 15 };
  try {
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    const backend = await startBackend({ suite: 'test' });
    try {
      const ready = seconds();
      await addDemoData(backend);
      const filled = seconds();
      return [
        { metric: 'backend ready', measured: `${ready.toFixed(1)} s`, target: '', status: 'info' },
        checkAtMost(figure, filled, budget),
      ];
    } finally {
      await backend.stop();
    }
  } catch (error) {
    return [createFailedResult(figure, budget, error)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
    if (before === undefined) delete process.env['PORT_SHIFT'];
    else process.env['PORT_SHIFT'] = before;
  }
}

/** How long one waits for the local backend. */
export async function run(): Promise<BenchResult[]> {
  return [
    await benchEngineStart('firestore'),
    await benchEngineStart('database'),
    ...(await benchBackendStart()),
  ];
}
