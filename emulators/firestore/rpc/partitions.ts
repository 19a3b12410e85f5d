import type { Caller } from '../caller.ts';
import type { Engine } from '../engine.ts';
import { invalid, RpcError } from '../errors.ts';
import type { Input } from '../input.ts';
import { readOptionalInt32, readString } from '../input.ts';
import { parseQuery } from '../query/parse-query.ts';
import { databaseOf } from '../store/names.ts';
import { openView } from './consistency.ts';

/**
 * PartitionQuery: positions that cut a collection group into parts of about the same size, all in one page.
 * Administrators only.
 */
export function partitionQuery(engine: Engine, caller: Caller, request: Input): object {
  const parent = readString(request['parent'], 'parent');
  if (caller.kind !== 'admin' && engine.rules.of(databaseOf(parent).project) !== undefined)
    throw new RpcError('PERMISSION_DENIED', 'Only administrators may partition queries.');
  const query = parseQuery(parent, request['structuredQuery']);
  const [order] = query.orderBy;
  const isPlain = query.where === undefined && query.limit === undefined && query.offset === 0;
  if (!query.scope.allDescendants || !isPlain || query.orderBy.length > 1 || order?.descending === true)
    throw invalid('Only collection group queries ordered by __name__ alone can be partitioned.');
  const count = readOptionalInt32(request['partitionCount'], 'partition_count') ?? 0;
  if (count < 1) throw invalid('partition_count must be greater than zero.');
  const { source } = openView(engine, request);
  const documents = engine.run(query, source);
  const parts = Math.min(count + 1, documents.length);
  const partitions: object[] = [];
  for (let part = 1; part < parts; part++) {
    const name = documents[Math.floor((part * documents.length) / parts)]?.name;
    partitions.push({ values: [{ referenceValue: name }] });
  }
  return partitions.length === 0 ? {} : { partitions };
}
