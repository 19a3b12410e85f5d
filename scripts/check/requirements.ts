import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The requirements of the product, one per list item: `- PLY-06 Mutes below half speed.` */
const requirementsFile = 'docs/requirements.md';

/** Tests of the tooling show nothing of the product. */
function readTests(): [file: string, text: string][] {
  const options = ['--cached', '--others', '--exclude-standard', '--deduplicate'];
  const patterns = ['*.test.ts', '*.test.tsx', '*.spec.ts', ':!scripts'];
  const listed = execFileSync('git', ['ls-files', ...options, '--', ...patterns], { encoding: 'utf8' });
  const files = listed.split('\n').filter((file) => existsSync(file) && file !== '');
  return files.map((file) => [file, readFileSync(file, 'utf8')]);
}

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

export const checkRequirements = (): Promise<string[]> =>
  Promise.resolve(findUntestedRequirements(readFileSync(requirementsFile, 'utf8'), readTests()));
