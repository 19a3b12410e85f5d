import type { Engine } from '../engine.ts';
import { invalid } from '../errors.ts';
import type { Input } from '../input.ts';
import { readOptionalString } from '../input.ts';
import type { DocumentSource } from '../store/store.ts';
import type { Transaction } from '../transactions/transactions.ts';
import { parseInstant } from '../values/instant.ts';

/** Where a read looks and what it is told about it. */
export interface ReadView {
  readonly source: DocumentSource;
  /** Microseconds. */
  readonly readTime: bigint;
  readonly transaction: Transaction | undefined;
  /** The id of a transaction this read began, for the first answer. */
  readonly begun: string | undefined;
}

/** Reads a request's consistency selector: `transaction`, `newTransaction`, `readTime` or none. */
export function openView(engine: Engine, request: Input): ReadView {
  const { store, transactions } = engine;
  const id = readOptionalString(request['transaction'], 'transaction');
  const at = readOptionalString(request['readTime'], 'read_time');
  const begins = request['newTransaction'] !== undefined && request['newTransaction'] !== null;
  const inside = id !== undefined && id !== '';
  if (Number(inside) + Number(at !== undefined) + Number(begins) > 1)
    throw invalid('Only one of transaction, new_transaction and read_time may be set.');
  if (begins || inside) {
    const transaction = begins ? transactions.begin(request['newTransaction']) : transactions.get(id ?? '');
    const { source, readTime } = transaction;
    return { source, readTime, transaction, begun: begins ? transaction.id : undefined };
  }
  if (at === undefined)
    return { source: store, readTime: store.clock.now(), transaction: undefined, begun: undefined };
  const readTime = parseInstant(at);
  return { source: store.at(readTime), readTime, transaction: undefined, begun: undefined };
}
