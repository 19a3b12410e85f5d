/**
 * Translates a regular expression of the documented language to RE2: sets, `\s \w \d` and their negations, groups, `|`,
 * `* + ? {n,m}`, `^` as the first and `$` as the last character.
 *
 * @returns undefined when the pattern is not part of the language
 * @see https://firebase.google.com/docs/database/security/regex
 */
export function toRe2Pattern(pattern: string): string | undefined {
  const hasStart = pattern.startsWith('^');
  const hasEnd = /(?:^|[^\\])(?:\\\\)*\$$/.test(pattern);
  const inner = pattern.slice(hasStart ? 1 : 0, hasEnd ? -1 : undefined);
  const isEmptyBetweenAnchors = inner === '' && hasStart && hasEnd;
  if (!isEmptyBetweenAnchors && !isUnion(inner)) return undefined;
  return `${hasStart ? '^' : ''}(?:${inner})${hasEnd ? '$' : ''}`;
}

const quantifier = /(?:[*+?]|\{\d+(?:,\d*)?\})/.source;
/** An escaped character that is no letter or digit, or a predefined set. */
const escape = /\\(?:[swdSWD]|[^A-Za-z0-9])/.source;
const set = `\\[\\^?(?:${escape}|[^\\\\\\[\\]])+\\]`;
const single = `(?:${escape}|${set}|[^\\\\^$*+?{}()[\\]|])`;
const unionPart = new RegExp(
  `${single}${quantifier}?|(?<open>\\()|(?<close>\\)${quantifier}?)|(?<bar>\\|)`,
  'uy',
);

/** Whether the text is one alternative or several, none of them empty, with balanced groups. */
function isUnion(text: string): boolean {
  let depth = 0;
  let isEmpty = true;
  unionPart.lastIndex = 0;
  while (unionPart.lastIndex < text.length) {
    const match = unionPart.exec(text);
    if (match === null) return false;
    const { open, close, bar } = match.groups ?? {};
    if (open !== undefined) depth += 1;
    if (close !== undefined) depth -= 1;
    if (depth < 0 || (isEmpty && (close !== undefined || bar !== undefined))) return false;
    isEmpty = open !== undefined || bar !== undefined;
  }
  return depth === 0 && !isEmpty;
}
