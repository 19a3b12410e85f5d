/*
 * npm run test:emulators [-- names]: the tests of the package in emulators/.
 * npm run test:emulators -- --official [names]: its SDK tests against Google's emulators. Needs Java 21 and the JARs that
 * firebase-tools downloads, or for Firestore alone gcloud's component.
 */
import { findOfficialEngines, startOfficialEngine } from './backend/official-engines.ts';
import { spawnVitest } from './test/run-program.ts';

const useOfficialEngines = process.argv.includes('--official');
const testNames = process.argv.slice(2).filter((argument) => argument !== '--official');

/** Tests that restart an engine or send malformed frames only apply to the engines of the package. */
function getOfficialTestArguments(hasDatabase: boolean): readonly string[] {
  const folders = ['emulators/firestore/sdk', ...(hasDatabase ? ['emulators/database/sdk'] : [])];
  return [
    '--no-file-parallelism',
    // Google's Firestore emulator closes idle connections, sometimes while the next request is on its way.
    ...['--retry', '2'],
    ...['--exclude', '**/restart*.test.ts', '--exclude', '**/malformed-frames.test.ts'],
    ...(testNames.length > 0 ? testNames : folders),
  ];
}

const runVitest = (argv: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  spawnVitest(['--project', 'emulators*', ...argv], environment);

async function runAgainstOfficialEngines(): Promise<number> {
  const { java, firestore, database } = findOfficialEngines();
  if (database === undefined)
    console.log("Google's Realtime Database emulator is not installed; its tests are left out.");
  const firestoreServer = await startOfficialEngine(java, firestore);
  const databaseServer = database === undefined ? undefined : await startOfficialEngine(java, database);
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
    : await runVitest(['--maxWorkers', '2', ...testNames]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
