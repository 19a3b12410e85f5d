import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#scripts/test/temporary-folder.ts';
import { arePackagesInstalled } from './packages.mjs';

const locked = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/for-windows': { version: '2.0.0', optional: true },
};

function createProjectFolder(installed) {
  const folder = createTemporaryFolder();
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
  if (installed) {
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(
      join(folder, 'node_modules', '.package-lock.json'),
      JSON.stringify({ packages: installed }),
    );
  }
  return folder;
}

test('detects a fresh clone and an interrupted install', () => {
  expect(arePackagesInstalled(createProjectFolder())).toBe(false);
});

test('compares with the lock file, ignoring optional packages', () => {
  expect(arePackagesInstalled(createProjectFolder({ 'node_modules/a': { version: '1.0.0' } }))).toBe(true);
  expect(arePackagesInstalled(createProjectFolder({ 'node_modules/a': { version: '1.0.1' } }))).toBe(false);
  expect(arePackagesInstalled(createProjectFolder({ 'node_modules/b': { version: '1.0.0' } }))).toBe(false);
});
