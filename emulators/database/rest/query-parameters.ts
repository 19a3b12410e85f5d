import type { Json } from '../data/json.ts';
import { InvalidDataError, requireValidKey } from '../data/keys.ts';
import { parseWireQuery, type Query } from '../data/query.ts';
import { HttpError } from '#http-error.ts';

const filterNames = [
  'startAt',
  'startAfter',
  'endAt',
  'endBefore',
  'equalTo',
  'limitToFirst',
  'limitToLast',
] as const;

type FilterName = (typeof filterNames)[number];
const boundNames: readonly FilterName[] = ['startAt', 'startAfter', 'endAt', 'endBefore', 'equalTo'];

/** A bound or a limit; a bound may continue with the key among equal values. */
interface Constraint {
  readonly value: Json;
  readonly key?: string;
}

const notPrimitive = 'Constraint index field must be a JSON primitive';

/** The names of indexes in REST: https://firebase.google.com/docs/database/rest/retrieve-data. */
const namedIndexes: ReadonlyMap<Json, string> = new Map([
  ['$key', '.key'],
  ['$value', '.value'],
  ['$priority', '.priority'],
]);

/**
 * Parses `orderBy` and the filters of a REST query; their values are JSON.
 *
 * @throws HttpError 400 with the service's message
 */
export function parseQueryParameters(parameters: URLSearchParams): Query {
  const filters = new Map<FilterName, Constraint>();
  for (const name of filterNames) {
    const text = parameters.get(name);
    if (text !== null) filters.set(name, parseConstraint(text));
  }
  const orderBy = parameters.get('orderBy');
  // Tools list the keys of large databases with `shallow`, a limit and a start.
  if (orderBy !== null && parameters.get('shallow') === 'true')
    throw new HttpError(400, 'shallow cannot be used with orderBy');
  if (filters.has('equalTo') && [...filters.keys()].some((name) => /^(?:start|end)/.test(name)))
    throw new HttpError(400, 'equalTo cannot be used with startAt, startAfter, endAt or endBefore');
  if (orderBy === null && filters.size > 0 && parameters.get('shallow') !== 'true') {
    throw new HttpError(400, 'orderBy must be defined when other query parameters are defined');
  }
  const indexName =
    orderBy === null ? '$key' : parseJson(orderBy, 'orderBy must be a valid JSON encoded path');
  const index = namedIndexes.get(indexName) ?? indexName;
  if (indexName === '$key' && boundNames.some((name) => typeof (filters.get(name)?.value ?? '') !== 'string'))
    throw new HttpError(400, 'Provided key index type is invalid, must be string');
  return parseWireQuery({
    i: index,
    ...toWireStart(filters),
    ...toWireEnd(filters),
    ...toWireLimit(filters),
  });
}

/** What each parameter of the protocol may be, apart from those of queries and credentials. */
const parameterPatterns: Readonly<Record<string, RegExp>> = {
  print: /^(?:pretty|silent)$/,
  format: /^export$/,
  shallow: /^(?:true|false)$/,
  callback: /^[\w$.]+$/,
  // Requests take no time and writes have no limit here, so that none exceeds these.
  timeout: /^\d+(?:\.\d+)?(?:ms|s|min)$/,
  writeSizeLimit: /^(?:tiny|small|medium|large|unlimited)$/,
};

/** Checks the parameters that select no data. @throws HttpError 400 */
export function requireValidParameters(parameters: URLSearchParams): void {
  for (const [name, pattern] of Object.entries(parameterPatterns)) {
    const value = parameters.get(name);
    if (value !== null && !pattern.test(value))
      throw new HttpError(400, `Invalid value of "${name}": ${value}`);
  }
}

/** Parses `value`, or `value,"key"` as the SDKs write it. @throws HttpError 400 */
function parseConstraint(text: string): Constraint {
  const values = parseJson(`[${text}]`, notPrimitive);
  const [value, key] = Array.isArray(values) ? (values as readonly Json[]) : [];
  if (value === undefined || (value !== null && typeof value === 'object'))
    throw new HttpError(400, notPrimitive);
  if (key === undefined) return { value };
  try {
    if (typeof key !== 'string') throw new InvalidDataError('not a key');
    requireValidKey(key);
    return { value, key };
  } catch {
    throw new HttpError(400, 'Constraint key field must be a valid key name');
  }
}

type Filters = ReadonlyMap<FilterName, Constraint>;

function toWireStart(filters: Filters) {
  const after = filters.get('startAfter');
  const start = filters.get('equalTo') ?? filters.get('startAt') ?? after;
  return {
    ...(start && { sp: start.value }),
    ...(start?.key !== undefined && { sn: start.key }),
    ...(start && start === after && { sin: false }),
  };
}

function toWireEnd(filters: Filters) {
  const before = filters.get('endBefore');
  const end = filters.get('equalTo') ?? filters.get('endAt') ?? before;
  return {
    ...(end && { ep: end.value }),
    ...(end?.key !== undefined && { en: end.key }),
    ...(end && end === before && { ein: false }),
  };
}

function toWireLimit(filters: Filters) {
  const [first, last] = [filters.get('limitToFirst')?.value, filters.get('limitToLast')?.value];
  if (first !== undefined && last !== undefined) {
    throw new HttpError(400, 'Only one of limitToFirst and limitToLast may be defined');
  }
  if (first !== undefined) return { l: first, vf: 'l' };
  return last === undefined ? {} : { l: last, vf: 'r' };
}

/** Parses the JSON of a parameter. @throws HttpError 400 with the message */
export function parseJson(text: string, message: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new HttpError(400, message);
  }
}
