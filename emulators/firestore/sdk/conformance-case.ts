import type { SdkClient, Data, ListenOptions, QuerySpec, Row, SdkName, SnapshotInfo } from './sdk-client.ts';

/** A behavior of SDKs against the engine, and the SDKs that have it. */
export interface ConformanceCase {
  readonly title: string;
  readonly sdks: readonly SdkName[];
  /** Why Google's emulator (1.19.9, of gcloud) does not behave so, unlike the service. */
  readonly unlikeOfficialEmulator?: string;
  run(sandbox: TestSandbox): Promise<void>;
}

export const allSdks: readonly SdkName[] = ['browser', 'node', 'lite', 'admin'];
export const listeningSdks: readonly SdkName[] = ['browser', 'node', 'admin'];
/** The SDKs with a local cache, latency compensation and a switch for the network. */
export const cachingSdks: readonly SdkName[] = ['browser', 'node'];
/** The others. The local queries of a cache find null and NaN where the server does not, so these SDKs never agree. */
export const cachelessSdks: readonly SdkName[] = ['lite', 'admin'];

/** A part of the database for one case, with shorthands. */
export interface TestSandbox {
  readonly client: SdkClient;
  /** Prepends the path of the sandbox. */
  readonly path: (path: string) => string;
  /** A unique collection id, for collection groups. */
  readonly groupId: string;
  set(path: string, data: Data): Promise<void>;
  update(path: string, data: Data): Promise<void>;
  get(path: string): Promise<Data | undefined>;
  /** Stores documents in the collection `items`, by id. */
  setItems(items: Readonly<Record<string, Data>>): Promise<void>;
  /** Sets documents of `items` to numbers, or deletes them (null), by id and without the SDK. */
  writeExternally(items: Readonly<Record<string, Readonly<Record<string, number>> | null>>): Promise<void>;
  /** The ids that a query (by default on `items`) finds, in order, separated by spaces. */
  queryIds(spec?: QuerySpec): Promise<string>;
  /** Listens and records the snapshots. */
  listen(target: QuerySpec | string, options?: ListenOptions): SnapshotRecorder;
}

/** Records the snapshots of a listener. */
export interface SnapshotRecorder {
  /** Waits for a snapshot that satisfies the condition. @throws Error after 5 s, or when the listener fails */
  waitFor(condition: (rows: readonly Row[], info: SnapshotInfo) => boolean): Promise<readonly Row[]>;
  /** The changes of each snapshot so far, as `type id oldIndex>newIndex`. */
  readonly changes: readonly (readonly string[])[];
  /** Waits for the listener's error. */
  waitForError(): Promise<unknown>;
  readonly count: number;
  stop(): void;
}

/** The ids of rows, separated by spaces. */
export function joinIds(rows: readonly Row[]): string {
  return rows.map(({ id }) => id).join(' ');
}

/** A condition for SnapshotRecorder.waitFor. @param expected ids as joinIds returns them */
export function hasIds(expected: string): (rows: readonly Row[]) => boolean {
  return (rows) => joinIds(rows) === expected;
}

/** The code of a rejection in the form of the modular SDKs (firebase-admin has numbers), or 'no error'. */
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

/** The code of an SDK error in the form of the modular SDKs. */
export function getErrorCode(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (typeof code === 'number') return grpcErrorCodes[code] ?? String(code);
  return typeof code === 'string' ? code.replace(/^firestore\//, '') : `no code: ${String(error)}`;
}
