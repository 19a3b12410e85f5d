/*
 * npm run soak [names]: runs the long randomized and exhaustive tests (`*.soak.ts`), filtered by path. They take minutes
 * to hours and are not part of npm test. `differential` needs Google's Firestore emulator (see findOfficialEngines).
 */
import { join } from 'node:path';
import { findOfficialEngines, startOfficialEngine } from './backend/official-engines.ts';
import { projectRoot } from './backend/project.ts';
import { spawnVitest } from './test/run-program.ts';

const names = process.argv.slice(2);

const runSoakTests = (environment: Readonly<Record<string, string>> = {}) =>
  spawnVitest(['--config', 'scripts/soak/vitest.config.ts', ...names], environment);

/** Beside the emulator to compare with. @throws Error that lists what is missing */
async function runWithOracle(): Promise<number> {
  const { java, firestore } = findOfficialEngines();
  const oracle = await startOfficialEngine(java, firestore);
  try {
    return await runSoakTests({
      FIRESTORE_ORACLE: `127.0.0.1:${oracle.port}`,
      DIFFERENTIAL_RULES: join(projectRoot, 'firestore.rules'),
    });
  } finally {
    await oracle.stop();
  }
}

try {
  const isDifferential = names.some((name) => name.includes('differential'));
  process.exitCode = isDifferential ? await runWithOracle() : await runSoakTests();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
