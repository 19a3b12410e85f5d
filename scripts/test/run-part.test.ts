import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { projectRoot } from '../backend/project.ts';
import type { PartName } from './parts.ts';

const file = 'scripts/test/run-part.test.ts';

/** Runs a part with a runner that reports these statuses of one test, run by run, and then what failed once more. */
async function runTwice(part: PartName, ...statuses: string[]) {
  const folder = createTemporaryFolder();
  const calls: string[] = [];
  vi.doMock('../backend/project.ts', () => ({ projectRoot, getSuiteFolder: () => folder }));
  vi.doMock('../run-program.ts', () => ({
    runProgram(_program: string, args: readonly string[]) {
      const status = statuses[calls.push(args.join(' ')) - 1];
      const report = args.join(' ').replace(/.*--outputFile=(\S+).*/, '$1');
      const assertionResults = [{ fullName: 'loads', status }];
      mkdirSync(dirname(report), { recursive: true });
      const testResults = [{ name: join(projectRoot, file), status, assertionResults }];
      writeFileSync(report, JSON.stringify({ testResults }));
      return Promise.resolve(status === 'passed' ? 0 : 1);
    },
  }));
  vi.resetModules();
  const { repeatFailures, runPart } = await import('./run-part.ts');
  const chosen = { changedSince: 'main', official: false, runnerArguments: ['-t', 'x'] };
  const options = { names: [part], ...chosen, signal: new AbortController().signal };
  const results = await repeatFailures(part, await runPart(part, options), options);
  return { calls, results: results.map(({ title, status }) => `${title} ${status}`) };
}

afterEach(() => {
  for (const path of ['../backend/project.ts', '../run-program.ts']) vi.doUnmock(path);
  vi.resetModules();
});

test.each([
  ['media', 'failed passed', 'flaky'],
  ['media', 'failed failed', 'failed'],
  ['media', 'passed', 'passed'],
  ['unit', 'failed', 'failed'],
] as const)('of %s, where timing may repeat a run, tests that have %s are %s', async (part, runs, status) => {
  const { calls, results } = await runTwice(part, ...runs.split(' '));
  const again = new RegExp(`--outputFile=\\S+ ${file} --no-file-parallelism$`);
  const patterns = [/ --changed=main .*-t x$/, again].slice(0, runs.split(' ').length);
  expect(calls).toEqual(patterns.map((pattern) => expect.stringMatching(pattern) as string));
  expect(results).toEqual([`${part}: ${file} > loads ${status}`]);
});

test('a runner that ends with an error has failed although no test has', async () => {
  const { results } = await runTwice('unit', 'crashed');
  expect(results).toContain('unit: ended with exit code 1 although no test failed failed');
});
