import { LocatedError } from './errors.ts';

/**
 * Translates a regular expression of the documented language to RE2: sets, `\s \w \d` and their negations, groups, `|`,
 * `* + ? {n,m}`, `^` as the first and `$` as the last character.
 *
 * @param offset where the expression is, for the error
 * @throws LocatedError when the pattern is not part of the language
 * @see https://firebase.google.com/docs/database/security/regex
 */
export function toRe2Pattern(pattern: string, offset: number): string {
  const hasStart = pattern.startsWith('^');
  const hasEnd = /(?:^|[^\\])(?:\\\\)*\$$/.test(pattern);
  const inner = pattern.slice(hasStart ? 1 : 0, hasEnd ? -1 : undefined);
  const isEmptyBetweenAnchors = inner === '' && hasStart && hasEnd;
  const problem = isEmptyBetweenAnchors ? undefined : findProblem(inner);
  if (problem !== undefined) throw new LocatedError(offset, `Illegal regular expression${problem}`);
  return `${hasStart ? '^' : ''}(?:${inner})${hasEnd ? '$' : ''}`;
}

const quantifier = /(?:[*+?]|\{\d+(?:,\d*)?\})/.source;
/** An escaped character that is no letter or digit, or a predefined set. */
const escape = /\\(?:[swdSWD]|[^A-Za-z0-9])/.source;
const set = `\\[\\^?(?:${escape}|[^\\\\\\[\\]])+\\]`;
const single = `(?:${escape}|${set}|[^\\\\^$*+?{()[|])`;
const unionPart = new RegExp(
  `${single}${quantifier}?|(?<open>\\()|(?<close>\\)${quantifier}?)|(?<bar>\\|)`,
  'uy',
);

/** What is wrong, if the text is not one alternative or several, none of them empty, with balanced groups. */
function findProblem(text: string): string | undefined {
  let depth = 0;
  let isEmpty = true;
  unionPart.lastIndex = 0;
  while (unionPart.lastIndex < text.length) {
    const index = unionPart.lastIndex;
    const match = unionPart.exec(text);
    if (match === null) return '';
    const { open, close, bar } = match.groups ?? {};
    if (close !== undefined && depth === 0) return `, end-of-string expected at position ${index}`;
    // The parenthesis counts as a character of the empty alternative.
    if (close !== undefined && isEmpty) return `, expected ')' at position ${text.length}`;
    if (bar !== undefined && isEmpty) return '';
    if (open !== undefined) depth += 1;
    if (close !== undefined) depth -= 1;
    isEmpty = open !== undefined || bar !== undefined;
  }
  if (depth > 0) return `, expected ')' at position ${text.length}`;
  return isEmpty ? '' : undefined;
}
