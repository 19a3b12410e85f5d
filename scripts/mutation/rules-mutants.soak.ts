import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getPorts } from '#scripts/backend/ports.ts';
import { projectRoot, getSuiteFolder, getEmulatorEnvironment } from '../backend/project.ts';
import { startBackend, type Backend } from '../backend/start-backend.ts';
import { parseVitestReport } from '../test/read-reports.ts';
import { runProgram } from '../test/run-program.ts';
import { createDatabaseRulesMutants, createRulesMutants, type Mutant } from './mutate-rules.ts';

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
    ...['contact', 'profile-deletion', 'email-identity', 'queries'],
  ],
  erasures: ['profile-deletion'],
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
const firestoreAreas = [...Object.keys(testFilesByArea), 'users/private'];
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

/** What the tests say of a mutant: `invalid` if they could not run, which proves nothing. */
async function runTests(
  file: RulesFileName,
  { text }: Mutant,
  tests: readonly string[],
  areas: readonly string[],
) {
  for (const name of rulesFiles) copyFileSync(join(projectRoot, name), join(mutantFolder, name));
  writeFileSync(join(mutantFolder, file), text);
  const report = join(mutantFolder, 'report.json');
  rmSync(report, { force: true });
  const code = await runProgram({
    name: 'vitest',
    args: [
      ...['run', '--config', 'tests/vitest.config.ts', '--project', 'rules', '--bail', '1'],
      ...['--reporter', 'json', '--outputFile', report],
      ...[...tests, 'access-matrix'].map((name) => `tests/rules/${name}.test.ts`),
    ],
    environment: {
      ...getEmulatorEnvironment(ports),
      RULES_FOLDER: mutantFolder,
      MATRIX_AREAS: areas.join(','),
    },
    logFile: join(mutantFolder, 'vitest.log'),
  });
  if (code === 0) return 'survived';
  if (!existsSync(report)) return 'invalid';
  const { failures } = parseVitestReport('mutant', JSON.parse(readFileSync(report, 'utf8')), projectRoot, 0);
  // Vitest reports an error of its own for a test that took too long.
  const isBusy = /timed out|STACK_TRACE_ERROR/;
  return failures.some(({ name, message }) => name !== undefined && !isBusy.test(message))
    ? 'killed'
    : 'invalid';
}

describe('firestore.rules', () => {
  const mutants = createRulesMutants(readRules('firestore.rules'));
  test.each(mutants)('$area $name', { timeout: 180_000 }, async (mutant) => {
    const tests = testFilesByArea[mutant.area] ?? firestoreTests;
    const isKnown = mutant.area in testFilesByArea;
    const areas = isKnown ? [mutant.area, `${mutant.area}/private`] : firestoreAreas;
    expect(await runTests('firestore.rules', mutant, tests, areas)).toBe('killed');
  });
});

describe('storage.rules', () => {
  const mutants = createRulesMutants(readRules('storage.rules'));
  test.each(mutants)('$area $name', { timeout: 180_000 }, async (mutant) => {
    const tests = ['files', 'file-deletion', 'photos'];
    expect(await runTests('storage.rules', mutant, tests, fileAreas)).toBe('killed');
  });
});

describe('database.rules.json', () => {
  const mutants = createDatabaseRulesMutants(readRules('database.rules.json'));
  test.each(mutants)('$name', { timeout: 180_000 }, async (mutant) => {
    expect(await runTests('database.rules.json', mutant, ['realtime-database'], valueAreas)).toBe('killed');
  });
});
