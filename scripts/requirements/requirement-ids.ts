import { parseSourceFile, visitNodes } from '../check/structure/source-file.ts';

/** The ids that a requirements document defines, one to a line: `- PLY-06 Muted below half speed.` */
export function parseRequirementIds(markdown: string): string[] {
  return [...markdown.matchAll(/^- ([A-Z]+-\d+) /gm)].map(([, id = '']) => id);
}

/** A requirement named by the title of a test. */
export interface RequirementReference {
  id: string;
  file: string;
  line: number;
}

/** Names along a call: `test.skip.each` gives test, skip, each. */
function getCalleeNames(node: { type: string }): string[] {
  const one = node as {
    type: string;
    name?: string;
    object?: { type: string };
    property?: { name?: string };
    callee?: { type: string };
  };
  if (one.type === 'Identifier') return [one.name ?? ''];
  if (one.type === 'MemberExpression' && one.object)
    return [...getCalleeNames(one.object), one.property?.name ?? ''];
  if ((one.type === 'CallExpression' || one.type === 'TaggedTemplateExpression') && one.callee)
    return getCalleeNames(one.callee);
  return [];
}

const testFunctions = new Set(['test', 'it', 'describe']);
const skipModifiers = new Set(['skip', 'todo', 'fixme']);

/** The requirements that a file's tests, or groups of them, prove: `test('[PLY-05, PLY-06] …')`. Skipped ones prove nothing. */
export function findReferencedIds(file: string, text: string): RequirementReference[] {
  const source = parseSourceFile(file, text);
  const found: RequirementReference[] = [];
  visitNodes(source, {
    CallExpression: ({ callee, arguments: [title], start }) => {
      const [first = '', ...rest] = getCalleeNames(callee);
      if (!testFunctions.has(first) || rest.some((name) => skipModifiers.has(name))) return;
      const words =
        title?.type === 'TemplateLiteral'
          ? title.quasis.map(({ value }) => value.raw).join(' ')
          : title?.type === 'Literal' && typeof title.value === 'string'
            ? title.value
            : '';
      for (const [, ids = ''] of words.matchAll(/\[([A-Z]+-\d+(?:,\s*[A-Z]+-\d+)*)\]/g))
        for (const id of ids.split(/,\s*/)) found.push({ id, file, line: source.lineAt(start) });
    },
  });
  return found;
}

/** How far tests reach, by section: the letters before the number. */
export interface Coverage {
  total: number;
  covered: number;
  missing: string[];
  /** Ids that two lines of the document claim. */
  duplicates: string[];
  /** Ids that titles name and the document does not have. */
  unknown: RequirementReference[];
}

export const getSection = (id: string) => id.slice(0, id.indexOf('-'));

/**
 * @param sections letters of the sections to look at, all when empty
 */
export function computeCoverage(
  defined: readonly string[],
  named: readonly RequirementReference[],
  sections: readonly string[],
): Coverage {
  const known = new Set(defined);
  const proven = new Set(named.map(({ id }) => id));
  const asked = [...known].filter((id) => sections.length === 0 || sections.includes(getSection(id)));
  const missing = asked.filter((id) => !proven.has(id));
  return {
    total: asked.length,
    covered: asked.length - missing.length,
    missing,
    duplicates: [...new Set(defined.filter((id, index) => defined.indexOf(id) !== index))],
    unknown: named.filter(({ id }) => !known.has(id)),
  };
}
