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
