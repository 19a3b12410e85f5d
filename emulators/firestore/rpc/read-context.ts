import type { Engine } from '../engine.ts';
import { invalidArgumentError } from '../errors.ts';
import type { JsonObject } from '../parse-json.ts';
import { parseOptionalString } from '../parse-json.ts';
import type { DocumentSource } from '../store/document-store.ts';
import type { Transaction } from '../transactions/transaction-manager.ts';
import { parseInstant } from '../values/instant.ts';

/** Where a read looks and what it is told about it. */
export interface ReadContext {
  readonly source: DocumentSource;
  /** Microseconds. */
  readonly readTime: bigint;
  readonly transaction: Transaction | undefined;
  /** The id of a transaction this read began, for the first answer. */
  readonly newTransactionId: string | undefined;
}

/** Reads a request's consistency selector: `transaction`, `newTransaction`, `readTime` or none. */
export function openReadContext(engine: Engine, request: JsonObject): ReadContext {
  const { store, transactions } = engine;
  const id = parseOptionalString(request['transaction'], 'transaction');
  const at = parseOptionalString(request['readTime'], 'read_time');
  const begins = request['newTransaction'] !== undefined && request['newTransaction'] !== null;
  const inside = id !== undefined && id !== '';
  if (Number(inside) + Number(at !== undefined) + Number(begins) > 1)
    throw invalidArgumentError('Only one of transaction, new_transaction and read_time may be set.');
  if (begins || inside) {
    const transaction = begins ? transactions.begin(request['newTransaction']) : transactions.get(id ?? '');
    const { source, readTime } = transaction;
    return { source, readTime, transaction, newTransactionId: begins ? transaction.id : undefined };
  }
  if (at === undefined)
    return {
      source: store,
      readTime: store.clock.now(),
      transaction: undefined,
      newTransactionId: undefined,
    };
  const readTime = parseInstant(at);
  return {
    source: store.getSnapshotAt(readTime),
    readTime,
    transaction: undefined,
    newTransactionId: undefined,
  };
}
