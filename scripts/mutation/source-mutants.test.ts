import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../backend/project.ts';
import { applyMutant, describeMutant } from './source-mutant.ts';
import { sourceMutants } from './source-mutants.ts';

const readFile = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

describe.each(sourceMutants.map((mutant) => [describeMutant(mutant), mutant] as const))(
  '%s',
  (_name, mutant) => {
    test('changes one place of its file', () => {
      expect(applyMutant(mutant, readFile(mutant.file))).toContain(mutant.replace);
    });

    test('names a test that exists', () => {
      const [testFile, title] = mutant.killedBy;
      expect(readFile(testFile)).toContain(title);
      expect(title).not.toContain('%');
    });
  },
);

test('a mutant has to change exactly one place', () => {
  const [mutant] = sourceMutants;
  if (!mutant) throw new Error('There are no mutants');
  expect(() => applyMutant(mutant, '')).toThrow('not once');
  expect(() => applyMutant(mutant, mutant.find + mutant.find)).toThrow('not once');
});
