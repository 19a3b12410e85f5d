import * as z from 'zod';
import type { Failure, Outcome } from './outcome.ts';

const spec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
});

interface Suite {
  title: string;
  specs: z.infer<typeof spec>[];
  suites?: Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});

const report = z.object({
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.string().optional() })),
});

/** Reads the report of Playwright's json reporter. A test that passes only when repeated counts as failed. */
export function readPlaywrightReport(part: string, json: unknown, seconds: number): Outcome {
  let passed = 0;
  const failures: Failure[] = [];
  const skipped: string[] = [];
  const { suites, errors } = report.parse(json);

  const visit = (node: Suite, path: readonly string[]) => {
    const here = [...path, node.title];
    for (const { title, tests } of node.specs) {
      for (const { projectName, status, results } of tests) {
        const name = [`[${projectName}]`, ...here, title].join(' > ');
        if (status === 'expected') passed++;
        else if (status === 'skipped') skipped.push(name);
        else failures.push({ title: name, message: messages(results.flatMap((result) => result.errors)) });
      }
    }
    for (const child of node.suites ?? []) visit(child, here);
  };
  for (const node of suites) visit(node, []);

  // Errors outside of any test: a file that does not load, a configuration that is wrong.
  failures.push(...errors.map((error) => ({ title: part, message: messages([error]) })));
  return { part, passed, failures, skipped, seconds };
}

const colours = /\u001b\[[0-9;]*m/g;

const messages = (errors: readonly { message?: string | undefined }[]) =>
  errors.map((error) => (error.message ?? 'no message').replace(colours, '')).join('\n');
