import { HttpError } from '#http-error.ts';
import { getField, type Schema } from './schema.ts';
import type { StoredDocument } from './stored-document.ts';
import { toSortKey } from './tokenize.ts';

/** A document in the result of a search. */
export interface Match {
  /** Its number, which grows with each new document. */
  readonly number: number;
  readonly document: StoredDocument;
  readonly score: bigint;
}

export type MatchComparator = (a: Match, b: Match) => number;

const maxSortFields = 3;

const byScore: MatchComparator = (a, b) => Number(b.score > a.score) - Number(b.score < a.score);
const newestFirst: MatchComparator = (a, b) => b.number - a.number;

/**
 * Parses `sort_by`: up to three of `field:asc`, `field:desc`, `field(missing_values: first):asc` and
 * `_text_match:desc`. By default the best match comes first, then the highest default sorting value or else the newest
 * document. Where it is missing, the text match is added, and the newest document decides in the end.
 *
 * @param isFilter whether the query is `*`, which has no text match
 * @throws HttpError
 */
export function parseSortBy(schema: Schema, text: string, isFilter: boolean): MatchComparator {
  const parts = text.split(/,(?![^(]*\))/).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
  if (parts.length > maxSortFields)
    throw new HttpError(400, `Only upto ${maxSortFields} sort fields are allowed.`);
  const orders = parts.map((part) => parseSortField(schema, part));
  const sorting = schema.defaultSortingField;
  if (parts.length === 0) {
    if (!isFilter) orders.push(byScore);
    orders.push(sorting ? parseSortField(schema, `${sorting.name}:desc`) : newestFirst);
  } else if (!isFilter && parts.length < maxSortFields) orders.push(byScore);
  return (a, b) => orders.reduce((result, compare) => result || compare(a, b), 0) || newestFirst(a, b);
}

function parseSortField(schema: Schema, text: string): MatchComparator {
  const [, name, options, direction] = /^(\w+)\s*(?:\(([^)]*)\))?\s*:\s*(\w+)$/.exec(text) ?? [];
  if (name === undefined || direction === undefined)
    throw new HttpError(400, 'Parameter `sort_by` is malformed.');
  const order = direction.toLowerCase();
  if (name === '_text_match' && options === undefined) {
    requireOrder(name, order);
    // Typesense takes no notice of the direction: the best match always comes first.
    return byScore;
  }
  const field = schema.fields.find((candidate) => candidate.name === name);
  if (!field?.sort)
    throw new HttpError(404, `Could not find a field named \`${name}\` in the schema for sorting.`);
  const missing = parseMissingValues(name, options);
  requireOrder(name, order);
  const sign = order === 'asc' ? 1 : -1;
  // A missing number is last in both directions, a missing or empty text is greater than all others.
  const missingSign =
    missing === 'normal'
      ? getField(schema, name).type === 'string'
        ? sign
        : 1
      : missing === 'last'
        ? 1
        : -1;
  return (a, b) => {
    const first = toKey(a.document, name);
    const second = toKey(b.document, name);
    if (first === undefined || second === undefined)
      return missingSign * (Number(first === undefined) - Number(second === undefined));
    return sign * (Number(first > second) - Number(first < second));
  };
}

function requireOrder(name: string, order: string): void {
  if (order !== 'asc' && order !== 'desc')
    throw new HttpError(400, `Order for field\` ${name}\` should be either ASC or DESC.`);
}

function parseMissingValues(name: string, options: string | undefined): 'first' | 'last' | 'normal' {
  if (options === undefined) return 'normal';
  const [, value] = /^\s*missing_values\s*:\s*(first|last|normal)\s*$/.exec(options) ?? [];
  if (value === 'first' || value === 'last' || value === 'normal') return value;
  throw new HttpError(400, `Bad syntax for sorting field \`${name}\``);
}

const textKeys = new WeakMap<StoredDocument, Map<string, string>>();

/** The value by which a document is sorted; undefined for none and for an empty text. */
function toKey(document: StoredDocument, name: string): string | number | undefined {
  const value = document[name];
  if (typeof value === 'number' || typeof value === 'boolean') return Number(value);
  if (typeof value !== 'string') return undefined;
  let keys = textKeys.get(document);
  if (!keys) textKeys.set(document, (keys = new Map<string, string>()));
  let key = keys.get(name);
  if (key === undefined) keys.set(name, (key = toSortKey(value)));
  return key === '' ? undefined : key;
}
