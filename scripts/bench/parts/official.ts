import { fillWithListener, measureSmallQueries } from 'firebase-engines/firestore/bench/growth.ts';
import { getResidentMemory } from 'firebase-engines/firestore/bench/measure.ts';
import type { ChildServer } from 'firebase-engines/testing/child-server.ts';
import { startEngine } from 'firebase-engines/testing/start-engine.ts';
import { findOfficialEngines, type OfficialEngines } from '../../backend/official-engines.ts';
import { startOfficialEngine } from '../../backend/start-official-engine.ts';
import type { BenchResult } from '../bench-result.ts';

const documents = 20_000;
const queries = 500;

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
      queriesPerSecond: await measureSmallQueries(engine, queries),
      memory: getResidentMemory(engine.child),
    };
  } finally {
    await engine.stop();
  }
}

const formatSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

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
  const ours = await measureEngine(() => startEngine('firestore'));
  const official = await measureEngine(() => startOfficialEngine(engines.java, engines.firestore));
  const row = (metric: string, ratio: number): BenchResult => ({
    metric,
    measured: `${ratio.toFixed(1)}x`,
    ...info,
  });
  return [
    row(
      `ready sooner: ${ours.readyMs.toFixed(0)} ms, Google's ${official.readyMs.toFixed(0)} ms`,
      official.readyMs / ours.readyMs,
    ),
    row(
      `20,000 documents in batches with a listener sooner: ${formatSeconds(ours.fillMs)}, Google's ${formatSeconds(official.fillMs)}`,
      official.fillMs / ours.fillMs,
    ),
    row(
      `more queries of 20 of them: ${ours.queriesPerSecond.toFixed(0)}/s, Google's ${official.queriesPerSecond.toFixed(0)}/s`,
      ours.queriesPerSecond / official.queriesPerSecond,
    ),
    row(
      `less memory after that: ${ours.memory.toFixed(0)} MB, Google's ${official.memory.toFixed(0)} MB`,
      official.memory / ours.memory,
    ),
  ];
}
