import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../backend/project.ts';

const readText = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const { dependencies } = JSON.parse(readText('package.json')) as { dependencies: Record<string, string> };
const rows = [...readText('NOTICE').matchAll(/^(\S+) +(\(.+?\)|\S+) {2,}/gm)];
const listedLicenses = new Map(rows.map(([, name = '', licence = '']) => [name, licence]));

test.each(Object.keys(dependencies))('NOTICE lists %s under the licence it came with', (name) => {
  const { license } = JSON.parse(readText(`node_modules/${name}/package.json`)) as { license: string };
  expect(listedLicenses.get(name)).toBe(license);
});

test('NOTICE lists nothing that is no longer used', () => {
  const gone = [...listedLicenses.keys()].filter((name) => /^[@a-z]/.test(name) && !(name in dependencies));
  expect(gone).toEqual(['tailwindcss']);
});
