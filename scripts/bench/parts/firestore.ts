import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startChildServer, type ChildServer } from 'firebase-engines/testing/child-server.ts';
import { engineMetrics, measureEngine } from 'firebase-engines/firestore/bench/measure-engine.ts';
import type { BenchPart, Subject } from '../run-part.ts';

/** Starts the engine of a commit as firebase-tools does. */
export const startEngine = ({ folder }: Subject): Promise<ChildServer> =>
  startChildServer((port) => {
    const command = ['-jar', 'firestore.jar', '--host', '127.0.0.1', '--port', String(port)];
    return spawn(join(folder, 'emulators/java/java'), command, { stdio: ['pipe', 'ignore', 'pipe'] });
  });

/** The Firestore engine with a large collection. */
export const part: BenchPart = {
  metrics: engineMetrics,
  rounds: 1,
  open: (isQuick) => {
    const size = isQuick ? { documents: 1000, queries: 5 } : { documents: 100_000, queries: 500 };
    return Promise.resolve({
      prepare: (subject) => Promise.resolve(() => measureEngine(() => startEngine(subject), size)),
    });
  },
};
