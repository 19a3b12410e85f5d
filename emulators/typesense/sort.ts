import { HttpError } from '#http-error.ts';
import { getField, type Schema, type StoredDocument } from './schema.ts';

/** A document in the result of a search. */
export interface Match {
  readonly document: StoredDocument;
  readonly score: number;
}

export type MatchComparator = (a: Match, b: Match) => number;

/**
 * Parses `sort_by`: up to three of `field:asc`, `field:desc` and `_text_match`. By default, the best match comes first.
 *
 * @throws HttpError
 */
export function parseSortBy(schema: Schema, text: string): MatchComparator {
  const parts = (text === '' ? '_text_match:desc' : text).split(',').map((part) => part.trim());
  if (parts.length > 3) throw new HttpError(400, 'Only up to 3 sort fields are allowed.');
  const orders = parts.map((part) => parseSortField(schema, part));
  return (a, b) => orders.reduce((result, compare) => result || compare(a, b), 0);
}

function parseSortField(schema: Schema, text: string): MatchComparator {
  const [, name, direction] = /^(\w+):(asc|desc)$/i.exec(text) ?? [];
  if (name === undefined || direction === undefined) {
    throw new HttpError(400, `Parameter \`sort_by\` is malformed: "${text}".`);
  }
  const sign = direction.toLowerCase() === 'asc' ? 1 : -1;
  if (name === '_text_match') return (a, b) => sign * (a.score - b.score);
  if (!getField(schema, name).sort) {
    throw new HttpError(404, `Could not find a field named \`${name}\` in the schema for sorting.`);
  }
  return ({ document: a }, { document: b }) => sign * compareValues(a[name], b[name]);
}

/** Missing values come last in ascending order. */
function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b, 'en');
  return Number(a ?? Infinity) - Number(b ?? Infinity) || 0;
}
