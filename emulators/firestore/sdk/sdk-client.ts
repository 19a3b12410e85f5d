import type { Firestore } from 'firebase-admin/firestore';

export type SdkName = 'browser' | 'node' | 'lite' | 'admin';

export type Data = Record<string, unknown>;

export interface Row {
  readonly id: string;
  readonly data: Data;
}

export type WhereOperator =
  '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not-in' | 'array-contains' | 'array-contains-any';

/** A dotted path, or its segments if they contain special characters. */
export type FieldName = string | readonly string[];

export type Condition =
  | readonly [field: FieldName, operator: WhereOperator, value: unknown]
  | { readonly and: readonly Condition[] }
  | { readonly or: readonly Condition[] };

/** The field `__name__` is the document id. */
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
  /** The path of a document to start after. Listeners do not support it. */
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

/** Creates values of classes that each SDK defines. */
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

/** The metadata and changes of a snapshot. */
export interface SnapshotInfo {
  /** `type id oldIndex>newIndex` of each change since the previous snapshot. */
  readonly changes: readonly string[];
  readonly fromCache: boolean;
  readonly hasPendingWrites: boolean;
}

export interface ListenOptions {
  /** Whether changes of only `fromCache` or `hasPendingWrites` raise snapshots. */
  readonly includeMetadataChanges?: boolean;
}

/**
 * A common interface of all SDKs, so that one test runs against each of them. Values that are read have a plain form:
 * {timestamp: [seconds, nanos]}, {reference: path}, {geo: [lat, lng]}, {bytes: hex}, {vector: […]}.
 */
export interface SdkClient {
  readonly sdk: SdkName;
  readonly values: ValueFactory;
  batch(...operations: readonly Operation[]): Promise<void>;
  add(collection: string, data: Data): Promise<string>;
  /** Updates one field. @param field the segments of its path */
  updateField(path: string, field: readonly string[], value: unknown): Promise<void>;
  /** Writes a number and reads it back through a converter that stores it as a string. */
  roundTripWithConverter(path: string, number: number): Promise<number | undefined>;
  get(path: string): Promise<Data | undefined>;
  query(spec: QuerySpec): Promise<readonly Row[]>;
  aggregate(spec: QuerySpec, aggregates: Readonly<Record<string, Aggregate>>): Promise<Data>;
  runTransaction<T>(run: (transaction: SdkTransaction) => Promise<T>): Promise<T>;
  /** Listens to a query or a document path (one row or none). Undefined for SDKs without listeners. */
  listen?(
    target: QuerySpec | string,
    onRows: (rows: readonly Row[], info: SnapshotInfo) => void,
    onError: (error: unknown) => void,
    options?: ListenOptions,
  ): () => void;
  /** Enables or disables the network. Undefined for SDKs without this switch. */
  setNetworkEnabled?(isEnabled: boolean): Promise<void>;
  /** firebase-admin, for features that only it has. */
  readonly admin?: Firestore;
  close(): Promise<void>;
}

/** Formats a change for SnapshotInfo. */
export function formatChange(type: string, id: string, oldIndex: number, newIndex: number): string {
  return `${type} ${id} ${oldIndex}>${newIndex}`;
}

/**
 * Creates a function that replaces instances of an SDK's classes in a value.
 * @param convert returns undefined for other objects
 */
export function createPlainConverter(convert: (value: object) => unknown): (value: unknown) => unknown {
  const plain = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(plain);
    const converted = convert(value);
    if (converted !== undefined) return converted;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plain(item)]));
  };
  return plain;
}
