/*
 * npm run soak [names]: runs the long randomized and exhaustive tests (`*.soak.ts`), filtered by path. They take minutes to
 * hours and are not part of npm test. `differential` compares with Google's Firestore emulator.
 * npm run test:emulators [-- names]: the tests of the package in emulators/; with --official, its SDK tests against
 * Google's emulators. What those need: findOfficialEngines.
 */
import { join } from 'node:path';
import { findOfficialEngines, startOfficialEngine } from 'firebase-engines/cli/official-engines.ts';
import { projectRoot } from './backend/project.ts';
import { listFiles } from './check/list-files.ts';
import { InputError, runCommandLine } from './command-line.ts';
import { runProgram } from './run-program.ts';

const [suite, ...words] = process.argv.slice(2);
const command = suite === 'soak' ? 'soak' : 'test:emulators';
const isOfficial = words.includes('--official');
const names = words.filter((word) => word !== '--official');

/** Tests that restart an engine or send malformed frames only apply to the engines of the package. */
const officialArguments = [
  '--no-file-parallelism',
  // Google's Firestore emulator closes idle connections, sometimes while the next request is on its way.
  ...['--retry', '2'],
  ...['--exclude', '**/restart*.test.ts', '--exclude', '**/malformed-frames.test.ts'],
];

const runVitest = (argv: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  runProgram('vitest', ['run', ...argv], { environment });

/** @param addresses of Google's emulators, if the tests need them */
function run(addresses: { firestore?: string; database?: string }): Promise<number> {
  const { firestore, database } = addresses;
  if (suite === 'soak')
    return runVitest(['--config', 'tests/vitest.soak.config.ts', ...names], {
      ...(firestore && {
        FIRESTORE_ORACLE: firestore,
        DIFFERENTIAL_RULES: join(projectRoot, 'firestore.rules'),
      }),
    });
  const project = ['--project', 'emulators*'];
  // Two workers even on two cores, because SDKs spend much time waiting between retries.
  if (!firestore) return runVitest([...project, '--maxWorkers', '2', ...names]);
  const folders = ['emulators/firestore/sdk', ...(database ? ['emulators/database/sdk'] : [])];
  return runVitest([...project, ...officialArguments, ...(names.length > 0 ? names : folders)], {
    FIRESTORE_UNDER_TEST: firestore,
    ...(database && { DATABASE_UNDER_TEST: database }),
  });
}

async function runBesideOfficialEngines(): Promise<number> {
  const { java, firestore, database } = findOfficialEngines();
  if (!database && suite !== 'soak')
    console.log("Google's Realtime Database emulator is not installed; its tests are left out.");
  const firestoreServer = await startOfficialEngine(java, firestore);
  const databaseServer = database && (await startOfficialEngine(java, database));
  try {
    return await run({
      firestore: `127.0.0.1:${firestoreServer.port}`,
      ...(databaseServer && { database: `127.0.0.1:${databaseServer.port}` }),
    });
  } finally {
    await Promise.all([firestoreServer.stop(), databaseServer?.stop()]);
  }
}

/** @throws InputError for a word that is in no path: Vitest would leave it out */
function checkNames(): void {
  const files = listFiles(suite === 'soak' ? '*.soak.ts' : 'emulators/*.test.ts');
  const examples = suite === 'soak' ? 'differential, search-sync' : 'firestore, database';
  const unknown = names.filter((name) => !files.some((file) => file.includes(name)));
  if (unknown.length > 0)
    throw new InputError(
      `No file of these tests has "${unknown.join(' ')}" in its path.\nUsage: npm run ${command} -- [--official] [<part of a path, such as ${examples}> …]`,
    );
}

await runCommandLine(() => {
  checkNames();
  const needsGoogle = isOfficial || names.some((name) => name.includes('differential'));
  return needsGoogle ? runBesideOfficialEngines() : run({});
});
