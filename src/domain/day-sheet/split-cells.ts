/** Between columns, and a row without a value leaves its place empty. */
const explicit = ['tab', 'pipe', 'semicolon'] as const;

export type Separator = (typeof explicit)[number] | 'comma' | 'slash' | 'spaces' | 'none';

const patterns: Readonly<Record<Exclude<Separator, 'none'>, RegExp>> = {
  tab: /\t/,
  pipe: / *\| */,
  semicolon: / *; */,
  comma: / *, */,
  slash: / *\/ */,
  spaces: /\t| {2,}/,
};

/** Words and signs between who rides and what is ridden. */
const joints: readonly RegExp[] = [
  ...[
    'vs\\.?|v\\.|versus',
    'on',
    'auf',
    'gegen',
    'sobre',
    'contra',
    'en',
    'em',
    'montando',
    'monta',
    'x',
  ].map((words) => new RegExp(` +(?:${words}) +`, 'i')),
  / +[–—-]+ +/g,
  / *(?:→|[-=]+>) */g,
  / +\/ +/g,
  /: +/,
];

/** From the beginning of a cell; a quote that is all of its cell is a ditto mark. */
const quotedText = /(?<=^ *|[\t;|,/] *| {2})"(?! {2}| *(?:[\t;|,/]|$))(?:[^"\t]|"")*"(?![\p{L}\p{N}])/gu;

/** The parts of a line; text between double quotes is one. */
function splitOutsideQuotes(text: string, pattern: RegExp): string[] {
  if (!text.includes('"')) return text.split(pattern);
  const quoted: string[] = [];
  const hidden = text.replaceAll(quotedText, (part) => {
    quoted.push(part.slice(1, -1).replaceAll('""', '"'));
    return `\u0000${quoted.length - 1}\u0000`;
  });
  return hidden
    .split(pattern)
    .map((cell) => cell.replaceAll(/"([^"]+)"/g, '$1'))
    .map((cell) => cell.replaceAll(/\0(\d+)\0/g, (_all, index: string) => quoted[Number(index)] ?? ''));
}

const countCells = (text: string, pattern: RegExp) =>
  splitOutsideQuotes(text, pattern).filter((cell) => cell.trim() !== '').length;

/** How many of the lines a pattern splits into at least so many parts. */
const getShare = (lines: readonly string[], pattern: RegExp, least = 2) =>
  lines.filter((line) => countCells(line, pattern) >= least).length / Math.max(1, lines.length);

/** What is between the columns of most lines. */
export function chooseSeparator(lines: readonly string[]): Separator {
  for (const separator of explicit) if (getShare(lines, patterns[separator]) >= 1 / 3) return separator;
  const isUsual = (separator: 'comma' | 'slash' | 'spaces', least: number) =>
    getShare(lines, patterns[separator], least) >= 0.5;
  // One comma may be within a column: "Fort Worth, TX".
  for (const separator of ['comma', 'spaces', 'slash'] as const) if (isUsual(separator, 3)) return separator;
  if (isUsual('comma', 2)) return 'comma';
  // A wider space after the number alone is no column.
  return isUsual('spaces', 2) ? 'spaces' : 'none';
}

/** Whether an empty cell has its place. */
export const isExplicit = (separator: Separator): boolean =>
  separator === 'comma' || explicit.some((each) => each === separator);

const lastNameFirst =
  /^(?<before>(?:\P{L}*[ \t]+)?)(?<last>\p{L}\S*), *(?<first>\p{L}[\p{L}\p{M}'-]*(?: \p{L}\.?(?= ))?)(?=\s*[\t;|/→]| {2}| [–—-] | (?:vs|v|on|auf|sobre|en|em)[ .]| [#(]?\S*\d)/u;

/**
 * Puts "Latham, Cody" of most lines into the order of names, so that the comma between is none of the table's: a name of one
 * word, one comma, and after the name something else than a word of it.
 */
export function straightenNames(lines: readonly string[]): readonly string[] {
  const isNamed = (line: string) => line.split(',').length === 2 && lastNameFirst.test(line);
  const named = lines.filter(isNamed).length;
  if (named < lines.length * 0.4) return lines;
  return lines.map((line) =>
    isNamed(line) ? line.replace(lastNameFirst, '$<before>$<first> $<last>') : line,
  );
}

/** The cells of each line, without joints between them. */
export const splitLines = (lines: readonly string[], separator: Separator): string[][] =>
  lines.map((line) =>
    separator === 'none'
      ? [line.trim()]
      : splitOutsideQuotes(
          separator === 'pipe' ? line.replaceAll(/^ *\| *| *\| *$/g, '') : line,
          patterns[separator],
        ).map((cell) => cell.trim()),
  );

const dittoMark = /^(?:["\u201c\u201d\u201e\u2033\u3003]|'')$/;

/** Each mark becomes what stands above it. */
export function fillDittos(rows: readonly string[][]): string[][] {
  const filled: string[][] = [];
  for (const row of rows) {
    const above = filled.at(-1) ?? [];
    filled.push(row.map((cell, index) => (dittoMark.test(cell) ? (above[index] ?? '') : cell)));
  }
  return filled;
}

/** Splits cells at the words and signs that stand in most rows. */
export function splitAtJoints(rows: readonly string[][]): string[][] {
  const isJoint = (joint: RegExp) => rows.filter((row) => row.some((cell) => cell.search(joint) > 0)).length;
  const used = joints.filter((joint) => isJoint(joint) > rows.length / 2);
  return rows.map((row) =>
    row.flatMap((cell) =>
      used.reduce<string[]>((parts, joint) => parts.flatMap((part) => splitOnce(part, joint)), [cell]),
    ),
  );
}

/** A word is one only where it stands first; a sign is one everywhere. */
function splitOnce(text: string, joint: RegExp): string[] {
  if (joint.global) return text.split(joint).map((part) => part.trim());
  const { index = -1, 0: found = '' } = joint.exec(text) ?? {};
  return index > 0 ? [text.slice(0, index).trim(), text.slice(index + found.length).trim()] : [text];
}
