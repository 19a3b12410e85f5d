import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const house = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(house, file), 'utf8');
const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
const listed = new Map(
  [...read('NOTICE').matchAll(/^(\S+) +(\S+) {2,}/gm)].map(([, name = '', licence = '']) => [name, licence]),
);

test.each(Object.keys(dependencies))('NOTICE lists %s under the licence it came with', (name) => {
  const { license } = JSON.parse(read(`node_modules/${name}/package.json`)) as { license: string };
  expect(listed.get(name)).toBe(license);
});

test('NOTICE lists nothing that is no longer used', () => {
  const gone = [...listed.keys()].filter((name) => /^[@a-z]/.test(name) && !(name in dependencies));
  expect(gone).toEqual(['tailwindcss']);
});
