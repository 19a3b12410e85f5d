import type { SdkClient, Data, ListenOptions, QuerySpec, Row, SdkName, SnapshotInfo } from './sdk-client.ts';

/** One thing an SDK's user can see, and the SDKs it applies to. */
export interface ConformanceCase {
  readonly title: string;
  readonly sdks: readonly SdkName[];
  run(at: TestSandbox): Promise<void>;
}

export const allSdks: readonly SdkName[] = ['browser', 'node', 'lite', 'admin'];
export const listeningSdks: readonly SdkName[] = ['browser', 'node', 'admin'];
/** Those that keep what they know, show their own writes at once and can be cut off the network. */
export const cachingSdks: readonly SdkName[] = ['browser', 'node'];

/** A corner of the database for one behaviour alone, with shorthands. */
export interface TestSandbox {
  readonly client: SdkClient;
  /** The full path of something in this corner. */
  readonly path: (path: string) => string;
  /** A collection id nobody else uses, for collection groups. */
  readonly groupId: string;
  set(path: string, data: Data): Promise<void>;
  update(path: string, data: Data): Promise<void>;
  get(path: string): Promise<Data | undefined>;
  /** Stores documents: id to data, all in the collection `items`. */
  setItems(items: Readonly<Record<string, Data>>): Promise<void>;
  /** Writes to `items` as somebody else would: id to numbers, null to delete. */
  writeExternally(items: Readonly<Record<string, Readonly<Record<string, number>> | null>>): Promise<void>;
  /** The ids a query on `items` finds. */
  queryIds(spec?: QuerySpec): Promise<string>;
  /** Listens; the answer gives each snapshot as it comes. */
  listen(target: QuerySpec | string, options?: ListenOptions): SnapshotRecorder;
}

/** Snapshots in the order they come. */
export interface SnapshotRecorder {
  /** Waits until a snapshot satisfies the test. @throws when none does within 5 s, or the listener fails */
  waitFor(test: (rows: readonly Row[], info: SnapshotInfo) => boolean): Promise<readonly Row[]>;
  /** The changes of each snapshot so far, as `type id oldIndex>newIndex`. */
  readonly changes: readonly (readonly string[])[];
  /** Waits for the listener's error. */
  waitForError(): Promise<unknown>;
  readonly count: number;
  stop(): void;
}

/** The code of an SDK's error, as the modular SDKs write it; admin's are numbers. */
export async function getRejectionCode(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    return getErrorCode(error);
  }
  return 'no error';
}

const grpcErrorCodes: Readonly<Record<number, string>> = {
  3: 'invalid-argument',
  5: 'not-found',
  6: 'already-exists',
  7: 'permission-denied',
  9: 'failed-precondition',
  10: 'aborted',
  12: 'unimplemented',
  14: 'unavailable',
};

/** The code of an error that was caught. */
export function getErrorCode(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (typeof code === 'number') return grpcErrorCodes[code] ?? String(code);
  return typeof code === 'string' ? code.replace(/^firestore\//, '') : `no code: ${String(error)}`;
}
