import { relative } from 'node:path';
import * as z from 'zod';
import type { TestFailure, PartResult } from './part-result.ts';

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/**
 * Parses the output of vitest's JSON reporter.
 *
 * @param folder base of the file names in titles
 */
export function parseVitestReport(part: string, json: unknown, folder: string, seconds: number): PartResult {
  let passed = 0;
  const failures: TestFailure[] = [];
  const skipped: string[] = [];
  for (const file of reportSchema.parse(json).testResults) {
    const name = relative(folder, file.name);
    for (const test of file.assertionResults) {
      const title = `${name} > ${test.fullName}`;
      if (test.status === 'passed') passed++;
      else if (test.status === 'failed')
        failures.push({
          title,
          file: name,
          name: test.fullName,
          message: (test.failureMessages ?? []).join('\n'),
        });
      else skipped.push(title);
    }
    const hasFailedTest = file.assertionResults.some((test) => test.status === 'failed');
    if (file.status === 'failed' && !hasFailedTest) {
      // The file failed to load, or a hook failed.
      failures.push({ title: name, file: name, message: file.message ?? '' });
    }
  }
  return { part, passed, failures, flaky: [], skipped, seconds };
}
