import type { Caller } from '../caller.ts';
import { requireAdmin } from '../caller.ts';
import type { Engine } from '../engine.ts';
import { invalidArgumentError } from '../errors.ts';
import type { JsonObject } from '../parse-json.ts';
import { parseOptionalInt32, parseString } from '../parse-json.ts';
import { parseQuery } from '../query/parse-query.ts';
import { openReadContext } from './read-context.ts';

/**
 * PartitionQuery: cursors that split a collection group into parts of similar size, all in one page.
 * @throws PERMISSION_DENIED for users; INVALID_ARGUMENT
 */
export function partitionQuery(engine: Engine, caller: Caller, request: JsonObject): object {
  const parent = parseString(request['parent'], 'parent');
  requireAdmin(caller, 'Partitioning queries');
  const query = parseQuery(parent, request['structuredQuery']);
  const [order] = query.orderBy;
  const isPlain = query.where === undefined && query.limit === undefined && query.offset === 0;
  if (!query.scope.allDescendants || !isPlain || query.orderBy.length > 1 || order?.isDescending === true)
    throw invalidArgumentError('Only collection group queries ordered by __name__ alone can be partitioned.');
  const count = parseOptionalInt32(request['partitionCount'], 'partition_count') ?? 0;
  if (count < 1) throw invalidArgumentError('partition_count must be greater than zero.');
  const { source } = openReadContext(engine, request);
  const documents = engine.runQuery(query, source);
  const parts = Math.min(count + 1, documents.length);
  const partitions: object[] = [];
  for (let part = 1; part < parts; part++) {
    const name = documents[Math.floor((part * documents.length) / parts)]?.name;
    partitions.push({ values: [{ referenceValue: name }] });
  }
  return partitions.length === 0 ? {} : { partitions };
}
