/*
 * npm run test:emulators [-- names]: the tests of the package in emulators/.
 * npm run test:emulators -- --official [names]: its SDK tests against Google's emulators. Needs Java 21 and the JARs that
 * firebase-tools downloads, or for Firestore alone gcloud's component.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startChildServer } from 'firebase-engines/testing/child-server.ts';
import { findOfficialEngines, getLaunchArguments, type OfficialEngine } from './backend/official-engines.ts';

const projectRoot = join(import.meta.dirname, '..');
const useOfficialEngines = process.argv.includes('--official');
const testNames = process.argv.slice(2).filter((argument) => argument !== '--official');

/** Tests that restart an engine or send malformed frames only apply to the engines of the package. */
function getOfficialTestArguments(hasDatabase: boolean): readonly string[] {
  const folders = ['emulators/firestore/sdk', ...(hasDatabase ? ['emulators/database/sdk'] : [])];
  return [
    '--no-file-parallelism',
    ...['--exclude', '**/restart*.test.ts', '--exclude', '**/malformed-frames.test.ts'],
    ...(testNames.length > 0 ? testNames : folders),
  ];
}

function runVitest(argv: readonly string[], environment: Readonly<Record<string, string>>): Promise<number> {
  const program = join(projectRoot, 'node_modules/.bin/vitest');
  const child = spawn(program, ['run', '--project', 'emulators', ...argv], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

async function runAgainstOfficialEngines(): Promise<number> {
  const { java, firestore, database } = findOfficialEngines();
  if (database === undefined)
    console.log("Google's Realtime Database emulator is not installed; its tests are left out.");
  const start = (engine: OfficialEngine) =>
    startChildServer((port) => {
      const options = [...getLaunchArguments(engine), '--host', '127.0.0.1', '--port', String(port)];
      return spawn(java, options, { stdio: ['ignore', 'ignore', 'pipe'] });
    });
  const firestoreServer = await start(firestore);
  const databaseServer = database === undefined ? undefined : await start(database);
  try {
    return await runVitest(getOfficialTestArguments(database !== undefined), {
      FIRESTORE_UNDER_TEST: `127.0.0.1:${firestoreServer.port}`,
      ...(databaseServer !== undefined && { DATABASE_UNDER_TEST: `127.0.0.1:${databaseServer.port}` }),
    });
  } finally {
    await Promise.all([firestoreServer.stop(), databaseServer?.stop()]);
  }
}

try {
  // Two workers even on two cores, because SDKs spend much time waiting between retries.
  process.exitCode = useOfficialEngines
    ? await runAgainstOfficialEngines()
    : await runVitest(['--maxWorkers', '2', ...testNames], {});
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
