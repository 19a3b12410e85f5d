import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { projectRoot } from '#scripts/backend/project.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

test.each([
  [2, 0],
  [3, 1],
])('after %d tests that passed only when they ran again, npm test ends with %d', async (count, code) => {
  const { argv } = process;
  onTestFinished(() => {
    process.argv = argv;
    vi.restoreAllMocks();
    vi.doUnmock('#scripts/test/run-part.ts');
    vi.resetModules();
  });
  const results = Array.from({ length: count }, (_, index) => ({ title: `${index}`, status: 'flaky' }));
  const run = () => Promise.resolve(results);
  vi.doMock('#scripts/test/run-part.ts', () => ({ runPart: run, repeatFailures: run }));
  vi.resetModules();
  vi.spyOn(console, 'log').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  process.argv = [...argv.slice(0, 2), 'unit'];
  await import('#scripts/test.ts');
  expect(exit.mock.calls).toEqual([[code]]);
});

test('npm run check fails where one of its parts does', () => {
  const folder = createTemporaryFolder();
  for (const name of readdirSync(projectRoot).filter((each) => each !== 'docs'))
    symlinkSync(join(projectRoot, name), join(folder, name));
  cpSync(join(projectRoot, 'docs'), join(folder, 'docs'), { recursive: true });
  appendFileSync(join(folder, 'docs/requirements.md'), '- NEW-01 Is not tested.\n');
  const words = ['--import', 'tsx', 'scripts/check/check.ts', 'docs', 'requirements'];
  const { status, stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  expect(stdout).toContain('check: 1 passed, 1 failed');
  expect(status).toBe(1);
});
