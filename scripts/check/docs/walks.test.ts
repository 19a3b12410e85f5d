import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { projectRoot } from '../../backend/project.ts';
import { listFiles } from '../list-files.ts';
import { walks, type Edit } from './walks.ts';

/** A copy of the repository, without pictures and clips. */
function copyRepository(): string {
  const folder = createTemporaryFolder();
  const pattern = /\.(tsx?|mts|mjs|json|rules|css|svg|example)$/;
  for (const file of listFiles().filter((name) => pattern.test(name)))
    cpSync(join(projectRoot, file), join(folder, file));
  // What programs and the other engines import of these, they import, too.
  const include = ['src', 'tests', 'services', 'emulators/firestore/rpc', 'emulators/firestore/transports'];
  const project = { extends: './tsconfig.node.json', include };
  writeFileSync(join(folder, 'tsconfig.walks.json'), JSON.stringify(project));
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

function apply(folder: string, [file, find, replacement]: Edit) {
  const path = join(folder, file);
  const text = find === '' ? '' : readFileSync(path, 'utf8');
  if (!text.includes(find)) throw new Error(`${file} has no ${find}: correct scripts/check/docs/walks.ts`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, find === '' ? replacement : text.replace(find, replacement));
}

const run = (folder: string, program: string, ...args: string[]) =>
  new Promise<string>((resolve) => {
    const path = join(projectRoot, 'node_modules/.bin', program);
    const env = { ...process.env, GOGC: '400' };
    execFile(path, args, { cwd: folder, env, maxBuffer: 1e9 }, (_error, stdout) => resolve(stdout));
  });

const sort = (files: Iterable<string>) => [...new Set(files)].toSorted();

async function findTypeErrors(folder: string): Promise<string[]> {
  const output = await run(folder, 'tsc', '-p', 'tsconfig.walks.json', '--noEmit');
  return sort([...output.matchAll(/^([^\s(]+)\(\d/gm)].map(([, file = '']) => file));
}

async function findFailures(folder: string, ...args: readonly string[]): Promise<string[]> {
  const options = ['--reporter=json', '--testTimeout=60000', '--project', 'unit', '--project', 'scripts'];
  const output = await run(folder, 'vitest', 'run', ...options, ...args);
  const { testResults } = JSON.parse(output.slice(output.indexOf('{"'))) as {
    testResults: { name: string; status: string }[];
  };
  const failed = testResults.filter(({ status }) => status === 'failed');
  return sort(failed.map(({ name }) => name.slice(folder.length + 1)));
}

test('every row of "To change …" names the files that are enough, and what notices the change', async () => {
  const [begun, done] = [copyRepository(), copyRepository()];
  for (const { edits } of walks)
    for (const [index, edit] of edits.entries()) {
      if (index === 0) apply(begun, edit);
      apply(done, edit);
    }
  const failing = sort(walks.flatMap(({ test: name }) => name ?? []));
  const results = await Promise.all([
    findTypeErrors(begun),
    findTypeErrors(done),
    findFailures(done, ...failing),
    // The new page.
    findFailures(done, 'src/app/access-table.test.tsx', '-t', 'walk'),
  ]);
  expect(results).toEqual([sort(walks.flatMap(({ compiler = [] }) => compiler)), [], failing, []]);
}, 180_000);
