import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#scripts/test/temporary-folder.ts';
import { loadProjectEnvironment, parseProject } from './project-environment.ts';

function createFolder(files: Record<string, string>): string {
  const folder = createTemporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('reads --project like firebase-tools', () => {
  expect(parseProject(['--only', 'hosting'])).toBeUndefined();
  for (const argv of [['--project', 'live'], ['--only', 'x', '-P', 'live'], ['--project=live']])
    expect(parseProject(argv)).toBe('live');
  for (const argv of [['--project'], ['--project', '--only'], ['--project', '../live']])
    expect(() => parseProject(argv)).toThrow('needs the id');
});

test('each project has a file of its own', () => {
  const folder = createFolder({
    '.env.live': 'VITE_FIREBASE_PROJECT_ID=live\nSEARCH_ADMIN_KEY=secret\nOTHER=1',
    '.env.staging': 'VITE_FIREBASE_PROJECT_ID=staging',
  });
  expect(loadProjectEnvironment('live', folder)).toEqual({
    VITE_FIREBASE_PROJECT_ID: 'live',
    SEARCH_ADMIN_KEY: 'secret',
  });
  expect(loadProjectEnvironment('staging', folder)).not.toHaveProperty('SEARCH_ADMIN_KEY');
});

test('the variables of another project are refused', () => {
  const folder = createFolder({ '.env': 'VITE_FIREBASE_PROJECT_ID=live' });
  expect(loadProjectEnvironment('live', folder)).toHaveProperty('VITE_FIREBASE_PROJECT_ID', 'live');
  expect(() => loadProjectEnvironment('staging', folder)).toThrow("is 'live', not 'staging'");
  expect(() => loadProjectEnvironment('staging', createFolder({}))).toThrow('is empty');
});
