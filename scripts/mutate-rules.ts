/*
 * Leaves one condition of the security rules out at a time: at least one rules test must fail, or nothing proves that
 * the condition is needed. Part of `npm run soak`; takes about five seconds a condition.
 *
 * npx tsx scripts/mutate-rules.ts [part of a mutant's name]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portsOf } from '#emulators/ports.ts';
import { projectFolder, suiteFolder, toolEnvironment } from './backend/project.ts';
import { startBackend } from './backend/start-backend.ts';
import { databaseMutants, rulesMutants, type Mutant } from './mutation/rules-mutants.ts';

const files = ['firestore.rules', 'storage.rules', 'database.rules.json'] as const;
const firestoreTests = ['users', 'animals', 'videos', 'video-changes', 'notifications', 'reports'];
const testsOfArea: Record<string, string[]> = {
  users: ['users'],
  animals: ['animals'],
  videos: ['videos', 'video-changes'],
  notifications: ['notifications'],
  reported_videos: ['reports'],
};

interface Job extends Mutant {
  readonly file: (typeof files)[number];
  /** Names of the files in tests/rules that are to notice. */
  readonly tests: readonly string[];
}

function jobs(): Job[] {
  const read = (file: string) => readFileSync(join(projectFolder, file), 'utf8');
  return [
    ...rulesMutants(read('firestore.rules')).map((mutant) => ({
      ...mutant,
      file: 'firestore.rules' as const,
      tests: testsOfArea[mutant.area] ?? firestoreTests,
    })),
    ...rulesMutants(read('storage.rules')).map((mutant) => ({
      ...mutant,
      file: 'storage.rules' as const,
      tests: ['files', 'file-size'],
    })),
    ...databaseMutants(read('database.rules.json')).map((mutant) => ({
      ...mutant,
      file: 'database.rules.json' as const,
      tests: ['view-counter'],
    })),
  ];
}

const ports = portsOf('test');
const folder = join(suiteFolder('test'), 'mutant');
mkdirSync(folder, { recursive: true });
const reportFile = join(folder, 'report.json');

/** @returns what the tests say of a mutant: a test failed, or all passed, or they could not be run */
async function judge({ file, tests, text }: Job): Promise<'noticed' | 'survived' | 'broken'> {
  for (const name of files) copyFileSync(join(projectFolder, name), join(folder, name));
  writeFileSync(join(folder, file), text);
  writeFileSync(reportFile, '');
  const testRun = spawn(
    join(projectFolder, 'node_modules', '.bin', 'vitest'),
    [
      ...['run', '--project', 'rules', '--bail', '1', '--reporter', 'json', '--outputFile', reportFile],
      ...tests.map((name) => `tests/rules/${name}.test.ts`),
    ],
    {
      cwd: projectFolder,
      env: { ...process.env, ...toolEnvironment(ports), RULES_FOLDER: folder },
      stdio: 'ignore',
    },
  );
  const [status] = (await once(testRun, 'close')) as [number | null];
  if (status === 0) return 'survived';
  // Tests that fail as a whole (because the rules were not accepted) prove nothing about the condition.
  return /"numFailedTests":[1-9]/.test(readFileSync(reportFile, 'utf8')) ? 'noticed' : 'broken';
}

const wanted = process.argv[2] ?? '';
const chosen = jobs().filter(({ name, file }) => `${file} ${name}`.includes(wanted));
const backend = await startBackend({ suite: 'test' });
process.on('SIGINT', () => void backend.stop().then(() => process.exit(130)));
const failures: string[] = [];
try {
  for (const [index, job] of chosen.entries()) {
    const verdict = await judge(job);
    const line = `${verdict.padEnd(8)} ${job.file} ${job.name}`;
    console.log(`${String(index + 1).padStart(4)}/${chosen.length} ${line}`);
    if (verdict !== 'noticed') failures.push(line);
  }
} finally {
  await backend.stop();
}
console.log([...failures, `${chosen.length - failures.length} passed, ${failures.length} failed`].join('\n'));
process.exitCode = failures.length > 0 ? 1 : 0;
