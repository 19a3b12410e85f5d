import { expect, test } from 'vitest';
import { parseSearchParameters } from './search-parameters.ts';

const parse = (query: string) => parseSearchParameters(new URLSearchParams(query), 10);

test.each([
  'facet_by=a',
  'group_by=a',
  'infix=always',
  'include_fields=a',
  'exclude_fields=a',
  'highlight_fields=a',
  'pinned_hits=1:1',
  'hidden_hits=1',
  'limit_hits=1',
  'preset=a',
  'stopwords=a',
  'synonym_prefix=true',
  'pre_segmented_query=true',
  'use_cache=true',
  'search_cutoff_ms=5',
  'vector_query=a',
  'max_candidate=5',
])('%s is rejected, because it is not implemented', (parameter) => {
  const [name = ''] = parameter.split('=');
  expect(() => parse(`q=a&query_by=b&${parameter}`)).toThrow(
    `The parameter \`${name}\` is not supported by this stand-in for Typesense.`,
  );
});

test.each([
  ['query_by=a', 'Parameter `q` is required.'],
  ['q=a', 'No search fields specified for the query.'],
  ['q=a&query_by=b&per_page=-1', 'Parameter `per_page` must be an unsigned integer.'],
  ['q=a&query_by=b&num_typos=x', 'Parameter `num_typos` must be an unsigned integer.'],
  ['q=a&query_by=b&per_page=251', 'Only upto 250 hits can be fetched per page.'],
  ['q=a&query_by=b&limit=251', 'Only upto 250 hits can be fetched per page.'],
  ['q=a&query_by=b,c&query_by_weights=1', 'Number of weights in `query_by_weights` does not match'],
  ['q=a&query_by=b,c,d&num_typos=1,2', 'Number of values in `num_typos` does not match'],
  ['q=a&query_by=b,c,d&prefix=true,false', 'Number of prefix values in `prefix` does not match'],
  ['q=a&query_by=b&drop_tokens_mode=all_sides', 'Invalid format for drop tokens mode.'],
  ['q=a&query_by=b&drop_tokens_mode=both_sides:x', 'Invalid format for drop tokens mode.'],
  ['q=a&query_by=b&text_match_type=best', 'must be one of max_score, max_weight, sum_score'],
  ['q=a&query_by=b&split_join_tokens=maybe', '`split_join_tokens` must be off, fallback or always'],
])('%s: %s', (query, message) => {
  expect(() => parse(query)).toThrow(message);
});

test('defaults, and names that mean the same', () => {
  const defaults = { numTypos: [2], prefix: [true], maxCandidates: 10, perPage: 10, offset: 0 };
  expect(parse('q=a&query_by=b')).toMatchObject({ ...defaults, splitJoinTokens: 'fallback' });
  expect(parseSearchParameters(new URLSearchParams('q=a&query_by=b'), 600_000).maxCandidates).toBe(4);
  expect(parse('q=a&query_by=b&exhaustive_search=true').maxCandidates).toBe(10_000);
  expect(parse('q=a&query_by=b&per_page=20&page=3').offset).toBe(40);
  expect(parse('q=a&query_by=b&limit=20&offset=7')).toMatchObject({ perPage: 20, offset: 7 });
});
