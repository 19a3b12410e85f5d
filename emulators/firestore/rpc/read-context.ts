import type { Engine } from '../engine.ts';
import { invalidArgumentError } from '../errors.ts';
import type { JsonObject } from '../parse-json.ts';
import { parseOptionalString, parseString } from '../parse-json.ts';
import { getDatabasePath } from '../store/resource-names.ts';
import type { DocumentSource } from '../store/document-store.ts';
import type { Transaction } from '../transactions/transaction-manager.ts';
import { parseInstant } from '../values/instant.ts';

/** The snapshot that a request reads, and its transaction. */
export interface ReadContext {
  readonly source: DocumentSource;
  /** Microseconds. */
  readonly readTime: bigint;
  readonly transaction: Transaction | undefined;
  /** The id of a transaction that the request began; returned with the first response. */
  readonly newTransactionId: string | undefined;
}

/**
 * Resolves the consistency selector of a request: `transaction`, `newTransaction`, `readTime` or none.
 * @throws INVALID_ARGUMENT, FAILED_PRECONDITION when the read time is too old
 */
export function openReadContext(engine: Engine, request: JsonObject): ReadContext {
  const { store, transactions } = engine;
  const id = parseOptionalString(request['transaction'], 'transaction');
  const requestedReadTime = parseOptionalString(request['readTime'], 'read_time');
  const isNew = request['newTransaction'] !== undefined && request['newTransaction'] !== null;
  const hasId = id !== undefined && id !== '';
  if (Number(hasId) + Number(requestedReadTime !== undefined) + Number(isNew) > 1)
    throw invalidArgumentError('Only one of transaction, new_transaction and read_time may be set.');
  if (isNew || hasId) {
    const database = getRequestedDatabase(request);
    const transaction = isNew
      ? transactions.begin(database, request['newTransaction'])
      : transactions.get(database, id ?? '');
    const { source, readTime } = transaction;
    return { source, readTime, transaction, newTransactionId: isNew ? transaction.id : undefined };
  }
  if (requestedReadTime === undefined)
    return {
      source: store,
      readTime: store.clock.now(),
      transaction: undefined,
      newTransactionId: undefined,
    };
  const readTime = parseInstant(requestedReadTime);
  return {
    source: store.getSnapshotAt(readTime),
    readTime,
    transaction: undefined,
    newTransactionId: undefined,
  };
}

/** The database of a request that names it, a document or a parent. @throws INVALID_ARGUMENT */
function getRequestedDatabase({ database, name, parent }: JsonObject): string {
  const resource = parseOptionalString(name, 'name') ?? parseOptionalString(parent, 'parent');
  return resource === undefined ? parseString(database, 'database') : getDatabasePath(resource);
}
