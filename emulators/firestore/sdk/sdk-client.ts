import type { Firestore } from 'firebase-admin/firestore';

/**
 * One face for all SDKs, so that a behaviour is written once and holds for each of them. Values come back in
 * a plain form: {timestamp: [seconds, nanos]}, {reference: path}, {geo: [lat, lng]}, {bytes: hex}, {vector: […]}.
 */
export type SdkName = 'browser' | 'node' | 'lite' | 'admin';

export type Data = Record<string, unknown>;

export interface Row {
  readonly id: string;
  readonly data: Data;
}

export type WhereOperator =
  '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not-in' | 'array-contains' | 'array-contains-any';

/** A path with dots, or its segments where they hold odd characters. */
export type FieldName = string | readonly string[];

export type Condition =
  | readonly [field: FieldName, operator: WhereOperator, value: unknown]
  | { readonly and: readonly Condition[] }
  | { readonly or: readonly Condition[] };

/** `__name__` as a field stands for the document's id. */
export interface QuerySpec {
  readonly collection?: string;
  readonly collectionGroup?: string;
  readonly where?: readonly Condition[];
  readonly orderBy?: readonly (string | readonly [field: FieldName, direction: 'asc' | 'desc'])[];
  readonly limit?: number;
  readonly limitToLast?: number;
  readonly startAt?: readonly unknown[];
  readonly startAfter?: readonly unknown[];
  readonly endAt?: readonly unknown[];
  readonly endBefore?: readonly unknown[];
  /** The path of a document to start after, wherever the orderings put it. Not for listeners. */
  readonly startAfterDocument?: string;
}

export interface SetOptions {
  readonly merge?: boolean;
  readonly mergeFields?: string[];
}

export type Operation =
  | readonly ['set', path: string, data: Data, options?: SetOptions]
  | readonly ['update', path: string, data: Data]
  | readonly ['delete', path: string];

export interface SdkTransaction {
  get(path: string): Promise<Data | undefined>;
  write(...operations: readonly Operation[]): void;
}

export type Aggregate = 'count' | readonly ['sum' | 'avg', string];

/** Makers of values that have a class of their own in each SDK. */
export interface ValueFactory {
  readonly serverTimestamp: () => unknown;
  readonly increment: (by: number) => unknown;
  readonly arrayUnion: (...items: readonly unknown[]) => unknown;
  readonly arrayRemove: (...items: readonly unknown[]) => unknown;
  readonly deleteField: () => unknown;
  readonly timestamp: (seconds: number, nanos: number) => unknown;
  readonly bytes: (...bytes: readonly number[]) => unknown;
  readonly geo: (latitude: number, longitude: number) => unknown;
  readonly reference: (path: string) => unknown;
  readonly vector: (...numbers: number[]) => unknown;
}

/** What a snapshot tells besides its rows. */
export interface SnapshotInfo {
  /** `type id oldIndex>newIndex` of each change since the snapshot before. */
  readonly changes: readonly string[];
  readonly fromCache: boolean;
  readonly hasPendingWrites: boolean;
}

export interface ListenOptions {
  /** Snapshots for changes of `fromCache` and `hasPendingWrites`, too. */
  readonly includeMetadataChanges?: boolean;
}

export interface SdkClient {
  readonly sdk: SdkName;
  readonly values: ValueFactory;
  batch(...operations: readonly Operation[]): Promise<void>;
  add(collection: string, data: Data): Promise<string>;
  /** Updates one field, named by the segments of its path. */
  updateField(path: string, field: readonly string[], value: unknown): Promise<void>;
  /** Writes a number and reads it again through a converter that keeps it as text. */
  roundTripWithConverter(path: string, number: number): Promise<number | undefined>;
  get(path: string): Promise<Data | undefined>;
  query(spec: QuerySpec): Promise<readonly Row[]>;
  aggregate(spec: QuerySpec, wanted: Readonly<Record<string, Aggregate>>): Promise<Data>;
  runTransaction<T>(run: (transaction: SdkTransaction) => Promise<T>): Promise<T>;
  /** Rows for a query, one row or none for a document's path. Undefined for SDKs that cannot listen. */
  listen?(
    target: QuerySpec | string,
    onRows: (rows: readonly Row[], info: SnapshotInfo) => void,
    onError: (error: unknown) => void,
    options?: ListenOptions,
  ): () => void;
  /** Turns the network off and on. Undefined for SDKs that have no such switch. */
  setNetworkEnabled?(on: boolean): Promise<void>;
  /** firebase-admin itself, for what only it can ask. */
  readonly admin?: Firestore;
  close(): Promise<void>;
}

/** A change as SnapshotInfo writes it. */
export function formatChange(type: string, id: string, oldIndex: number, newIndex: number): string {
  return `${type} ${id} ${oldIndex}>${newIndex}`;
}

/** Turns one SDK's classes into the plain form. */
export function createPlainConverter(convert: (value: object) => unknown): (value: unknown) => unknown {
  const plain = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(plain);
    const known = convert(value);
    if (known !== undefined) return known;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plain(item)]));
  };
  return plain;
}
