import { engineMetrics, measureEngine } from 'firebase-engines/firestore/bench/measure-engine.ts';
import { startEngine } from 'firebase-engines/testing/start-engine.ts';
import type { BenchPart } from '../run-part.ts';

/** The Firestore engine with a large collection. */
export const part: BenchPart = {
  metrics: engineMetrics,
  async measure(isQuick) {
    const size = isQuick ? { documents: 1000, queries: 5 } : { documents: 100_000, queries: 500 };
    return [await measureEngine(() => startEngine('firestore', []), size)];
  },
};
