import type { Actor, Person } from './cast.ts';

/** In a document to write: the time of the request. */
export const serverTime = Symbol('server time');
/** In an update: the field is removed. */
export const removed = Symbol('removed');

type Fields = Readonly<Record<string, unknown>>;

/** A write of a batch. The fields of an update may be dotted paths. */
export type DocumentWrite =
  { kind: 'set' | 'update'; path: string; fields: Fields } | { kind: 'delete'; path: string };

export interface FileUpload {
  path: string;
  contentType: string;
  metadata: Readonly<Record<string, string>>;
  content: string;
}

/** Where steps are attempted: documents and files behind the security rules. */
export interface World {
  readonly projectId: string;
  /** The answers to a request are whether it was allowed. */
  commit(by: Actor, writes: readonly DocumentWrite[]): Promise<boolean>;
  upload(by: Actor, file: FileUpload): Promise<boolean>;
  deleteFile(by: Actor, path: string): Promise<boolean>;
  /** What each rules file says. */
  canActFor(by: Actor, account: Person): Promise<boolean[]>;
  /** Reads a document without the rules. */
  readDocument(path: string): Promise<Fields | undefined>;
  /** All documents and the contents of all files, by path. */
  readDocuments(): Promise<ReadonlyMap<string, object>>;
  readFiles(): Promise<ReadonlyMap<string, string>>;
  /** Milliseconds since the epoch. */
  getNow(): number;
  pass(ms: number): void | Promise<void>;
}
