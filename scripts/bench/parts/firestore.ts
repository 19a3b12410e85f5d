import {
  measureBatchesWithListener,
  fillCollection,
  measureSingleWrites,
} from 'firebase-engines/firestore/bench/growth.ts';
import { LoadClient } from 'firebase-engines/firestore/bench/load-client.ts';
import { getResidentMemory } from 'firebase-engines/firestore/bench/measure.ts';
import { startEngine } from 'firebase-engines/testing/start-engine.ts';
import { checkAtMost, createFailedResult, type BenchResult } from '../bench-result.ts';
import { benchRulesCost } from '../firestore/rules-cost.ts';
import { benchThroughput } from '../firestore/throughput.ts';

async function benchBatches(): Promise<BenchResult> {
  const engine = await startEngine('firestore');
  try {
    const { first, last } = await measureBatchesWithListener(engine, 100_000);
    const metric = `batch of 500 with a listener: ${first.toFixed(1)} ms at first, ${last.toFixed(1)} ms at 100,000 documents`;
    return checkAtMost(metric, last / first, { unit: 'x', target: 1.3 });
  } finally {
    await engine.stop();
  }
}

async function benchSingleWrites(): Promise<BenchResult> {
  const few = await startEngine('firestore');
  const many = await startEngine('firestore');
  try {
    const times = await measureSingleWrites({ few, many }, { few: 1000, many: 100_000 });
    const metric = `write with 50 listeners: ${times.few.toFixed(2)} ms beside 1,000, ${times.many.toFixed(2)} ms beside 100,000 documents`;
    return checkAtMost(metric, times.many / times.few, { unit: 'x', target: 1.3 });
  } finally {
    await few.stop();
    await many.stop();
  }
}

async function benchMemory(): Promise<BenchResult> {
  const metric = 'memory after 10,000 small documents';
  const budget = { unit: 'MB', target: 250 };
  const engine = await startEngine('firestore');
  const load = new LoadClient(engine.port, 'Bearer owner');
  try {
    await fillCollection(load, 0, 10_000);
    return checkAtMost(metric, getResidentMemory(engine.child), budget);
  } catch (error) {
    return createFailedResult(metric, budget, error);
  } finally {
    load.close();
    await engine.stop();
  }
}

/** Measures the Firestore engine: growth, listeners, memory, throughput and rules. */
export async function run(): Promise<BenchResult[]> {
  return [
    await benchBatches(),
    await benchSingleWrites(),
    await benchMemory(),
    ...(await benchThroughput()),
    ...(await benchRulesCost()),
  ];
}
