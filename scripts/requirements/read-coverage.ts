import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

/** The ids that a requirements document defines, one per list item: `- PLY-06 Muted below half speed.` */
export function parseRequirementIds(markdown: string): string[] {
  return [...markdown.matchAll(/^- ([A-Z]+-\d+) /gm)].map(([, id = '']) => id);
}

/** A requirement id in a test title. */
export interface RequirementReference {
  id: string;
  file: string;
  line: number;
}

/** The identifiers of a callee: `test.skip.each` gives test, skip, each. */
function getCalleeNames(node: { type: string }): string[] {
  const callee = node as {
    type: string;
    name?: string;
    object?: { type: string };
    property?: { name?: string };
    callee?: { type: string };
  };
  if (callee.type === 'Identifier') return [callee.name ?? ''];
  if (callee.type === 'MemberExpression' && callee.object)
    return [...getCalleeNames(callee.object), callee.property?.name ?? ''];
  if ((callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression') && callee.callee)
    return getCalleeNames(callee.callee);
  return [];
}

const testFunctions = new Set(['test', 'it', 'describe']);
const skipModifiers = new Set(['skip', 'todo', 'fixme']);

/** The ids in titles of a file's tests and describe blocks: `test('[PLY-05, PLY-06] …')`. Skipped ones do not count. */
export function findReferencedIds(file: string, text: string): RequirementReference[] {
  const found: RequirementReference[] = [];
  const visitor = new Visitor({
    CallExpression: ({ callee, arguments: [title], start }) => {
      const [first = '', ...rest] = getCalleeNames(callee);
      if (!testFunctions.has(first) || rest.some((name) => skipModifiers.has(name))) return;
      const titleText =
        title?.type === 'TemplateLiteral'
          ? title.quasis.map(({ value }) => value.raw).join(' ')
          : title?.type === 'Literal' && typeof title.value === 'string'
            ? title.value
            : '';
      for (const [, ids = ''] of titleText.matchAll(/\[([A-Z]+-\d+(?:,\s*[A-Z]+-\d+)*)\]/g))
        for (const id of ids.split(/,\s*/))
          found.push({ id, file, line: text.slice(0, start).split('\n').length });
    },
  });
  visitor.visit(parseSync(file, text).program);
  return found;
}

/** Requirement coverage of the tests. */
export interface Coverage {
  total: number;
  covered: number;
  missing: string[];
  /** Ids that the document defines twice. */
  duplicates: string[];
  /** References to ids that the document does not define. */
  unknown: RequirementReference[];
}

/** The section of an id: the letters before the number. */
export const getSection = (id: string) => id.slice(0, id.indexOf('-'));

/** @param sections sections to include; all if empty */
export function computeCoverage(
  defined: readonly string[],
  references: readonly RequirementReference[],
  sections: readonly string[],
): Coverage {
  const known = new Set(defined);
  const covered = new Set(references.map(({ id }) => id));
  const selected = [...known].filter((id) => sections.length === 0 || sections.includes(getSection(id)));
  const missing = selected.filter((id) => !covered.has(id));
  return {
    total: selected.length,
    covered: selected.length - missing.length,
    missing,
    duplicates: [...new Set(defined.filter((id, index) => defined.indexOf(id) !== index))],
    unknown: references.filter(({ id }) => !known.has(id)),
  };
}

const requirementsFile = 'docs/requirements.md';

/** Tests of the tooling show nothing of the product. */
function listTests(): string[] {
  const options = ['--cached', '--others', '--exclude-standard', '--deduplicate'];
  const patterns = ['*.test.ts', '*.test.tsx', '*.spec.ts', ':!scripts'];
  const files = execFileSync('git', ['ls-files', ...options, '--', ...patterns], { encoding: 'utf8' });
  return files.split('\n').filter((file) => existsSync(file) && file !== '');
}

/**
 * Which requirements the titles of tests reference.
 *
 * @param sections sections to include; all if empty
 * @throws Error that names a section that does not exist
 */
export function readCoverage(sections: readonly string[]): Coverage {
  const requirementIds = parseRequirementIds(readFileSync(requirementsFile, 'utf8'));
  const known = new Set(requirementIds.map(getSection));
  const unknown = sections.filter((section) => !known.has(section));
  if (unknown.length > 0) throw new Error(`${requirementsFile} has no section ${unknown.join(', ')}`);
  const references = listTests().flatMap((file) => findReferencedIds(file, readFileSync(file, 'utf8')));
  return computeCoverage(requirementIds, references, sections);
}

/** Ids that are wrong in any case. */
export const findWrongIds = ({ duplicates, unknown }: Coverage): string[] => [
  ...duplicates.map((id) => `${requirementsFile}: ${id} is defined twice`),
  ...unknown.map(
    ({ id, file, line }) => `${file}:${line} references ${id}, which ${requirementsFile} does not define`,
  ),
];

/** Every requirement has a test. */
export function checkRequirements(): Promise<string[]> {
  const coverage = readCoverage([]);
  return Promise.resolve([
    ...findWrongIds(coverage),
    ...coverage.missing.map((id) => `${requirementsFile}: no test references ${id}`),
  ]);
}
