import { fillWithListener, measureSmallQueries } from 'firebase-engines/firestore/bench/growth.ts';
import { getResidentMemory, median } from 'firebase-engines/firestore/bench/measure.ts';
import type { ChildServer } from 'firebase-engines/testing/child-server.ts';
import { startEngine } from 'firebase-engines/testing/start-engine.ts';
import { findOfficialEngines, type OfficialEngines } from '../../backend/official-engines.ts';
import { startOfficialEngine } from '../../backend/start-official-engine.ts';
import type { BenchResult } from '../bench-result.ts';

const rounds = 3;
const documents = 20_000;

interface EngineFigures {
  /** Milliseconds until it accepts connections. */
  readonly readyMs: number;
  /** Milliseconds for all documents, in batches of 500 with a listener. */
  readonly fillMs: number;
  readonly queriesPerSecond: number;
  /** Resident memory at the end, in MB. */
  readonly memory: number;
}

async function measureEngine(start: () => Promise<ChildServer>): Promise<EngineFigures> {
  const startedAt = performance.now();
  const engine = await start();
  try {
    const readyMs = performance.now() - startedAt;
    const batches = await fillWithListener(engine, documents);
    return {
      readyMs,
      fillMs: batches.reduce((sum, time) => sum + time, 0),
      queriesPerSecond: await measureSmallQueries(engine, 1000),
      memory: getResidentMemory(engine.child),
    };
  } finally {
    await engine.stop();
  }
}

/** Takes turns, so that other load on the machine affects both. */
async function measureBoth({ java, firestore }: OfficialEngines) {
  const ours: EngineFigures[] = [];
  const official: EngineFigures[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await measureEngine(() => startEngine('firestore')));
    official.push(await measureEngine(() => startOfficialEngine(java, firestore)));
  }
  return (read: (figures: EngineFigures) => number) => ({
    ours: median(ours.map(read)),
    official: median(official.map(read)),
  });
}

const info = { target: '', status: 'info' } as const;

/** Compares the Firestore engine with Google's emulator, where that is installed. */
export async function run(): Promise<BenchResult[]> {
  let engines: OfficialEngines;
  try {
    engines = findOfficialEngines();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return [{ metric: "Google's Firestore emulator", measured: 'not installed', ...info }];
  }
  const getMedians = await measureBoth(engines);
  const ready = getMedians(({ readyMs }) => readyMs);
  const fill = getMedians(({ fillMs }) => fillMs / 1000);
  const queries = getMedians(({ queriesPerSecond }) => queriesPerSecond);
  const memory = getMedians((figures) => figures.memory);
  const row = (metric: string, ratio: number): BenchResult => ({
    metric,
    measured: `${ratio.toFixed(1)}x`,
    ...info,
  });
  return [
    row(
      `ready sooner: ${ready.ours.toFixed(0)} ms, Google's ${ready.official.toFixed(0)} ms`,
      ready.official / ready.ours,
    ),
    row(
      `20,000 documents in batches with a listener sooner: ${fill.ours.toFixed(1)} s, Google's ${fill.official.toFixed(1)} s`,
      fill.official / fill.ours,
    ),
    row(
      `more queries of 20 documents: ${queries.ours.toFixed(0)}/s, Google's ${queries.official.toFixed(0)}/s`,
      queries.ours / queries.official,
    ),
    row(
      `less memory after that: ${memory.ours.toFixed(0)} MB, Google's ${memory.official.toFixed(0)} MB`,
      memory.official / memory.ours,
    ),
  ];
}
