import type { Caller } from '../caller.ts';
import type { Engine } from '../engine.ts';
import type { Input } from '../input.ts';
import { listCollectionIds, listDocuments } from './lists.ts';
import { partitionQuery } from './partitions.ts';
import { batchGet, getDocument, runAggregationQuery, runQueryRpc } from './reads.ts';
import {
  batchWrite,
  beginTransaction,
  commit,
  createDocument,
  deleteDocument,
  rollback,
  updateDocument,
} from './writes.ts';

type Unary = (engine: Engine, caller: Caller, request: Input, report: (text: string) => void) => object;
type Streaming = (engine: Engine, caller: Caller, request: Input) => readonly object[];

/** The calls of google.firestore.v1.Firestore that answer once. */
export const UNARY: Readonly<Record<string, Unary>> = {
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
export const STREAMING: Readonly<Record<string, Streaming>> = {
  BatchGetDocuments: batchGet,
  RunAggregationQuery: runAggregationQuery,
  RunQuery: runQueryRpc,
};
