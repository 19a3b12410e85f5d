import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod';
import type { TestFailure, PartResult } from './part-result.ts';

const errorSchema = z.object({
  message: z.string().optional(),
  location: z.object({ file: z.string(), line: z.number() }).optional(),
});

const specSchema = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(
        z.object({
          errors: z.array(errorSchema),
          attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })).optional(),
        }),
      ),
    }),
  ),
});

interface PlaywrightSuite {
  title: string;
  specs: z.infer<typeof specSchema>[];
  suites?: PlaywrightSuite[] | undefined;
}

const suiteSchema: z.ZodType<PlaywrightSuite> = z.object({
  title: z.string(),
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});

const reportSchema = z.object({
  suites: z.array(suiteSchema),
  errors: z.array(errorSchema),
});

/** Parses the output of Playwright's JSON reporter. A test that Playwright itself calls flaky counts as failed. */
export function parsePlaywrightReport(part: string, json: unknown, seconds: number): PartResult {
  let passed = 0;
  const failures: TestFailure[] = [];
  const skipped: string[] = [];
  const { suites, errors } = reportSchema.parse(json);

  const visit = (node: PlaywrightSuite, path: readonly string[]) => {
    const here = [...path, node.title];
    for (const { title, tests } of node.specs) {
      for (const { projectName, status, results } of tests) {
        const name = [`[${projectName}]`, ...here, title].join(' > ');
        if (status === 'expected') passed++;
        else if (status === 'skipped') skipped.push(name);
        else
          failures.push({
            title: name,
            message: joinMessages(results.flatMap((result) => result.errors)),
            screen: readScreen(results.flatMap((result) => result.attachments ?? [])),
          });
      }
    }
    for (const child of node.suites ?? []) visit(child, here);
  };
  for (const node of suites) visit(node, []);

  // Errors outside tests, such as a file that fails to load or an invalid configuration.
  failures.push(...errors.map((error) => ({ title: part, message: joinMessages([error]) })));
  return { part, passed, failures, flaky: [], skipped, seconds };
}

/** From the description of a failure that Playwright writes; undefined when the test had no page. */
function readScreen(attachments: readonly { name: string; path?: string | undefined }[]): string | undefined {
  const file = attachments.find(({ name }) => name === 'error-context')?.path;
  if (file === undefined || !existsSync(file)) return undefined;
  const sections = readFileSync(file, 'utf8').split(/^# /m);
  return sections.find((section) => section.startsWith('Page snapshot'));
}

const ansiColors = /\u001b\[[0-9;]*m/g;

function joinMessages(errors: readonly z.infer<typeof errorSchema>[]): string {
  return errors
    .map(({ message = 'no message', location }) => {
      const place = location ? `${basename(location.file)}:${location.line}: ` : '';
      return place + message.replace(ansiColors, '');
    })
    .join('\n');
}
