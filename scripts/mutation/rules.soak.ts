import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { portsOf } from '#emulators/ports.ts';
import { projectFolder, suiteFolder, toolEnvironment } from '../backend/project.ts';
import { startBackend, type Backend } from '../backend/start-backend.ts';
import { databaseMutants, rulesMutants, type Mutant } from './rules-mutants.ts';

/*
 * Leaves one condition of the security rules out at a time: a test in tests/rules must fail, or nothing proves that the
 * condition is needed. About five seconds a condition.
 */

const files = ['firestore.rules', 'storage.rules', 'database.rules.json'] as const;
type RulesFileName = (typeof files)[number];

/** Which files of tests/rules are asked about a part of the rules; those that all collections share ask all. */
const testsOfArea: Record<string, readonly string[]> = {
  users: ['users', 'account', 'access', 'access-notifications', 'signup', 'picture-address'],
  animals: ['animals'],
  videos: ['videos', 'video-details', 'video-changes'],
  notifications: ['notifications', 'access-notifications'],
  reported_videos: ['reports'],
};
const firestoreTests = [...Object.values(testsOfArea).flat(), 'display-name'];

const ports = portsOf('test');
const folder = join(suiteFolder('test'), 'mutant');
const reportFile = join(folder, 'report.json');
const read = (file: RulesFileName) => readFileSync(join(projectFolder, file), 'utf8');

let backend: Backend;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  backend = await startBackend({ suite: 'test' });
}, 60_000);
afterAll(() => backend.stop());

/** @returns what the tests say: one failed, all passed, or they could not be run (which proves nothing) */
async function ask(file: RulesFileName, text: string, tests: readonly string[]) {
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
  if (status === 0) return 'all passed';
  return /"numFailedTests":[1-9]/.test(readFileSync(reportFile, 'utf8'))
    ? 'a test failed'
    : 'could not be run';
}

async function expectNoticed(file: RulesFileName, mutant: Mutant, tests: readonly string[]): Promise<void> {
  expect(await ask(file, mutant.text, tests)).toBe('a test failed');
}

describe('firestore.rules', () => {
  const mutants = rulesMutants(read('firestore.rules'));
  test.each(mutants)('$area $name', { timeout: 180_000 }, async (mutant) => {
    await expectNoticed('firestore.rules', mutant, testsOfArea[mutant.area] ?? firestoreTests);
  });
});

describe('storage.rules', () => {
  const mutants = rulesMutants(read('storage.rules'));
  test.each(mutants)('$area $name', { timeout: 180_000 }, async (mutant) => {
    await expectNoticed('storage.rules', mutant, ['files', 'photos', 'file-size']);
  });
});

describe('database.rules.json', () => {
  const mutants = databaseMutants(read('database.rules.json'));
  test.each(mutants)('$name', { timeout: 180_000 }, async (mutant) => {
    await expectNoticed('database.rules.json', mutant, ['view-counter', 'sign-outs']);
  });
});
