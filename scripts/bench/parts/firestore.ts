import { join } from 'node:path';
import { engineMetrics, measureEngine } from 'firebase-engines/firestore/bench/measure-engine.ts';
import { startEngine } from 'firebase-engines/testing/start-engine.ts';
import type { BenchPart, Subject } from '../run-part.ts';

export const startFirestore = ({ folder }: Subject) =>
  startEngine('firestore', [], join(folder, 'emulators/java/java'));

/** The Firestore engine with a large collection. */
export const part: BenchPart = {
  metrics: engineMetrics,
  rounds: 1,
  open: (isQuick) => {
    const size = isQuick ? { documents: 1000, queries: 5 } : { documents: 100_000, queries: 500 };
    return Promise.resolve({
      prepare: (subject) => Promise.resolve(() => measureEngine(() => startFirestore(subject), size)),
    });
  },
};
