import { parseRules } from 'firebase-engines/database/rules/ruleset.ts';
import { indexesFileSchema } from 'firebase-engines/firestore/indexes/index-definition.ts';
import { compileRules } from 'firebase-engines/rules/compile.ts';
import { z } from 'zod';
import { createFindings, findProblem, type Finding } from './doctor-finding.ts';

const corsFileSchema = z
  .array(z.object({ origin: z.array(z.string()), method: z.array(z.string()) }))
  .refine((entries) => entries.some(({ method }) => method.includes('GET')), 'no entry allows GET');

/** The files that are deployed, and how each is read. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'firestore.rules': (text) => compileRules(text, 'firestore.rules'),
  'storage.rules': (text) => compileRules(text, 'storage.rules'),
  'database.rules.json': parseRules,
  'firestore.indexes.json': (text) => indexesFileSchema.parse(JSON.parse(text)),
  'storage.cors.json': (text) => corsFileSchema.parse(JSON.parse(text)),
};

/**
 * Rules compile, and indexes and CORS can be read.
 *
 * @param readText of a file in the root folder
 */
export function checkFiles(readText: (file: string) => string): Finding[] {
  const { ok, wrong } = createFindings('Files');
  const problems = Object.entries(readers).flatMap(([file, read]) => {
    const problem = findProblem(() => read(readText(file)));
    return problem === undefined ? [] : [wrong(`${file}: ${problem}`, 'Correct the file.')];
  });
  return problems.length > 0 ? problems : [ok('rules compile; indexes and CORS can be read')];
}
