/* Writes values of TypeScript as functions of the security rules, at the indentation of the outermost functions. */

const maxLineLength = 110;

const quote = (text: string) => {
  const escaped = text.replaceAll('\\', String.raw`\\`);
  return escaped.includes("'") ? `"${escaped}"` : `'${escaped}'`;
};

/** Fills lines with items. */
function pack(items: readonly string[]): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    const longer = `${last}, ${item}`;
    if (last !== undefined && longer.length <= maxLineLength) lines[lines.length - 1] = longer;
    else lines.push(item);
  }
  return lines;
}

function layOut(
  [open, close]: readonly [string, string],
  items: readonly string[],
  lines: readonly string[],
) {
  const short = `${open}${items.join(', ')}${close}`;
  if (short.length <= maxLineLength) return short;
  return [open, lines.map((line) => `        ${line}`).join(',\n'), `      ${close}`].join('\n');
}

/** Lists of more words are one text, because each item of a list counts as an expression. */
const maxListedWords = 5;

/** A literal. */
export function toLiteral(value: string | number | readonly (string | number)[]): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') return String(value);
  const isLongWordList = value.length > maxListedWords && value.every((item) => typeof item === 'string');
  if (isLongWordList) return `${quote(value.join(' '))}.split(' ')`;
  const items = value.map(toLiteral);
  return layOut(['[', ']'], items, pack(items));
}

/** A map of expressions. */
export function toMap(entries: Readonly<Record<string, string>>): string {
  const items = Object.entries(entries).map(([key, value]) => `${quote(key)}: ${value}`);
  return layOut(['{', '}'], items, items);
}

/** A pattern of JavaScript for RE2, which the rules take. */
export function toPattern(source: string): string {
  const toEscape = (code: number | undefined) => `\\x{${code?.toString(16)}}`;
  return quote(
    source
      .replaceAll(/\\u(?:([\da-f]{4})|\{([\da-f]+)\})/gi, (_match, short?: string, long?: string) =>
        toEscape(Number.parseInt(short ?? long ?? '', 16)),
      )
      .replaceAll(/[^\0-~]/gu, (character) => toEscape(character.codePointAt(0))),
  );
}

/** What a template returns for its parameters: its texts, joined with them. */
export function toConcatenation(
  template: (...values: string[]) => string,
  parameters: readonly string[],
): string {
  const parts = template(...parameters.map((name) => `\0${name}\0`)).split('\0');
  return parts
    .map((part, index) => (index % 2 === 1 || part === '' ? part : quote(part)))
    .filter((part) => part !== '')
    .join(' + ');
}

/** A function that returns an expression. */
export function toFunction(signature: string, expression: string): string {
  const short = `function ${signature} { return ${expression}; }`;
  if (short.length <= maxLineLength && !short.includes('\n')) return `    ${short}`;
  return `    function ${signature} {\n      return ${expression};\n    }`;
}

/** A function that returns whether all conditions are true. */
export const toConjunction = (signature: string, conditions: readonly string[]): string =>
  toFunction(signature, conditions.join('\n        && '));
