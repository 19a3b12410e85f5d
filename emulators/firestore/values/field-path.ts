import { invalidArgumentError } from '../errors.ts';
import type { Fields, Value } from './value.ts';
import { getMapFields, getVectorItems } from './value.ts';

/** The segments of a field path: `a.b` is ['a', 'b']. */
export type FieldPath = readonly string[];

const simpleSegment = /^[A-Za-z_][A-Za-z0-9_]*$/;
const pathSyntax =
  'Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), and quoted property paths must match regex (`(?:[^`\\\\]|(?:\\\\.))+`)';
/** As in Google's emulator, which takes one byte less than is documented. */
const maxPathBytes = 1500;
export const maxSegments = 20;

/** Parses the path of a field as requests name it (see parsePath). @throws INVALID_ARGUMENT, also for reserved names */
export function parseFieldPath(text: string): FieldPath {
  const path = parsePath(text);
  if (path.length > maxSegments)
    throw invalidArgumentError(`A field path has at most ${maxSegments} segments: "${text}".`);
  if (text.length * 3 > maxPathBytes && Buffer.byteLength(path.join('.')) >= maxPathBytes)
    throw invalidArgumentError('property path is longer than 1500 bytes.');
  const isName = path.length === 1 && path[0] === '__name__';
  const reserved = path.find((segment) => /^__.*__$/s.test(segment));
  if (reserved !== undefined && !isName)
    throw invalidArgumentError(`Invalid reserved name in field path ${reserved}`);
  return path;
}

/**
 * Parses `a.b.c`. Segments that are not plain identifiers are quoted with backquotes, in which a backslash escapes
 * backquotes and backslashes.
 * @throws INVALID_ARGUMENT
 */
function parsePath(text: string): FieldPath {
  if (/^[A-Za-z0-9_]+$/.test(text) && simpleSegment.test(text)) return [text];
  const segments: string[] = [];
  let index = 0;
  if (text === '') throw invalidArgumentError('Invalid empty property path string.');
  const invalidPathError = () => invalidArgumentError(`Invalid property path "${text}". ${pathSyntax}`);
  while (true) {
    let segment = '';
    if (text[index] === '`') {
      index++;
      while (text[index] !== '`') {
        if (index >= text.length) throw invalidPathError();
        if (text[index] === '\\' && !/[\\`]/.test(text[++index] ?? '')) throw invalidPathError();
        segment += text[index] ?? '';
        index++;
      }
      index++;
      if (segment === '') throw invalidPathError();
    } else {
      const end = /[.`]|$/.exec(text.slice(index))?.index ?? 0;
      segment = text.slice(index, index + end);
      index += end;
      if (!simpleSegment.test(segment)) throw invalidPathError();
    }
    segments.push(segment);
    if (index >= text.length) return segments;
    if (text[index] !== '.') throw invalidPathError();
    index++;
  }
}

/** Formats a path, quoting segments where necessary. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((segment) => (simpleSegment.test(segment) ? segment : `\`${segment.replaceAll(/[\\`]/g, '\\$&')}\``))
    .join('.');
}

/** The value at a path; undefined when any segment is missing. */
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
 * Copies fields with the value set at the path, or removed if it is undefined. Creates missing maps along the path;
 * everything else is shared with the original.
 */
export function withField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [name, ...rest] = path;
  if (name === undefined) return fields;
  const copy: Record<string, Value> = { ...fields };
  if (rest.length === 0) {
    if (value === undefined) delete copy[name];
    else copy[name] = value;
    return copy;
  }
  const current = Object.hasOwn(fields, name) ? fields[name] : undefined;
  // A vector is a whole: a field set in it replaces it by a map.
  const isVector = current !== undefined && getVectorItems(current) !== undefined;
  const nested = isVector ? undefined : getMapFields(current);
  if (nested === undefined && value === undefined) return fields;
  const inner = withField(nested ?? {}, rest, value);
  copy[name] = { mapValue: Object.keys(inner).length === 0 ? {} : { fields: inner } };
  return copy;
}
