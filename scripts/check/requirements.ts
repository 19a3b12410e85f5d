import { readFileSync } from 'node:fs';
import { listFiles } from './list-files.ts';

/** The requirements of the product, one per list item: `- PLY-06 Mutes below half speed.` */
const requirementsFile = 'docs/requirements.md';

/**
 * Every requirement is defined once and named by the title of a test, `test('[PLY-05, PLY-06] …')`, and every id in a
 * title is defined. The linter refuses skipped tests.
 *
 * @param markdown the text of the requirements
 * @param tests their files and texts
 */
export function findUntestedRequirements(
  markdown: string,
  tests: readonly (readonly [file: string, text: string])[],
): string[] {
  const defined = [...markdown.matchAll(/^- ([A-Z]+-\d+) /gm)].map(([, id = '']) => id);
  const named = new Map<string, string>();
  for (const [file, text] of tests)
    for (const [, ids = ''] of text.matchAll(/['"`]\[([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\]/g))
      for (const id of ids.split(', ')) named.set(id, file);
  const twice = defined.filter((id, index) => defined.indexOf(id) !== index);
  const unknown = [...named].filter(([id]) => !defined.includes(id));
  return [
    ...twice.map((id) => `${requirementsFile}: ${id} is defined twice`),
    ...unknown.map(([id, file]) => `${file} references ${id}, which ${requirementsFile} does not define`),
    ...defined.filter((id) => !named.has(id)).map((id) => `${requirementsFile}: no test references ${id}`),
  ];
}

export function checkRequirements(): Promise<string[]> {
  // Tests of the checks name ids that they make up.
  const files = listFiles('*.test.ts', '*.test.tsx', '*.spec.ts', ':!scripts/check');
  const tests = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
  return Promise.resolve(findUntestedRequirements(readFileSync(requirementsFile, 'utf8'), tests));
}
