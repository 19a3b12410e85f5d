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

type MatchComparator = (a: Match, b: Match) => number;

/** How results are sorted. */
export interface ResultOrder {
  readonly sort: (matches: readonly Match[]) => Match[];
  /** Whether the score has any part in it; otherwise Typesense does not return it. */
  readonly hasTextMatch: boolean;
}

interface SortField {
  readonly compare: MatchComparator;
  readonly isTextMatch?: boolean;
  /** Into how many groups of equal scores the best results are divided; 0 for none. */
  readonly buckets?: number;
}

const maxSortFields = 3;
const maxBucketed = 250;

const byScore: MatchComparator = (a, b) => Number(b.score > a.score) - Number(b.score < a.score);
const newestFirst: MatchComparator = (a, b) => b.number - a.number;

/**
 * Parses `sort_by`: up to three of `field:asc`, `field:desc`, `field(missing_values: first):asc`, `_text_match:desc`,
 * `_text_match(buckets: 10):desc` and `_seq_id:desc`. By default the best match comes first, then the highest default
 * sorting value or else the newest document. Where it is missing, the text match is added, and the newest document
 * decides in the end.
 *
 * @param isFilter whether the query is `*`, which has no text match
 * @throws HttpError
 */
export function parseSortBy(schema: Schema, text: string, isFilter: boolean): ResultOrder {
  const parts = text.split(/,(?![^(]*\))/).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
  if (parts.length > maxSortFields)
    throw new HttpError(400, `Only upto ${maxSortFields} sort fields are allowed.`);
  const fields = parts.map((part) => parseSortField(schema, part));
  const scoreField: SortField = { compare: byScore, isTextMatch: true };
  const sorting = schema.defaultSortingField;
  if (parts.length === 0) {
    if (!isFilter) fields.push(scoreField);
    if (sorting) fields.push(parseSortField(schema, `${sorting.name}:desc`));
  } else if (!isFilter && parts.length < maxSortFields) fields.push(scoreField);
  const compare: MatchComparator = (a, b) => {
    for (const field of fields) {
      const result = field.compare(a, b);
      if (result !== 0) return result;
    }
    return newestFirst(a, b);
  };
  const buckets = fields.reduce((result, field) => result || (field.buckets ?? 0), 0);
  return {
    sort: (matches) => toBuckets(matches.toSorted(compare), buckets, compare),
    hasTextMatch: fields.some(({ isTextMatch }) => isTextMatch),
  };
}

/** Sorts again, with the same score for all results of a bucket. */
function toBuckets(matches: Match[], buckets: number, compare: MatchComparator): Match[] {
  const count = Math.min(maxBucketed, matches.length);
  if (buckets === 0 || count < buckets) return matches;
  const size = Math.floor(count / buckets);
  const bucketed = matches.slice(0, count).map((match, index) => ({
    match,
    leveled: { ...match, score: matches[index - (index % size)]?.score ?? match.score },
  }));
  const sorted = bucketed.toSorted((a, b) => compare(a.leveled, b.leveled));
  return [...sorted.map(({ match }) => match), ...matches.slice(count)];
}

function parseSortField(schema: Schema, text: string): SortField {
  const [, name, options, direction] = /^([\w.]+)\s*(?:\(([^)]*)\))?\s*:\s*(\w+)$/.exec(text) ?? [];
  if (name === undefined || direction === undefined)
    throw new HttpError(400, 'Parameter `sort_by` is malformed.');
  const order = direction.toLowerCase();
  const sign = order === 'asc' ? 1 : -1;
  if (name === '_text_match') {
    const buckets = parseBuckets(options);
    requireOrder(name, order);
    // Typesense takes no notice of the direction: the best match always comes first.
    return { compare: byScore, isTextMatch: true, buckets };
  }
  if (name === '_seq_id' && options === undefined) {
    requireOrder(name, order);
    return { compare: (a, b) => -sign * newestFirst(a, b) };
  }
  const field = schema.fields.find((candidate) => candidate.name === name);
  if (!field?.sort)
    throw new HttpError(404, `Could not find a field named \`${name}\` in the schema for sorting.`);
  const missing = parseMissingValues(name, options);
  requireOrder(name, order);
  // A missing number is last in both directions, a missing or empty text is greater than all others.
  const missingSign =
    missing === 'normal'
      ? getField(schema, name).type === 'string'
        ? sign
        : 1
      : missing === 'last'
        ? 1
        : -1;
  const compare: MatchComparator = (a, b) => {
    const first = toKey(a.document, name);
    const second = toKey(b.document, name);
    if (first === undefined || second === undefined)
      return missingSign * (Number(first === undefined) - Number(second === undefined));
    return sign * (Number(first > second) - Number(first < second));
  };
  return { compare };
}

function parseBuckets(options: string | undefined): number {
  if (options === undefined) return 0;
  const [, name, value = ''] = /^\s*(\w+)\s*:\s*(.*?)\s*$/.exec(options) ?? [];
  if (name !== 'buckets') throw new HttpError(400, 'Invalid sorting parameter passed for _text_match.');
  if (!/^\d+$/.test(value))
    throw new HttpError(400, 'Invalid value passed for _text_match `buckets` configuration.');
  return Number(value);
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
