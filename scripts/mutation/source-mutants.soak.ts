import { expect, test } from 'vitest';
import { runMutantTests } from './run-mutant-tests.ts';
import { describeMutant } from './source-mutant.ts';
import { sourceMutants } from './source-mutants.ts';

/* Mutation testing of src: inserts one fault at a time and expects the named unit test to fail. Takes three seconds each. */

const escapeForPattern = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

test.each(sourceMutants.map((mutant, place) => [describeMutant(mutant), mutant, place] as const))(
  '%s',
  { timeout: 120_000 },
  async (_name, mutant, place) => {
    const [testFile, title] = mutant.killedBy;
    const vitestArguments = ['--config', 'scripts/mutation/vitest.config.ts', testFile];
    const outcome = await runMutantTests([...vitestArguments, '-t', escapeForPattern(title)], {
      SOURCE_MUTANT: String(place),
    });
    expect(outcome).toBe('killed');
  },
);
