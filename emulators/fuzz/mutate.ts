import type { SeededRandom } from './seeded-random.ts';

/** Edge cases for strings. */
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

/** JSON.stringify cannot serialize data that is deep enough; see stringifyMutated. */
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

/** Applies up to four random edits. @param words inserted besides the edge cases */
export function mutateText(random: SeededRandom, text: string, words: readonly string[] = []): string {
  let result = text;
  for (let edits = 1 + random.nextInt(4); edits > 0; edits--) {
    const start = random.nextInt(result.length + 1);
    const end = Math.min(result.length, start + 1 + random.nextInt(12));
    const insertion =
      words.length > 0 && !random.oneIn(4) ? random.pick(words) : random.pick(edgeCaseStrings);
    const choice = random.nextInt(6);
    if (choice === 0) result = result.slice(0, start) + result.slice(end);
    else if (choice === 1) result = result.slice(0, start) + insertion + result.slice(start);
    else if (choice === 2) result = result.slice(0, start) + insertion + result.slice(end);
    else if (choice === 3) result = result.slice(0, end) + result.slice(start);
    else if (choice === 4)
      result = result.slice(0, start) + String.fromCharCode(random.nextInt(128)) + result.slice(start + 1);
    else if (random.oneIn(4)) result = result.slice(0, start);
  }
  return result;
}

/**
 * Replaces, removes, renames or wraps one to three parts of a JSON value. Serialize the result with stringifyMutated.
 *
 * @param extraEdgeCases inserted besides the edge cases; strings also as names
 */
export function mutateJson(
  random: SeededRandom,
  value: unknown,
  extraEdgeCases: readonly unknown[] = [],
): unknown {
  let result = value;
  for (let edits = 1 + random.nextInt(3); edits > 0; edits--)
    result = mutateOnce(random, result, extraEdgeCases);
  return result;
}

function pickEdgeCase(random: SeededRandom, extraEdgeCases: readonly unknown[]): unknown {
  return random.pick(extraEdgeCases.length > 0 && random.oneIn(2) ? extraEdgeCases : edgeCaseValues);
}

function pickEdgeCaseName(random: SeededRandom, extraEdgeCases: readonly unknown[]): string {
  const edgeCase = pickEdgeCase(random, extraEdgeCases);
  return typeof edgeCase === 'string' ? edgeCase : random.pick(edgeCaseStrings);
}

function mutateOnce(random: SeededRandom, value: unknown, extraEdgeCases: readonly unknown[]): unknown {
  if (typeof value === 'object' && value !== null && !random.oneIn(6)) {
    const entries = Object.entries(value);
    if (entries.length > 0) {
      const chosen = random.nextInt(entries.length);
      const edited = entries.flatMap(([key, item], index): [string, unknown][] => {
        if (index !== chosen) return [[key, item]];
        const choice = random.nextInt(10);
        if (choice === 0) return [];
        return [
          [
            choice === 1 ? pickEdgeCaseName(random, extraEdgeCases) : key,
            mutateOnce(random, item, extraEdgeCases),
          ],
        ];
      });
      return Array.isArray(value) ? edited.map(([, item]) => item) : Object.fromEntries(edited);
    }
  }
  const choice = random.nextInt(8);
  if (choice === 0 && typeof value === 'string') return mutateText(random, value);
  if (choice === 1) return [value];
  if (choice === 2) return { value };
  if (choice === 3 && random.oneIn(100)) return deepPlaceholder;
  if (choice === 4 && Array.isArray(value)) return [value, value].flat() as unknown[];
  return pickEdgeCase(random, extraEdgeCases);
}

/** Serializes a mutated value and replaces placeholders by deeply nested JSON. */
export function stringifyMutated(random: SeededRandom, value: unknown): string {
  return (JSON.stringify(value) ?? '').replace(JSON.stringify(deepPlaceholder), () => {
    const levels = 10 ** (1 + random.nextInt(5));
    return `${'[{"a":'.repeat(levels)}1${'}]'.repeat(levels)}`;
  });
}

/** Applies up to four random edits to bytes. */
export function mutateBytes(random: SeededRandom, bytes: Buffer): Buffer {
  let result = Buffer.from(bytes);
  for (let edits = 1 + random.nextInt(4); edits > 0; edits--) {
    const start = random.nextInt(result.length + 1);
    const end = Math.min(result.length, start + 1 + random.nextInt(8));
    const choice = random.nextInt(5);
    if (choice === 0) result = Buffer.concat([result.subarray(0, start), result.subarray(end)]);
    else if (choice === 1) result = Buffer.concat([result.subarray(0, end), result.subarray(start)]);
    else if (choice === 2) result = result.subarray(0, start);
    else if (start < result.length) result[start] = choice === 3 ? random.nextInt(256) : 0xff;
  }
  return result;
}

/** Replaces characters of a path that Node's HTTP client rejects. */
export const toSendablePath = (path: string): string => path.replaceAll(/[^\u0021-\u007e]/g, '%fe');
