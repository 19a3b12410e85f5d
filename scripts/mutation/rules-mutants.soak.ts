import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getPorts } from '#scripts/backend/ports.ts';
import { projectRoot, getSuiteFolder, getEmulatorEnvironment } from '../backend/project.ts';
import { startBackend, type Backend } from '../backend/start-backend.ts';
import { createDatabaseRulesMutants, createRulesMutants, type Mutant } from './mutate-rules.ts';
import { runMutantTests } from './run-mutant-tests.ts';

/*
 * Mutation testing of the security rules: removes one condition at a time and expects a test in tests/rules to fail.
 * Takes about two seconds per condition.
 */

const rulesFiles = ['firestore.rules', 'storage.rules', 'database.rules.json'] as const;
type RulesFileName = (typeof rulesFiles)[number];

/** Test files of tests/rules by area; shared functions run all of them. */
const testFilesByArea: Record<string, readonly string[]> = {
  users: [
    ...['users', 'account', 'access', 'access-notifications', 'pending-access', 'names'],
    ...['email-identity', 'queries'],
  ],
  emails: ['email-identity'],
  pending_access: ['pending-access', 'blocks', 'queries'],
  blocks: ['blocks', 'queries'],
  animals: ['animals', 'names', 'rate-limits', 'queries'],
  deleted_animals: ['animals'],
  uploads: ['upload-tickets', 'delegate-notifications', 'blocks', 'queries'],
  rate_limits: ['rate-limits'],
  videos: [
    ...['videos', 'video-details', 'video-changes', 'upload-tickets'],
    ...['delegate-notifications', 'blocks', 'queries'],
  ],
  notifications: [
    ...['notifications', 'access', 'access-notifications', 'delegate-notifications'],
    ...['moderation', 'queries'],
  ],
  reported_videos: ['reports', 'moderation', 'queries'],
  handled_reports: ['moderation'],
  saved_videos: ['personal-lists'],
  follows: ['personal-lists'],
};
const firestoreAreas = Object.keys(testFilesByArea);
const firestoreTests = Object.values(testFilesByArea).flat();

/** Areas of tests/rules/access-matrix.ts that the other two files decide. */
const fileAreas = ['clips', 'thumbnails', 'profile photos', 'animal pictures'];
const valueAreas = ['videoViews', 'signOuts', 'release'];

const ports = getPorts('test');
const mutantFolder = join(getSuiteFolder('test'), 'mutant');
const readRules = (file: RulesFileName) => readFileSync(join(projectRoot, file), 'utf8');

let backend: Backend;
beforeAll(async () => {
  mkdirSync(mutantFolder, { recursive: true });
  backend = await startBackend({ suite: 'test' });
}, 60_000);
afterAll(() => backend.stop());

function runTests(file: RulesFileName, text: string, tests: readonly string[], areas: readonly string[]) {
  for (const name of rulesFiles) copyFileSync(join(projectRoot, name), join(mutantFolder, name));
  writeFileSync(join(mutantFolder, file), text);
  return runMutantTests(
    [
      '--config',
      'tests/vitest.config.ts',
      '--project',
      'rules',
      ...tests.map((name) => `tests/rules/${name}.test.ts`),
    ],
    {
      ...getEmulatorEnvironment(ports),
      RULES_FOLDER: mutantFolder,
      MATRIX_AREAS: areas.join(','),
    },
  );
}

async function expectKilled(
  file: RulesFileName,
  mutant: Mutant,
  tests: readonly string[],
  areas: readonly string[],
): Promise<void> {
  const allTests = [...tests, 'access-matrix'];
  expect(await runTests(file, mutant.text, allTests, areas)).toBe('killed');
}

describe('firestore.rules', () => {
  const mutants = createRulesMutants(readRules('firestore.rules'));
  test.each(mutants)('$area $name', { timeout: 180_000 }, async (mutant) => {
    const tests = testFilesByArea[mutant.area];
    await expectKilled(
      'firestore.rules',
      mutant,
      tests ?? firestoreTests,
      tests ? [mutant.area] : firestoreAreas,
    );
  });
});

describe('storage.rules', () => {
  const mutants = createRulesMutants(readRules('storage.rules'));
  test.each(mutants)('$area $name', { timeout: 180_000 }, async (mutant) => {
    await expectKilled('storage.rules', mutant, ['files', 'file-deletion', 'photos'], fileAreas);
  });
});

describe('database.rules.json', () => {
  const mutants = createDatabaseRulesMutants(readRules('database.rules.json'));
  test.each(mutants)('$name', { timeout: 180_000 }, async (mutant) => {
    await expectKilled('database.rules.json', mutant, ['realtime-database'], valueAreas);
  });
});
