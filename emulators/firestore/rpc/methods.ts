import type { Caller } from '../caller.ts';
import type { Engine } from '../engine.ts';
import type { JsonObject } from '../parse-json.ts';
import { listCollectionIds, listDocuments } from './lists.ts';
import { partitionQuery } from './partitions.ts';
import { batchGetDocuments, getDocument, runAggregationQuery, runQueryRpc } from './reads.ts';
import {
  batchWrite,
  beginTransaction,
  commit,
  createDocument,
  deleteDocument,
  rollback,
  updateDocument,
} from './writes.ts';

type UnaryMethod = (
  engine: Engine,
  caller: Caller,
  request: JsonObject,
  report: (text: string) => void,
) => object;
type ServerStreamingMethod = (engine: Engine, caller: Caller, request: JsonObject) => readonly object[];

/** The calls of google.firestore.v1.Firestore that answer once. */
export const unaryMethods: Readonly<Record<string, UnaryMethod>> = {
  BatchWrite: batchWrite,
  BeginTransaction: beginTransaction,
  Commit: commit,
  CreateDocument: createDocument,
  DeleteDocument: deleteDocument,
  GetDocument: getDocument,
  ListCollectionIds: listCollectionIds,
  ListDocuments: listDocuments,
  PartitionQuery: partitionQuery,
  Rollback: rollback,
  UpdateDocument: updateDocument,
};

/** Those that answer with a stream of messages. */
export const serverStreamingMethods: Readonly<Record<string, ServerStreamingMethod>> = {
  BatchGetDocuments: batchGetDocuments,
  RunAggregationQuery: runAggregationQuery,
  RunQuery: runQueryRpc,
};
