import { isJsonObject } from '#json.ts';
import type { RulesMap, RulesTimestamp, RulesValue } from '#rules/contract.ts';

/** A message violates the protocol. */
export class ProtocolError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ProtocolError';
  }
}

function getField(value: unknown, name: string): unknown {
  return isJsonObject(value) ? value[name] : undefined;
}

/**
 * Parses a value of a verify call, such as `{"string_value":"a"}`.
 * @throws ProtocolError for an invalid value
 */
export function parseWireValue(wrapper: unknown): RulesValue {
  const [type, ...others] = isJsonObject(wrapper) ? Object.keys(wrapper) : [];
  if (type === undefined || others.length > 0)
    throw new ProtocolError(`Not a value: ${JSON.stringify(wrapper)}`);
  const parse = Object.hasOwn(valueParsers, type) ? valueParsers[type] : undefined;
  const value = parse?.(getField(wrapper, type));
  if (value === undefined) throw new ProtocolError(`Not a value: ${JSON.stringify(wrapper)}`);
  return value;
}

/** Each returns undefined when the content does not have the type of the wrapper. */
const valueParsers: Readonly<Record<string, (content: unknown) => RulesValue | undefined>> = {
  null_value: () => null,
  string_value: (content) => (typeof content === 'string' ? content : undefined),
  bool_value: (content) => (typeof content === 'boolean' ? content : undefined),
  int_value: parseInt64,
  float_value: (content) => (typeof content === 'number' ? content : undefined),
  timestamp_value: (content) => (typeof content === 'string' ? parseTimestamp(content) : undefined),
  list_value: (content) => parseWireList(getField(content, 'values')),
  set_value: (content) => ({ kind: 'set', values: parseWireList(getField(content, 'values')) }),
  map_value: (content) => parseWireFields(getField(content, 'fields')),
  path_value: parseWirePath,
};

/** @throws ProtocolError for an invalid field */
function parseWireFields(fields: unknown): RulesMap {
  if (fields === undefined) return new Map();
  if (!isJsonObject(fields)) throw new ProtocolError(`Not the fields of a map: ${JSON.stringify(fields)}`);
  return new Map(Object.entries(fields).map(([name, value]) => [name, parseWireValue(value)]));
}

function parseWireList(values: unknown): RulesValue[] {
  if (values === undefined) return [];
  if (!Array.isArray(values)) throw new ProtocolError(`Not a list of values: ${JSON.stringify(values)}`);
  return values.map(parseWireValue);
}

/** Parses a number or a string of digits. @returns undefined unless it is a 64-bit integer */
export function parseInt64(content: unknown): bigint | undefined {
  const isInteger =
    typeof content === 'number' ? Number.isInteger(content) : /^-?\d{1,19}$/.test(toStringOrEmpty(content));
  if (!isInteger) return undefined;
  const integer = BigInt(content as number | string);
  return BigInt.asIntN(64, integer) === integer ? integer : undefined;
}

const toStringOrEmpty = (content: unknown): string => (typeof content === 'string' ? content : '');

function parseWirePath(content: unknown): RulesValue | undefined {
  const segments = getField(content, 'segments');
  if (!Array.isArray(segments)) return undefined;
  const names = segments.map((segment) => getField(segment, 'simple'));
  const strings = names.filter((name) => typeof name === 'string');
  return strings.length === names.length ? { kind: 'path', segments: strings } : undefined;
}

const isoTimePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.(\d{1,9}))?(?:Z|[+-]\d\d:\d\d)$/;

/** Parses an ISO 8601 time with a time zone. @returns undefined when it is invalid */
export function parseTimestamp(text: string): RulesTimestamp | undefined {
  const match = isoTimePattern.exec(text);
  const millis = Date.parse(text);
  if (match === null || Number.isNaN(millis)) return undefined;
  const nanos = Number((match[1] ?? '').padEnd(9, '0'));
  return { kind: 'timestamp', seconds: BigInt(Math.floor(millis / 1000)), nanos };
}
