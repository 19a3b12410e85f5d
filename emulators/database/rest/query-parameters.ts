import type { Json } from '../data/json.ts';
import { isUnfiltered, parseWireQuery, type Query } from '../data/query.ts';
import { HttpError } from './http-error.ts';

const filterNames = [
  'startAt',
  'startAfter',
  'endAt',
  'endBefore',
  'equalTo',
  'limitToFirst',
  'limitToLast',
] as const;

/** What REST calls the indexes that are no child: https://firebase.google.com/docs/database/rest/retrieve-data. */
const namedIndexes: ReadonlyMap<Json, string> = new Map([
  ['$key', '.key'],
  ['$value', '.value'],
  ['$priority', '.priority'],
]);

/**
 * Reads orderBy and the filters of a REST query; their values are JSON.
 *
 * @throws HttpError 400 in the service's words
 */
export function parseQueryParameters(parameters: URLSearchParams): Query {
  const given = new Map<string, Json>();
  for (const name of filterNames) {
    const text = parameters.get(name);
    if (text !== null) given.set(name, parseJson(text, `Constraint "${name}" must be valid JSON`));
  }
  const orderBy = parameters.get('orderBy');
  if (orderBy === null && given.size > 0 && parameters.get('shallow') !== 'true') {
    throw new HttpError(400, 'orderBy must be defined when other query parameters are defined');
  }
  const named = orderBy === null ? '$key' : parseJson(orderBy, 'orderBy must be a valid JSON encoded path');
  const index = namedIndexes.get(named) ?? named;
  const query = parseWireQuery({
    i: index,
    ...toWireStart(given),
    ...toWireEnd(given),
    ...toWireLimit(given),
  });
  return orderBy === null && isUnfiltered(query) ? parseWireQuery({}) : query;
}

function toWireStart(given: ReadonlyMap<string, Json>) {
  const at = given.get('equalTo') ?? given.get('startAt');
  if (at !== undefined) return { sp: at };
  const after = given.get('startAfter');
  return after === undefined ? {} : { sp: after, sin: false };
}

function toWireEnd(given: ReadonlyMap<string, Json>) {
  const at = given.get('equalTo') ?? given.get('endAt');
  if (at !== undefined) return { ep: at };
  const before = given.get('endBefore');
  return before === undefined ? {} : { ep: before, ein: false };
}

function toWireLimit(given: ReadonlyMap<string, Json>) {
  const [first, last] = [given.get('limitToFirst'), given.get('limitToLast')];
  if (first !== undefined && last !== undefined) {
    throw new HttpError(400, 'Only one of limitToFirst and limitToLast may be defined');
  }
  if (first !== undefined) return { l: first, vf: 'l' };
  return last === undefined ? {} : { l: last, vf: 'r' };
}

function parseJson(text: string, problem: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new HttpError(400, problem);
  }
}
