import { HttpError } from '#http-error.ts';

/** Dropping words: from which end, or from both of a query with at most so many words. */
export type DropMode =
  { readonly from: 'right' | 'left' } | { readonly from: 'both'; readonly maxWords: number };

/** The parameters of a search, with Typesense's defaults. */
export interface SearchParameters {
  readonly q: string;
  readonly queryBy: readonly string[];
  readonly queryByWeights: readonly number[];
  readonly filterBy: string;
  /** How many words a beginning in the filter stands for. */
  readonly maxFilterCandidates: number;
  readonly sortBy: string;
  readonly perPage: number;
  /** The first result. */
  readonly offset: number;
  readonly page: number;
  /** For all fields, or one for each. */
  readonly numTypos: readonly number[];
  /** For all fields, or one for each. */
  readonly prefix: readonly boolean[];
  readonly minLengths: { readonly one: number; readonly two: number };
  readonly typoTokensThreshold: number;
  readonly dropTokensThreshold: number;
  readonly dropMode: DropMode;
  readonly splitJoinTokens: 'off' | 'fallback' | 'always';
  readonly maxCandidates: number;
  readonly exhaustiveSearch: boolean;
  readonly typosInNumbers: boolean;
  readonly textMatchType: 'max_score' | 'max_weight' | 'sum_score';
  readonly prioritizeExactMatch: boolean;
  readonly prioritizeTokenPosition: boolean;
  readonly prioritizeNumMatchingFields: boolean;
  readonly rankTokensBy: 'frequency' | 'default_sorting_field' | undefined;
}

const maxPerPage = 250;
/** How many words a word of the query may stand for: by default, in large collections, and in an exhaustive search. */
const defaultCandidates = { small: 10, large: 4, exhaustive: 10_000 };
const largeCollection = 500_000;
/** How many words the beginning of one in a filter stands for by default. */
export const defaultFilterCandidates = 4;

const names = new Set([
  'q',
  'query_by',
  'query_by_weights',
  'filter_by',
  'max_filter_by_candidates',
  // Does not change results.
  'enable_lazy_filter',
  'sort_by',
  'per_page',
  'limit',
  'page',
  'offset',
  'num_typos',
  'prefix',
  'min_len_1typo',
  'min_len_2typo',
  'typo_tokens_threshold',
  'drop_tokens_threshold',
  'drop_tokens_mode',
  'split_join_tokens',
  'max_candidates',
  'exhaustive_search',
  'enable_typos_for_numerical_tokens',
  'text_match_type',
  'prioritize_exact_match',
  'prioritize_token_position',
  'prioritize_num_matching_fields',
  'rank_tokens_by',
]);

/** Rejects parameters that are not implemented. @throws HttpError */
export function requireKnown(query: URLSearchParams, known: ReadonlySet<string>): void {
  const unknown = [...query.keys()].find((name) => !known.has(name) && name !== 'x-typesense-api-key');
  if (unknown !== undefined)
    throw new HttpError(400, `The parameter \`${unknown}\` is not supported by this stand-in for Typesense.`);
}

/** Parses the parameters of a search. @param count the number of documents in the collection @throws HttpError */
export function parseSearchParameters(query: URLSearchParams, count: number): SearchParameters {
  requireKnown(query, names);
  const q = query.get('q');
  if (q === null) throw new HttpError(400, 'Parameter `q` is required.');
  const integer = (name: string, otherwise: number) => parseUnsigned(query, name) ?? otherwise;
  const boolean = (name: string, otherwise: boolean) =>
    query.has(name) ? query.get(name) === 'true' : otherwise;
  const exhaustiveSearch = boolean('exhaustive_search', false);
  const size = count < largeCollection ? 'small' : 'large';
  const perPage = integer('limit', integer('per_page', 10));
  if (perPage > maxPerPage) throw new HttpError(422, `Only upto ${maxPerPage} hits can be fetched per page.`);
  const page = Math.max(1, integer('page', 1));
  const start = integer('page', 0) === 0 ? integer('offset', 0) : 0;
  const parameters: SearchParameters = {
    q,
    queryBy: parseList(query, 'query_by'),
    queryByWeights: parseList(query, 'query_by_weights').map((item) => toUnsigned('query_by_weights', item)),
    filterBy: query.get('filter_by') ?? '',
    maxFilterCandidates: integer('max_filter_by_candidates', defaultFilterCandidates),
    sortBy: query.get('sort_by') ?? '',
    perPage,
    offset: start || perPage * (page - 1),
    page,
    numTypos: query.has('num_typos')
      ? parseList(query, 'num_typos').map((item) => toUnsigned('num_typos', item))
      : [2],
    prefix: query.has('prefix') ? parseList(query, 'prefix').map((item) => item === 'true') : [true],
    minLengths: { one: integer('min_len_1typo', 4), two: integer('min_len_2typo', 7) },
    typoTokensThreshold: integer('typo_tokens_threshold', 1),
    dropTokensThreshold: integer('drop_tokens_threshold', 1),
    dropMode: parseDropMode(query.get('drop_tokens_mode') ?? 'right_to_left'),
    splitJoinTokens: parseSplitJoin(query.get('split_join_tokens')),
    maxCandidates: integer('max_candidates', 0) || defaultCandidates[exhaustiveSearch ? 'exhaustive' : size],
    exhaustiveSearch,
    typosInNumbers: boolean('enable_typos_for_numerical_tokens', true),
    textMatchType: oneOf(query, 'text_match_type', ['max_score', 'max_weight', 'sum_score']) ?? 'max_score',
    prioritizeExactMatch: boolean('prioritize_exact_match', true),
    prioritizeTokenPosition: boolean('prioritize_token_position', false),
    prioritizeNumMatchingFields: boolean('prioritize_num_matching_fields', true),
    rankTokensBy: oneOf(query, 'rank_tokens_by', ['frequency', 'default_sorting_field']),
  };
  checkCounts(parameters);
  return parameters;
}

function checkCounts({ q, queryBy, queryByWeights, numTypos, prefix }: SearchParameters): void {
  if (queryBy.length === 0) {
    if (q !== '*') throw new HttpError(400, 'No search fields specified for the query.');
    return;
  }
  const isWrong = (count: number) => count !== 1 && count !== queryBy.length;
  if (queryByWeights.length > 0 && queryByWeights.length !== queryBy.length)
    throw new HttpError(
      400,
      'Number of weights in `query_by_weights` does not match number of `query_by` fields.',
    );
  if (isWrong(numTypos.length))
    throw new HttpError(400, 'Number of values in `num_typos` does not match number of `query_by` fields.');
  if (isWrong(prefix.length))
    throw new HttpError(
      400,
      'Number of prefix values in `prefix` does not match number of `query_by` fields.',
    );
}

const parseList = (query: URLSearchParams, name: string) =>
  (query.get(name) ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

function parseUnsigned(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  return text === null ? undefined : toUnsigned(name, text);
}

function toUnsigned(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new HttpError(400, `Parameter \`${name}\` must be an unsigned integer.`);
  return Number(text);
}

/** Typesense ignores other values; here they are an error. */
function oneOf<Value extends string>(
  query: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const text = query.get(name)?.toLowerCase();
  if (text === undefined) return undefined;
  const value = values.find((candidate) => candidate === text);
  if (value === undefined)
    throw new HttpError(400, `Parameter \`${name}\` must be one of ${values.join(', ')}.`);
  return value;
}

function parseSplitJoin(text: string | null): SearchParameters['splitJoinTokens'] {
  switch (text) {
    case null:
    case 'true':
    case 'fallback':
      return 'fallback';
    case 'false':
    case 'off':
      return 'off';
    case 'always':
      return 'always';
  }
  throw new HttpError(400, 'Parameter `split_join_tokens` must be off, fallback or always.');
}

function parseDropMode(text: string): DropMode {
  if (text === 'right_to_left') return { from: 'right' };
  if (text === 'left_to_right') return { from: 'left' };
  const [, maxWords] = /^both_sides:(\d+)$/.exec(text) ?? [];
  if (maxWords === undefined) throw new HttpError(400, 'Invalid format for drop tokens mode.');
  return { from: 'both', maxWords: Number(maxWords) };
}
