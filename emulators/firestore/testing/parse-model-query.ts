import fc from 'fast-check';
import { RpcError } from '../errors.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Query } from '../query/query.ts';
import { documentsRoot } from './arbitraries.ts';
import { toStructuredQuery } from './model-to-json.ts';
import type { ModelQuery } from './query-model.ts';

/** Parses a query on the collection `c`; undefined for random filters in a combination that production rejects. */
export function parseModelQuery(query: ModelQuery): Query | undefined {
  try {
    return parseQuery(documentsRoot, toStructuredQuery(query));
  } catch (error) {
    if (error instanceof RpcError && error.status === 'INVALID_ARGUMENT') return undefined;
    throw error;
  }
}

/** Parses a query, or skips the run of the property when production rejects the query. */
export function parseModelQueryOrSkip(model: ModelQuery): Query {
  const query = parseModelQuery(model);
  fc.pre(query !== undefined);
  return query;
}
