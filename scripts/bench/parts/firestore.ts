import { batchesWithListener, fill, singleWrites } from '#emulators/firestore/bench/growth.ts';
import { Load } from '#emulators/firestore/bench/load.ts';
import { residentMemory } from '#emulators/firestore/bench/resident-memory.ts';
import { startEngine } from '#emulators/testing/start-engine.ts';
import { atMost, unmeasured, type BenchRow } from '../bench-row.ts';
import { rulesCostRows } from '../firestore/rules-cost.ts';
import { throughputRows } from '../firestore/throughput.ts';

async function batchesRow(): Promise<BenchRow> {
  const engine = await startEngine('firestore');
  try {
    const { first, last } = await batchesWithListener(engine, 100_000);
    const figure = `batch of 500 with a listener: ${first.toFixed(1)} ms at first, ${last.toFixed(1)} ms at 100,000 documents`;
    return atMost(figure, last / first, { unit: 'x', target: 1.3 });
  } finally {
    await engine.stop();
  }
}

async function singleWritesRow(): Promise<BenchRow> {
  const few = await startEngine('firestore');
  const many = await startEngine('firestore');
  try {
    const times = await singleWrites({ few, many }, { few: 1000, many: 100_000 });
    const figure = `write with 50 listeners: ${times.few.toFixed(2)} ms beside 1,000, ${times.many.toFixed(2)} ms beside 100,000 documents`;
    return atMost(figure, times.many / times.few, { unit: 'x', target: 1.3 });
  } finally {
    await few.stop();
    await many.stop();
  }
}

async function memoryRow(): Promise<BenchRow> {
  const figure = 'memory after 10,000 small documents';
  const budget = { unit: 'MB', target: 250 };
  const engine = await startEngine('firestore');
  const load = new Load(engine.port, 'Bearer owner');
  try {
    await fill(load, 0, 10_000);
    return atMost(figure, residentMemory(engine.child), budget);
  } catch (error) {
    return unmeasured(figure, budget, error);
  } finally {
    load.close();
    await engine.stop();
  }
}

/** Firestore: growth, listeners, memory, requests a second, what the rules cost. */
export async function run(): Promise<BenchRow[]> {
  return [
    await batchesRow(),
    await singleWritesRow(),
    await memoryRow(),
    ...(await throughputRows()),
    ...(await rulesCostRows()),
  ];
}
