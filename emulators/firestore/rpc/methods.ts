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
  log: (text: string) => void,
) => object;
type ServerStreamingMethod = (engine: Engine, caller: Caller, request: JsonObject) => readonly object[];

/** The unary methods of google.firestore.v1.Firestore. */
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

/** The server-streaming methods: each returns all messages of its stream. */
export const serverStreamingMethods: Readonly<Record<string, ServerStreamingMethod>> = {
  BatchGetDocuments: batchGetDocuments,
  RunAggregationQuery: runAggregationQuery,
  RunQuery: runQueryRpc,
};
