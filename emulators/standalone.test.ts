import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;

/** Each import of the folder's files: in which file, and what it names. */
function findImports(): readonly (readonly [file: string, from: string])[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(ts|mjs)$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      const found = source.matchAll(/^(?:import|export|\}) (?:[^'\n]* from )?'([^']+)';$/gm);
      return [...found].map(([, from = '']) => [file, from] as const);
    });
}

function getPackageName(from: string): string {
  const parts = from.split('/');
  return parts.slice(0, from.startsWith('@') ? 2 : 1).join('/');
}

test('nothing here imports from outside the folder but packages that the README names', () => {
  const [, named = ''] = readFileSync(join(folder, 'README.md'), 'utf8').split('## Standing alone');
  const strangers = findImports().filter(([file, from]) => {
    if (from.startsWith('.')) return join(dirname(file), from).startsWith('..');
    return !from.startsWith('#') && !isBuiltin(from) && !named.includes(`\`${getPackageName(from)}\``);
  });
  expect(strangers).toEqual([]);
});
