import { randomBytes } from 'node:crypto';
import type { Caller } from '../caller.ts';
import type { Committed, Engine } from '../engine.ts';
import { invalid, RpcError, toRpcError } from '../errors.ts';
import type { Input } from '../input.ts';
import { readList, readObject, readOptionalString, readString } from '../input.ts';
import { project } from '../query/run.ts';
import type { DocumentJson } from '../store/document.ts';
import { documentJson } from '../store/document.ts';
import { checkCollectionId, databaseOf, parseDatabaseName, parseParent } from '../store/names.ts';
import { formatTime } from '../values/instant.ts';
import type { StagedWrite } from '../writes/stage.ts';
import { parseMask, parseWrite } from '../writes/write.ts';

/** The answer to one write: verify and delete have no update time of a document to tell. */
function writeResult({ write, after, transformResults }: StagedWrite, commitTime: bigint): object {
  if (write.kind === 'verify') return {};
  return {
    updateTime: formatTime(after?.updateTime ?? commitTime),
    ...(transformResults.length > 0 && { transformResults }),
  };
}

/** What Commit, and the Write stream, answer. */
export function commitAnswer({ staged, commitTime }: Committed): {
  writeResults?: readonly object[];
  commitTime: string;
} {
  const writeResults = staged.map((write) => writeResult(write, commitTime));
  return { ...(writeResults.length > 0 && { writeResults }), commitTime: formatTime(commitTime) };
}

/** Commit: a batch, or a transaction's writes; all or nothing. */
export function commit(engine: Engine, caller: Caller, request: Input): object {
  const database = parseDatabaseName(readString(request['database'], 'database'));
  const writes = readList(request['writes'], 'writes').map(parseWrite);
  const transaction = readOptionalString(request['transaction'], 'transaction');
  const id = transaction === '' ? undefined : transaction;
  return commitAnswer(engine.commit(caller, database, writes, id));
}

/** BatchWrite: each write by itself, in order, with its own status. */
export function batchWrite(
  engine: Engine,
  caller: Caller,
  request: Input,
  report: (text: string) => void,
): object {
  const database = parseDatabaseName(readString(request['database'], 'database'));
  const writes = readList(request['writes'], 'writes').map(parseWrite);
  if (new Set(writes.map(({ name }) => name)).size < writes.length)
    throw invalid('A batch write may not write the same document more than once.');
  const writeResults: object[] = [];
  const status: object[] = [];
  for (const write of writes) {
    try {
      const { staged, commitTime } = engine.commit(caller, database, [write]);
      writeResults.push(writeResult(staged[0] as StagedWrite, commitTime));
      status.push({});
    } catch (thrown) {
      const error = toRpcError(thrown, report);
      writeResults.push({});
      status.push({ code: error.grpcCode, message: error.message });
    }
  }
  return { writeResults, status };
}

/** BeginTransaction. */
export function beginTransaction(engine: Engine, _caller: Caller, request: Input): object {
  parseDatabaseName(readString(request['database'], 'database'));
  return { transaction: engine.transactions.begin(request['options']).id };
}

/** Rollback. @throws INVALID_ARGUMENT when there is no such transaction */
export function rollback(engine: Engine, _caller: Caller, request: Input): object {
  engine.transactions.end(readString(request['transaction'], 'transaction'));
  return {};
}

function writeOne(engine: Engine, caller: Caller, name: string, write: object, mask: unknown): DocumentJson {
  const { staged } = engine.commit(caller, databaseOf(name), [parseWrite(write)]);
  const document = staged[0]?.after;
  if (document === undefined) throw new RpcError('INTERNAL', `The write left no document "${name}".`);
  return documentJson(document, project(document.fields, parseMask(mask)));
}

/** CreateDocument; an id is made up when the request names none. @throws ALREADY_EXISTS */
export function createDocument(engine: Engine, caller: Caller, request: Input): DocumentJson {
  const parent = parseParent(readString(request['parent'], 'parent'));
  const collectionId = checkCollectionId(readString(request['collectionId'], 'collection_id'));
  const id = readOptionalString(request['documentId'], 'document_id') ?? '';
  const name = `${parent}/${collectionId}/${id === '' ? randomBytes(15).toString('base64url') : id}`;
  const fields = readObject(request['document'] ?? {}, 'document')['fields'];
  const write = { update: { name, fields }, currentDocument: { exists: false } };
  return writeOne(engine, caller, name, write, request['mask']);
}

/** UpdateDocument: with a mask only its fields, else the whole document. */
export function updateDocument(engine: Engine, caller: Caller, request: Input): DocumentJson {
  const update = readObject(request['document'], 'document');
  const name = readString(update['name'], 'name');
  const { updateMask, currentDocument } = request;
  return writeOne(engine, caller, name, { update, updateMask, currentDocument }, request['mask']);
}

/** DeleteDocument; deleting what is missing succeeds unless a precondition forbids it. */
export function deleteDocument(engine: Engine, caller: Caller, request: Input): object {
  const name = readString(request['name'], 'name');
  const write = parseWrite({ delete: name, currentDocument: request['currentDocument'] });
  engine.commit(caller, databaseOf(name), [write]);
  return {};
}
