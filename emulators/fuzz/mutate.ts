import type { Dice } from './dice.ts';

/** What programs stumble over, wherever text may stand. */
const nastyTexts = [
  '',
  '\u0000',
  '\ud800',
  '\ufeff',
  '../..',
  '//',
  '%',
  '%ff',
  '%00',
  '{',
  '[',
  '"',
  '\\',
  '__proto__',
  'constructor',
  '\u{1f9ff}',
  '٣',
  '-0',
  '1e999',
  '9223372036854775808',
  '99999999999999999999999999',
  'NaN',
  'a'.repeat(2000),
  '('.repeat(500),
  '9'.repeat(400),
];

/** JSON.stringify cannot write what is deep enough, see toText. */
const deepMark = '@deep';

const nastyValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  [],
  {},
  [[]],
  { a: {} },
  [null],
  JSON.parse('{"__proto__":{"a":1}}'),
  ...nastyTexts,
];

/** Up to four random edits; `words` are what may be put in, beside what programs stumble over. */
export function mutateText(dice: Dice, text: string, words: readonly string[] = []): string {
  let result = text;
  for (let edits = 1 + dice.below(4); edits > 0; edits--) {
    const at = dice.below(result.length + 1);
    const end = Math.min(result.length, at + 1 + dice.below(12));
    const put = words.length > 0 && !dice.oneIn(4) ? dice.pick(words) : dice.pick(nastyTexts);
    const turn = dice.below(6);
    if (turn === 0) result = result.slice(0, at) + result.slice(end);
    else if (turn === 1) result = result.slice(0, at) + put + result.slice(at);
    else if (turn === 2) result = result.slice(0, at) + put + result.slice(end);
    else if (turn === 3) result = result.slice(0, end) + result.slice(at);
    else if (turn === 4)
      result = result.slice(0, at) + String.fromCharCode(dice.below(128)) + result.slice(at + 1);
    else if (dice.oneIn(4)) result = result.slice(0, at);
  }
  return result;
}

/**
 * One to three places of a JSON value replaced, removed, renamed or wrapped; write it with toText.
 *
 * @param oddities what may be put in, beside what programs stumble over; text also as a name
 */
export function mutateJson(dice: Dice, value: unknown, oddities: readonly unknown[] = []): unknown {
  let result = value;
  for (let edits = 1 + dice.below(3); edits > 0; edits--) result = editOnce(dice, result, oddities);
  return result;
}

function pickOdd(dice: Dice, oddities: readonly unknown[]): unknown {
  return dice.pick(oddities.length > 0 && dice.oneIn(2) ? oddities : nastyValues);
}

function oddName(dice: Dice, oddities: readonly unknown[]): string {
  const odd = pickOdd(dice, oddities);
  return typeof odd === 'string' ? odd : dice.pick(nastyTexts);
}

function editOnce(dice: Dice, value: unknown, oddities: readonly unknown[]): unknown {
  if (typeof value === 'object' && value !== null && !dice.oneIn(6)) {
    const entries = Object.entries(value);
    if (entries.length > 0) {
      const chosen = dice.below(entries.length);
      const edited = entries.flatMap(([key, item], at): [string, unknown][] => {
        if (at !== chosen) return [[key, item]];
        const turn = dice.below(10);
        if (turn === 0) return [];
        return [[turn === 1 ? oddName(dice, oddities) : key, editOnce(dice, item, oddities)]];
      });
      return Array.isArray(value) ? edited.map(([, item]) => item) : Object.fromEntries(edited);
    }
  }
  const turn = dice.below(8);
  if (turn === 0 && typeof value === 'string') return mutateText(dice, value);
  if (turn === 1) return [value];
  if (turn === 2) return { value };
  if (turn === 3 && dice.oneIn(100)) return deepMark;
  if (turn === 4 && Array.isArray(value)) return [value, value].flat() as unknown[];
  return pickOdd(dice, oddities);
}

/** JSON as text, in which the mark for something very deep has been replaced by it. */
export function toText(dice: Dice, value: unknown): string {
  return (JSON.stringify(value) ?? '').replace(JSON.stringify(deepMark), () => {
    const levels = 10 ** (1 + dice.below(5));
    return `${'[{"a":'.repeat(levels)}1${'}]'.repeat(levels)}`;
  });
}

/** A few bytes changed, cut out, put in or doubled. */
export function mutateBytes(dice: Dice, bytes: Buffer): Buffer {
  let result = Buffer.from(bytes);
  for (let edits = 1 + dice.below(4); edits > 0; edits--) {
    const at = dice.below(result.length + 1);
    const end = Math.min(result.length, at + 1 + dice.below(8));
    const turn = dice.below(5);
    if (turn === 0) result = Buffer.concat([result.subarray(0, at), result.subarray(end)]);
    else if (turn === 1) result = Buffer.concat([result.subarray(0, end), result.subarray(at)]);
    else if (turn === 2) result = result.subarray(0, at);
    else if (at < result.length) result[at] = turn === 3 ? dice.below(256) : 0xff;
  }
  return result;
}

/** A path with what Node's client would refuse to send replaced. */
export const sendablePath = (path: string): string => path.replaceAll(/[^\u0021-\u007e]/g, '%fe');
