import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { projectRoot } from '../backend/project.ts';
import type { PartName } from './parts.ts';

/** A file that there is. */
const file = 'scripts/test/run-part.test.ts';
const { signal } = new AbortController();

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
  const options = {
    names: [part],
    changedSince: 'main',
    official: false,
    runnerArguments: ['-t', 'x'],
    signal,
  };
  const results = await repeatFailures(part, await runPart(part, options), options);
  return { calls, results: results.map(({ title, status }) => `${title} ${status}`) };
}

afterEach(() => {
  for (const path of ['../backend/project.ts', '../run-program.ts']) vi.doUnmock(path);
  vi.resetModules();
});

test.each([
  ['passed', 'flaky'],
  ['failed', 'failed'],
])(
  'the file of a test that depends on timing runs once more by itself, and has %s then',
  async (second, status) => {
    const { calls, results } = await runTwice('media', 'failed', second);
    expect(calls[0]).toMatch(/ --changed=main .*-t x$/);
    expect(calls[1]).toMatch(new RegExp(`--outputFile=\\S+ ${file} --no-file-parallelism$`));
    expect(results).toEqual([`media: ${file} > loads ${status}`]);
  },
);

test.each([
  ['unit', 'failed'],
  ['media', 'passed'],
] as const)('of %s, what has %s does not run again', async (part, status) => {
  const { calls, results } = await runTwice(part, status);
  expect(calls).toHaveLength(1);
  expect(results).toEqual([`${part}: ${file} > loads ${status}`]);
});
