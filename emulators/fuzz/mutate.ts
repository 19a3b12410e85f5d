import type { SeededRandom } from './seeded-random.ts';

/** What programs stumble over, wherever text may stand. */
const edgeCaseStrings = [
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
const deepPlaceholder = '@deep';

const edgeCaseValues: readonly unknown[] = [
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
  ...edgeCaseStrings,
];

/** Up to four random edits; `words` are what may be put in, beside what programs stumble over. */
export function mutateText(dice: SeededRandom, text: string, words: readonly string[] = []): string {
  let result = text;
  for (let edits = 1 + dice.nextInt(4); edits > 0; edits--) {
    const at = dice.nextInt(result.length + 1);
    const end = Math.min(result.length, at + 1 + dice.nextInt(12));
    const put = words.length > 0 && !dice.oneIn(4) ? dice.pick(words) : dice.pick(edgeCaseStrings);
    const turn = dice.nextInt(6);
    if (turn === 0) result = result.slice(0, at) + result.slice(end);
    else if (turn === 1) result = result.slice(0, at) + put + result.slice(at);
    else if (turn === 2) result = result.slice(0, at) + put + result.slice(end);
    else if (turn === 3) result = result.slice(0, end) + result.slice(at);
    else if (turn === 4)
      result = result.slice(0, at) + String.fromCharCode(dice.nextInt(128)) + result.slice(at + 1);
    else if (dice.oneIn(4)) result = result.slice(0, at);
  }
  return result;
}

/**
 * One to three places of a JSON value replaced, removed, renamed or wrapped; write it with toText.
 *
 * @param oddities what may be put in, beside what programs stumble over; text also as a name
 */
export function mutateJson(dice: SeededRandom, value: unknown, oddities: readonly unknown[] = []): unknown {
  let result = value;
  for (let edits = 1 + dice.nextInt(3); edits > 0; edits--) result = mutateOnce(dice, result, oddities);
  return result;
}

function pickEdgeCase(dice: SeededRandom, oddities: readonly unknown[]): unknown {
  return dice.pick(oddities.length > 0 && dice.oneIn(2) ? oddities : edgeCaseValues);
}

function pickEdgeCaseName(dice: SeededRandom, oddities: readonly unknown[]): string {
  const odd = pickEdgeCase(dice, oddities);
  return typeof odd === 'string' ? odd : dice.pick(edgeCaseStrings);
}

function mutateOnce(dice: SeededRandom, value: unknown, oddities: readonly unknown[]): unknown {
  if (typeof value === 'object' && value !== null && !dice.oneIn(6)) {
    const entries = Object.entries(value);
    if (entries.length > 0) {
      const chosen = dice.nextInt(entries.length);
      const edited = entries.flatMap(([key, item], at): [string, unknown][] => {
        if (at !== chosen) return [[key, item]];
        const turn = dice.nextInt(10);
        if (turn === 0) return [];
        return [[turn === 1 ? pickEdgeCaseName(dice, oddities) : key, mutateOnce(dice, item, oddities)]];
      });
      return Array.isArray(value) ? edited.map(([, item]) => item) : Object.fromEntries(edited);
    }
  }
  const turn = dice.nextInt(8);
  if (turn === 0 && typeof value === 'string') return mutateText(dice, value);
  if (turn === 1) return [value];
  if (turn === 2) return { value };
  if (turn === 3 && dice.oneIn(100)) return deepPlaceholder;
  if (turn === 4 && Array.isArray(value)) return [value, value].flat() as unknown[];
  return pickEdgeCase(dice, oddities);
}

/** JSON as text, in which the mark for something very deep has been replaced by it. */
export function stringifyMutated(dice: SeededRandom, value: unknown): string {
  return (JSON.stringify(value) ?? '').replace(JSON.stringify(deepPlaceholder), () => {
    const levels = 10 ** (1 + dice.nextInt(5));
    return `${'[{"a":'.repeat(levels)}1${'}]'.repeat(levels)}`;
  });
}

/** A few bytes changed, cut out, put in or doubled. */
export function mutateBytes(dice: SeededRandom, bytes: Buffer): Buffer {
  let result = Buffer.from(bytes);
  for (let edits = 1 + dice.nextInt(4); edits > 0; edits--) {
    const at = dice.nextInt(result.length + 1);
    const end = Math.min(result.length, at + 1 + dice.nextInt(8));
    const turn = dice.nextInt(5);
    if (turn === 0) result = Buffer.concat([result.subarray(0, at), result.subarray(end)]);
    else if (turn === 1) result = Buffer.concat([result.subarray(0, end), result.subarray(at)]);
    else if (turn === 2) result = result.subarray(0, at);
    else if (at < result.length) result[at] = turn === 3 ? dice.nextInt(256) : 0xff;
  }
  return result;
}

/** A path with what Node's client would refuse to send replaced. */
export const toSendablePath = (path: string): string => path.replaceAll(/[^\u0021-\u007e]/g, '%fe');
