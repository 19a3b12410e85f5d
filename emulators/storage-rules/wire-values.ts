import type { RulesMap, RulesTimestamp, RulesValue } from '#rules/contract.ts';

/** A message of the other side is not of the form the protocol gives it. */
export class ProtocolError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WireError';
  }
}

type JsonObject = Readonly<Record<string, unknown>>;

/** Whether JSON is an object, rather than a list or null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function getField(value: unknown, name: string): unknown {
  return isJsonObject(value) ? value[name] : undefined;
}

/**
 * Reads one wrapped value of a verify call: `{"string_value":"a"}`.
 * @throws WireError when it is no such value
 */
export function parseWireValue(wrapped: unknown): RulesValue {
  const [kind, ...others] = isJsonObject(wrapped) ? Object.keys(wrapped) : [];
  if (kind === undefined || others.length > 0)
    throw new ProtocolError(`Not a value: ${JSON.stringify(wrapped)}`);
  const read = Object.hasOwn(VALUE_PARSERS, kind) ? VALUE_PARSERS[kind] : undefined;
  const value = read?.(getField(wrapped, kind));
  if (value === undefined) throw new ProtocolError(`Not a value: ${JSON.stringify(wrapped)}`);
  return value;
}

/** Each gives undefined when the content does not suit the wrapper. */
const VALUE_PARSERS: Readonly<Record<string, (content: unknown) => RulesValue | undefined>> = {
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

/** @throws WireError when one of the fields is no value */
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

/** @returns undefined when the content is no whole number of 64 bits, as a number or in digits as REST writes them */
export function parseInt64(content: unknown): bigint | undefined {
  const whole =
    typeof content === 'number' ? Number.isInteger(content) : /^-?\d{1,19}$/.test(toStringOrEmpty(content));
  if (!whole) return undefined;
  const integer = BigInt(content as number | string);
  return BigInt.asIntN(64, integer) === integer ? integer : undefined;
}

const toStringOrEmpty = (content: unknown): string => (typeof content === 'string' ? content : '');

function parseWirePath(content: unknown): RulesValue | undefined {
  const segments = getField(content, 'segments');
  if (!Array.isArray(segments)) return undefined;
  const names = segments.map((segment) => getField(segment, 'simple'));
  const valid = names.filter((name) => typeof name === 'string');
  return valid.length === names.length ? { kind: 'path', segments: valid } : undefined;
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.(\d{1,9}))?(?:Z|[+-]\d\d:\d\d)$/;

/** @returns undefined when the text is no ISO 8601 time with a zone */
export function parseTimestamp(text: string): RulesTimestamp | undefined {
  const found = ISO_TIME.exec(text);
  const millis = Date.parse(text);
  if (found === null || Number.isNaN(millis)) return undefined;
  const nanos = Number((found[1] ?? '').padEnd(9, '0'));
  return { kind: 'timestamp', seconds: BigInt(Math.floor(millis / 1000)), nanos };
}
