import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonTestResults } from 'vitest/node';
import { projectRoot, getSuiteFolder } from '#scripts/backend/project.ts';
import { startTestBackend } from '#tests/support/test-backend.ts';
import { runProgram } from '#scripts/run-program.ts';
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
  pedigrees: ['pedigrees', 'queries'],
  deleted_reels: ['reels'],
  reels: ['reels', 'rate-limits', 'queries'],
  ride_links: ['ride-links', 'link-notices'],
  link_proposals: ['ride-links'],
  uploads: ['upload-tickets', 'delegate-notifications', 'blocks', 'queries'],
  rate_limits: ['rate-limits'],
  videos: [
    ...['videos', 'video-details', 'video-changes', 'upload-tickets'],
    ...['delegate-notifications', 'blocks', 'queries'],
  ],
  notifications: [
    ...['notifications', 'access', 'access-notifications', 'delegate-notifications'],
    ...['moderation', 'queries', 'hat-notifications', 'ride-links', 'link-notices'],
  ],
  reported_videos: ['reports', 'moderation', 'queries'],
  handled_reports: ['moderation'],
  saved_videos: ['personal-lists'],
  follows: ['personal-lists'],
};

const mutantFolder = join(getSuiteFolder('test'), 'mutant');

let stop: () => Promise<void>;
beforeAll(async () => {
  mkdirSync(mutantFolder, { recursive: true });
  stop = await startTestBackend();
}, 60_000);
afterAll(() => stop());

/** What the tests say of a mutant: `invalid` if they could not run, which proves nothing. */
async function runTests(file: RulesFileName, mutant: Mutant) {
  const { tests, areas } = selectTests(file, mutant);
  for (const name of rulesFiles) copyFileSync(join(projectRoot, name), join(mutantFolder, name));
  writeFileSync(join(mutantFolder, file), mutant.text);
  const report = join(mutantFolder, 'report.json');
  rmSync(report, { force: true });
  const log = openSync(join(mutantFolder, 'vitest.log'), 'w');
  const code = await runProgram(
    'vitest',
    [
      ...['run', '--project', 'rules', '--bail', '1', '--reporter', 'json', '--outputFile', report],
      ...[...tests, 'access-matrix'].map((name) => `tests/rules/${name}.test.ts`),
    ],
    { environment: { RULES_FOLDER: mutantFolder, MATRIX_AREAS: areas.join(',') }, output: log },
  );
  closeSync(log);
  if (code === 0) return 'survived';
  if (!existsSync(report)) return 'invalid';
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JsonTestResults;
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed');
  // Vitest reports an error of its own for a test that took too long.
  const isBusy = /timed out|STACK_TRACE_ERROR/;
  return failed.some(({ failureMessages }) => !isBusy.test(failureMessages?.join('\n') ?? ''))
    ? 'killed'
    : 'invalid';
}

/** The tests of a condition, and the areas of tests/rules/access-matrix.ts that it decides. */
const allTests = {
  tests: Object.values(testFilesByArea).flat(),
  areas: [...Object.keys(testFilesByArea), 'users/private'],
};
const storageTests = {
  tests: ['files', 'file-deletion', 'photos'],
  areas: ['clips', 'thumbnails', 'profile photos', 'animal pictures'],
};
const databaseTests = {
  tests: ['realtime-database', 'hats'],
  areas: ['videoViews', 'hats', 'hatsBy', 'signOuts', 'release'],
};

function selectTests(file: RulesFileName, { area }: Mutant) {
  if (file === 'storage.rules') return storageTests;
  if (file === 'database.rules.json') return databaseTests;
  const tests = testFilesByArea[area];
  return tests ? { tests, areas: [area, `${area}/private`] } : allTests;
}

describe.each(rulesFiles)('%s', (file) => {
  const createMutants = file === 'database.rules.json' ? createDatabaseRulesMutants : createRulesMutants;
  const mutants = createMutants(readFileSync(join(projectRoot, file), 'utf8'));
  test.each(mutants)('$area $name', { timeout: 180_000 }, async (mutant) => {
    expect(await runTests(file, mutant)).toBe('killed');
  });
});
