import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { projectRoot } from '#scripts/backend/project.ts';
import { unitProject } from '#tests/support/unit-project.ts';
import { applyMutant, type SourceMutant } from './source-mutant.ts';
import { sourceMutants } from './source-mutants.ts';

/* The unit tests with one fault of source-mutants.ts, by its place in the table. The files stay as they are. */

function insertFault(mutant: SourceMutant): Plugin {
  const mutatedFile = join(projectRoot, mutant.file);
  return {
    name: 'source-mutant',
    enforce: 'pre',
    transform: (text, id) =>
      id === mutatedFile ? { code: applyMutant(mutant, text), map: null } : undefined,
  };
}

const mutant = sourceMutants[Number(process.env['SOURCE_MUTANT'])];
const plugins = mutant ? [insertFault(mutant)] : [];

export default defineConfig({
  test: { projects: [{ ...unitProject, plugins }] },
});
