import { invalidArgumentError } from '../errors.ts';
import type { Fields, Value } from './value.ts';
import { getMapFields } from './value.ts';

/** The segments of a field path: `a.b` is ['a', 'b']. */
export type FieldPath = readonly string[];

const simpleSegment = /^[A-Za-z_][A-Za-z0-9_]*$/;
const maxSegmentBytes = 1500;

/**
 * Reads `a.b.c`; segments that are not plain identifiers stand in backquotes, with `\` before a backquote
 * or backslash.
 * @throws INVALID_ARGUMENT when it is none
 */
export function parseFieldPath(text: string): FieldPath {
  if (/^[A-Za-z0-9_]+$/.test(text) && simpleSegment.test(text)) return [text];
  const segments: string[] = [];
  let index = 0;
  const fail = () => invalidArgumentError(`Invalid property path "${text}".`);
  while (true) {
    let segment = '';
    if (text[index] === '`') {
      index++;
      while (text[index] !== '`') {
        if (index >= text.length) throw fail();
        if (text[index] === '\\') index++;
        segment += text[index] ?? '';
        index++;
      }
      index++;
      if (segment === '') throw fail();
    } else {
      const end = /[.`]|$/.exec(text.slice(index))?.index ?? 0;
      segment = text.slice(index, index + end);
      index += end;
      if (!simpleSegment.test(segment)) throw fail();
    }
    if (Buffer.byteLength(segment) > maxSegmentBytes) throw fail();
    segments.push(segment);
    if (index >= text.length) return segments;
    if (text[index] !== '.') throw fail();
    index++;
  }
}

/** The text form, with backquotes where they are needed. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((segment) => (simpleSegment.test(segment) ? segment : `\`${segment.replaceAll(/[\\`]/g, '\\$&')}\``))
    .join('.');
}

/** The value at the path, undefined when any part of the way is missing. */
export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let current: Fields | undefined = fields;
  let value: Value | undefined;
  for (const segment of path) {
    if (current === undefined || !Object.hasOwn(current, segment)) return undefined;
    value = current[segment];
    current = getMapFields(value);
  }
  return value;
}

/**
 * The fields with the value put at the path (or the field taken away when it is undefined). What is not
 * on the way is shared with the original; maps missing on the way are made.
 */
export function withField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [head, ...rest] = path;
  if (head === undefined) return fields;
  const copy: Record<string, Value> = { ...fields };
  if (rest.length === 0) {
    if (value === undefined) delete copy[head];
    else copy[head] = value;
    return copy;
  }
  const inner = getMapFields(Object.hasOwn(fields, head) ? fields[head] : undefined);
  if (inner === undefined && value === undefined) return fields;
  copy[head] = { mapValue: { fields: withField(inner ?? {}, rest, value) } };
  return copy;
}
