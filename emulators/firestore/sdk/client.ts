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

export type Condition =
  | readonly [field: string, operator: WhereOperator, value: unknown]
  | { readonly and: readonly Condition[] }
  | { readonly or: readonly Condition[] };

/** `__name__` as a field stands for the document's id. */
export interface QuerySpec {
  readonly collection?: string;
  readonly group?: string;
  readonly where?: readonly Condition[];
  readonly orderBy?: readonly (string | readonly [field: string, direction: 'asc' | 'desc'])[];
  readonly limit?: number;
  readonly limitToLast?: number;
  readonly startAt?: readonly unknown[];
  readonly startAfter?: readonly unknown[];
  readonly endAt?: readonly unknown[];
  readonly endBefore?: readonly unknown[];
}

export interface SetOptions {
  readonly merge?: boolean;
  readonly mergeFields?: string[];
}

export type Operation =
  | readonly ['set', path: string, data: Data, options?: SetOptions]
  | readonly ['update', path: string, data: Data]
  | readonly ['delete', path: string];

export interface TransactionFace {
  get(path: string): Promise<Data | undefined>;
  write(...operations: readonly Operation[]): void;
}

export type Aggregate = 'count' | readonly ['sum' | 'avg', string];

/** Makers of values that have a class of their own in each SDK. */
export interface Values {
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

export interface Client {
  readonly sdk: SdkName;
  readonly values: Values;
  batch(...operations: readonly Operation[]): Promise<void>;
  add(collection: string, data: Data): Promise<string>;
  get(path: string): Promise<Data | undefined>;
  query(spec: QuerySpec): Promise<readonly Row[]>;
  aggregate(spec: QuerySpec, wanted: Readonly<Record<string, Aggregate>>): Promise<Data>;
  transaction<T>(run: (transaction: TransactionFace) => Promise<T>): Promise<T>;
  /** Rows for a query, one row or none for a document's path. Undefined for SDKs that cannot listen. */
  listen?(
    target: QuerySpec | string,
    onRows: (rows: readonly Row[]) => void,
    onError: (error: unknown) => void,
  ): () => void;
  /** Turns the network off and on. Undefined for SDKs that have no such switch. */
  network?(on: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Turns one SDK's classes into the plain form. */
export function plainWith(convert: (value: object) => unknown): (value: unknown) => unknown {
  const plain = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(plain);
    const known = convert(value);
    if (known !== undefined) return known;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plain(item)]));
  };
  return plain;
}
