import { randomBytes } from 'node:crypto';
import type { Caller } from '../caller.ts';
import { requireAdmin } from '../caller.ts';
import type { CommitResult, Engine } from '../engine.ts';
import { invalidArgumentError, RpcError, toRpcError } from '../errors.ts';
import type { JsonObject } from '../parse-json.ts';
import { parseList, parseObject, parseOptionalString, parseString } from '../parse-json.ts';
import { projectFields } from '../query/run-query.ts';
import type { DocumentJson } from '../store/document.ts';
import { toDocumentJson } from '../store/document.ts';
import {
  parseCollectionId,
  getDatabaseName,
  parseDatabaseName,
  parseParent,
} from '../store/resource-names.ts';
import { formatInstantMicros } from '../values/instant.ts';
import type { StagedWrite } from '../writes/staged-batch.ts';
import { parseMask, parseWrite } from '../writes/write.ts';

interface CommitResponse {
  readonly writeResults?: readonly object[];
  readonly commitTime?: string;
}

/** The WriteResult of one write; that of a document which does not exist afterwards is empty. */
function toWriteResult({ after, transformResults }: StagedWrite): object {
  if (after === undefined) return {};
  return {
    updateTime: formatInstantMicros(after.updateTime),
    ...(transformResults.length > 0 && { transformResults }),
  };
}

/** Converts a commit to the response of Commit and of the Write stream; that of no writes is empty. */
export function toCommitResponse({ stagedWrites, commitTime }: CommitResult): CommitResponse {
  if (stagedWrites.length === 0) return {};
  return { writeResults: stagedWrites.map(toWriteResult), commitTime: formatInstantMicros(commitTime) };
}

/** Commit: applies a batch or the writes of a transaction atomically. @throws as Engine.commit */
export function commit(engine: Engine, caller: Caller, request: JsonObject): object {
  const database = parseDatabaseName(parseString(request['database'], 'database'));
  const writes = parseList(request['writes'], 'writes').map(parseWrite);
  const transaction = parseOptionalString(request['transaction'], 'transaction');
  const id = transaction === '' ? undefined : transaction;
  return toCommitResponse(engine.commit(caller, database, writes, id));
}

/** BatchWrite: commits each write separately, in order, each with its own status. @throws INVALID_ARGUMENT, PERMISSION_DENIED for users */
export function batchWrite(
  engine: Engine,
  caller: Caller,
  request: JsonObject,
  log: (text: string) => void,
): object {
  requireAdmin(caller, 'BatchWrite');
  const database = parseDatabaseName(parseString(request['database'], 'database'));
  const writes = parseList(request['writes'], 'writes').map(parseWrite);
  if (new Set(writes.map(({ name }) => name)).size < writes.length)
    throw invalidArgumentError('A batch write may not write the same document more than once.');
  const writeResults: object[] = [];
  const status: object[] = [];
  for (const write of writes) {
    try {
      const { stagedWrites } = engine.commit(caller, database, [write]);
      writeResults.push(toWriteResult(stagedWrites[0] as StagedWrite));
      status.push({});
    } catch (thrown) {
      const error = toRpcError(thrown, log);
      writeResults.push({});
      status.push({ code: error.grpcCode, message: error.message });
    }
  }
  return { writeResults, status };
}

/** BeginTransaction. @throws FAILED_PRECONDITION when its read time is too old */
export function beginTransaction(engine: Engine, _caller: Caller, request: JsonObject): object {
  const database = parseString(request['database'], 'database');
  parseDatabaseName(database);
  return { transaction: engine.transactions.begin(database, request['options']).id };
}

/** Rollback, also of a transaction that has ended. @throws INVALID_ARGUMENT when there never was one */
export function rollback(engine: Engine, _caller: Caller, request: JsonObject): object {
  engine.transactions.rollback(parseOptionalString(request['transaction'], 'transaction') ?? '');
  return {};
}

function commitSingleWrite(
  engine: Engine,
  caller: Caller,
  name: string,
  write: object,
  mask: unknown,
): DocumentJson {
  const { stagedWrites } = engine.commit(caller, getDatabaseName(name), [parseWrite(write)]);
  const document = stagedWrites[0]?.after;
  if (document === undefined) throw new RpcError('INTERNAL', `The write left no document "${name}".`);
  return toDocumentJson(document, projectFields(document.fields, parseMask(mask)));
}

/** CreateDocument; generates an id when the request names none. @throws ALREADY_EXISTS */
export function createDocument(engine: Engine, caller: Caller, request: JsonObject): DocumentJson {
  const parent = parseParent(parseString(request['parent'], 'parent'));
  const collectionId = parseCollectionId(parseString(request['collectionId'], 'collection_id'));
  const id = parseOptionalString(request['documentId'], 'document_id') ?? '';
  const name = `${parent}/${collectionId}/${id === '' ? randomBytes(15).toString('base64url') : id}`;
  const { name: givenName, fields } = parseObject(request['document'] ?? {}, 'document');
  if (givenName !== undefined && givenName !== '')
    throw invalidArgumentError('document.name must not be set');
  const write = { update: { name, fields }, currentDocument: { exists: false } };
  return commitSingleWrite(engine, caller, name, write, request['mask']);
}

/** UpdateDocument: changes the fields of the mask; without a mask, replaces the document. */
export function updateDocument(engine: Engine, caller: Caller, request: JsonObject): DocumentJson {
  const update = parseObject(request['document'], 'document');
  const name = parseString(update['name'], 'name');
  const { updateMask, currentDocument } = request;
  return commitSingleWrite(engine, caller, name, { update, updateMask, currentDocument }, request['mask']);
}

/** DeleteDocument; succeeds for a missing document unless a precondition requires it. */
export function deleteDocument(engine: Engine, caller: Caller, request: JsonObject): object {
  const name = parseString(request['name'], 'name');
  const write = parseWrite({ delete: name, currentDocument: request['currentDocument'] });
  engine.commit(caller, getDatabaseName(name), [write]);
  return {};
}
