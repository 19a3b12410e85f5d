import { HttpError } from './http-error.ts';
import { getField, type Schema, type StoredDocument } from './schema.ts';

/** A document that was found, and how well it fits. */
export interface Match {
  readonly document: StoredDocument;
  readonly score: number;
}

export type MatchComparator = (one: Match, other: Match) => number;

/**
 * Reads `sort_by`: up to three of `field:asc`, `field:desc` and `_text_match`. Without it the best fit comes first.
 *
 * @throws Refusal
 */
export function parseSortBy(schema: Schema, text: string): MatchComparator {
  const parts = (text === '' ? '_text_match:desc' : text).split(',').map((part) => part.trim());
  if (parts.length > 3) throw new HttpError(400, 'Only up to 3 sort fields are allowed.');
  const orders = parts.map((part) => parseSortField(schema, part));
  return (one, other) => orders.reduce((decided, order) => decided || order(one, other), 0);
}

function parseSortField(schema: Schema, text: string): MatchComparator {
  const [, name, direction] = /^(\w+):(asc|desc)$/i.exec(text) ?? [];
  if (name === undefined || direction === undefined) {
    throw new HttpError(400, `Parameter \`sort_by\` is malformed: "${text}".`);
  }
  const sign = direction.toLowerCase() === 'asc' ? 1 : -1;
  if (name === '_text_match') return (one, other) => sign * (one.score - other.score);
  if (!getField(schema, name).sort) {
    throw new HttpError(404, `Could not find a field named \`${name}\` in the schema for sorting.`);
  }
  return ({ document: one }, { document: other }) => sign * compareValues(one[name], other[name]);
}

/** What is absent comes last when the rest ascends. */
function compareValues(one: unknown, other: unknown): number {
  if (typeof one === 'string' && typeof other === 'string') return one.localeCompare(other, 'en');
  return Number(one ?? Infinity) - Number(other ?? Infinity) || 0;
}
