import { findOfficialEngines, startOfficialEngine } from '../../backend/official-engines.ts';
import { engineMetrics, measureEngine } from 'firebase-engines/firestore/bench/measure-engine.ts';
import type { BenchPart, Subject } from '../run-part.ts';
import { startFirestore } from './firestore.ts';

const google: Subject = { name: "Google's", folder: '' };

/** @throws Error that says what is missing, such as Java 21 */
function startGoogle() {
  const { java, firestore } = findOfficialEngines();
  return startOfficialEngine(java, firestore);
}

/** The Firestore engine beside Google's emulator, where that is installed, with as many documents as tests and demos have. */
export const part: BenchPart = {
  // Two batches say nothing about growth.
  metrics: engineMetrics.filter(({ unit }) => unit !== 'x').map(({ name, unit }) => ({ name, unit })),
  rounds: 1,
  rival: google,
  open: (isQuick) => {
    const size = isQuick ? { documents: 20, queries: 2 } : { documents: 1000, queries: 200 };
    return Promise.resolve({
      prepare: (subject) => {
        const start = subject === google ? startGoogle : () => startFirestore(subject);
        return Promise.resolve(() => measureEngine(start, size));
      },
    });
  },
};
