import type { RulesIssue } from './syntax-error.ts';

/**
 * The interface between the rules language and the engines that use it.
 *
 * The engines (Firestore, the Storage rules runtime) convert their values to `RulesValue`, describe the request and
 * provide a document lookup; the language decides whether the request is allowed.
 */

/** An instant with nanosecond precision. */
export interface RulesTimestamp {
  readonly kind: 'timestamp';
  /** Whole seconds since the epoch; may be negative. */
  readonly seconds: bigint;
  /** 0 to 999,999,999. */
  readonly nanos: number;
}

export interface RulesDuration {
  readonly kind: 'duration';
  readonly seconds: bigint;
  /** Same sign as `seconds`. */
  readonly nanos: number;
}

export interface RulesLatLng {
  readonly kind: 'latlng';
  readonly latitude: number;
  readonly longitude: number;
}

/** The numbers of a vector. It can only be compared with another. */
export interface RulesVector {
  readonly kind: 'vector';
  readonly values: readonly number[];
}

/** A resource path, for example /databases/(default)/documents/users/alice. */
export interface RulesPath {
  readonly kind: 'path';
  readonly segments: readonly string[];
  /** The variables of a template (`path('/{a}/b')`) by the index of their empty segment; undefined without any. */
  readonly variables?: ReadonlyMap<number, PathVariable>;
}

export interface PathVariable {
  readonly name: string;
  /** `{name=**}` takes a path, `{name}` one segment. */
  readonly isRecursive: boolean;
}

export interface RulesSet {
  readonly kind: 'set';
  /** Distinct by value, in order of first occurrence. */
  readonly values: readonly RulesValue[];
}

/** The result of `after.diff(before)`. */
export interface RulesMapDiff {
  readonly kind: 'mapdiff';
  readonly before: RulesMap;
  readonly after: RulesMap;
}

export type RulesMap = ReadonlyMap<string, RulesValue>;

/**
 * An unknown value: during a list query, the id of a document that the query does not determine. Any computation with it
 * is an evaluation error, which denies unless the other side of `||` allows.
 */
export interface RulesUnknown {
  readonly kind: 'unknown';
}

/** A filter that always holds for a value. */
export interface RulesFact {
  readonly operator: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'contains';
  readonly value: RulesValue;
}

/**
 * A field that a list query limits but does not determine. A comparison that follows from the facts is true, and any
 * other is an evaluation error. As in Google's emulator, it equals no value in a list or map and is of no other type
 * than `constraint`.
 */
export interface RulesConstraint {
  readonly kind: 'constraint';
  readonly facts: readonly RulesFact[];
}

/** Integers are bigints and floats are numbers, because the language distinguishes them. */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | RulesTimestamp
  | RulesDuration
  | RulesLatLng
  | RulesVector
  | RulesPath
  | RulesSet
  | RulesMapDiff
  | RulesUnknown
  | RulesConstraint
  | readonly RulesValue[]
  | RulesMap;

export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** Reads documents for get(), exists(), getAfter() and existsAfter(). */
export interface DocumentLookup {
  /**
   * @param path segments from `databases` on: ['databases', '(default)', 'documents', 'users', 'alice']
   * @param when 'before' the request or 'after' its whole batch
   * @returns the resource that rules see (a map with `data`, `id`, `__name__`); undefined when it is missing
   */
  fetch(path: readonly string[], when: 'before' | 'after'): RulesMap | undefined;
}

export interface RulesRequest {
  readonly service: 'cloud.firestore' | 'firebase.storage';
  readonly method: RulesMethod;
  /**
   * Firestore: ['databases','(default)','documents',…]. Storage: ['b',bucket,'o',…].
   * The path of a Firestore list ends with the collection, and its document IDs are unknown to the rules. A query for
   * one document by its ID may end with that ID instead.
   */
  readonly path: readonly string[];
  /**
   * A collection group query: the collection that ends `path` may be at any depth below the preceding segments, so
   * only a match with a recursive wildcard before it covers it.
   */
  readonly collectionGroup?: boolean;
  /** The `request` variable: auth, method, path, time, resource (for writes), query (for list). */
  readonly request: RulesMap;
  /** The `resource` variable: the stored document or file; null when there is none. */
  readonly resource: RulesValue;
  readonly documents: DocumentLookup;
  /** The same object for every request of a batch or transaction, which together may read 20 documents. */
  readonly batch?: BatchLookups;
  /** Receives the text of each `debug(…)`. */
  readonly debug?: (text: string) => void;
}

/** The documents that the requests of one batch or transaction have read so far; initially empty. */
export interface BatchLookups {
  readonly seen: Set<string>;
}

export interface RulesDecision {
  readonly allowed: boolean;
  /**
   * In the wording of the service, for the client's error, for example
   * "\nfalse for 'create' @ L5, Property x is undefined on object. for 'create' @ L9".
   */
  readonly message: string;
  /** Number of evaluated expressions; the platform allows 1000 for a request. */
  readonly expressionCount: number;
}

/** A compiled ruleset. */
export interface Ruleset {
  /** 1 or 2. */
  readonly version: number;
  /** What can be deployed but fails when it is evaluated, and what has no use. */
  readonly warnings: readonly RulesIssue[];
  authorize(request: RulesRequest): RulesDecision;
}
