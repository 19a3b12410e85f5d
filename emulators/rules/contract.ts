/**
 * What the rules language and the engines that ask it agree on.
 *
 * The engines (Firestore, the Storage rules runtime) turn their own values into `RulesValue`, name the
 * request and lend a way to look documents up; the language answers whether the request may pass and why.
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

/** A resource path, for example /databases/(default)/documents/users/alice. */
export interface RulesPath {
  readonly kind: 'path';
  readonly segments: readonly string[];
}

export interface RulesSet {
  readonly kind: 'set';
  /** Distinct by value, in the order first seen. */
  readonly values: readonly RulesValue[];
}

/** A map's difference, as `a.diff(b)` makes it. */
export interface RulesMapDiff {
  readonly kind: 'mapdiff';
  readonly before: RulesMap;
  readonly after: RulesMap;
}

export type RulesMap = ReadonlyMap<string, RulesValue>;

/**
 * A value nobody knows yet: while a list query is judged, the fields of a stored document that the query
 * does not pin down. Whatever is computed from it is an evaluation error (which denies, unless the other
 * side of `||` allows).
 */
export interface RulesUnknown {
  readonly kind: 'unknown';
}

/** A map of which only some entries are known; reading any other entry gives `RulesUnknown`. */
export interface RulesPartialMap {
  readonly kind: 'partialmap';
  readonly known: RulesMap;
}

/**
 * A list of which only some members are known, as `array-contains` leaves it while a list query is judged:
 * asking for a known member answers true, everything else is an evaluation error.
 */
export interface RulesPartialList {
  readonly kind: 'partiallist';
  readonly contains: readonly RulesValue[];
}

/** A comparison that a value is certain to pass. */
export interface RulesFact {
  readonly operator: '<' | '<=' | '>' | '>=' | '!=';
  readonly value: RulesValue;
}

/**
 * A value of which a list query makes certain comparisons, not the value itself: what follows from them is known,
 * everything else is an evaluation error.
 */
export interface RulesRange {
  readonly kind: 'range';
  /** The one type, as `is` names it, that the query's comparisons let pass; undefined: any type but null. */
  readonly type:
    | 'null'
    | 'bool'
    | 'number'
    | 'timestamp'
    | 'string'
    | 'bytes'
    | 'path'
    | 'latlng'
    | 'list'
    | 'map'
    | undefined;
  readonly facts: readonly RulesFact[];
}

/** An integer is a bigint, a float is a number: the language tells them apart. */
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
  | RulesPath
  | RulesSet
  | RulesMapDiff
  | RulesUnknown
  | RulesPartialMap
  | RulesPartialList
  | RulesRange
  | readonly RulesValue[]
  | RulesMap;

export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** Looks documents up for get(), exists(), getAfter() and existsAfter(). */
export interface DocumentLookup {
  /**
   * @param path segments from `databases` on: ['databases', '(default)', 'documents', 'users', 'alice']
   * @param when 'before' the request is applied, or 'after' the whole batch it stands in
   * @returns the resource as rules see it (a map with `data`, `id`, `__name__`), or undefined when missing.
   *   May be asynchronous only for the Storage rules runtime, which asks over a pipe.
   */
  fetch(path: readonly string[], when: 'before' | 'after'): RulesMap | undefined;
}

export interface RulesRequest {
  readonly service: 'cloud.firestore' | 'firebase.storage';
  readonly method: RulesMethod;
  /**
   * Firestore: ['databases','(default)','documents',…]. Storage: ['b',bucket,'o',…].
   * For a Firestore list, end with the collection: its documents' ids are then unknown to the rules. A
   * query that names one document by its id may end with that id instead.
   */
  readonly path: readonly string[];
  /**
   * A collection group query: the collection that ends `path` may stand at any depth below the segments before
   * it, so that only a match with a recursive wildcard in front of it covers it.
   */
  readonly collectionGroup?: boolean;
  /** The `request` variable: auth, method, path, time, resource (where there is one), query (for list). */
  readonly request: RulesMap;
  /** The `resource` variable: what is stored now; null when nothing is. */
  readonly resource: RulesValue;
  readonly documents: DocumentLookup;
  /** Give every request of one batch or transaction the same object: together they may look up 20 documents. */
  readonly batch?: BatchLookups;
  /** Takes the text of each `debug(…)`; without it debug() is silent. */
  readonly debug?: (text: string) => void;
}

/** What the requests of one batch or transaction have looked up so far; start with an empty set. */
export interface BatchLookups {
  readonly seen: Set<string>;
}

export interface RulesDecision {
  readonly allowed: boolean;
  /**
   * In the wording of the original, for the error a client sees, for example
   * "\nfalse for 'create' @ L5, Property x is undefined on object. for 'create' @ L9".
   */
  readonly message: string;
  /** Expressions evaluated on the way, of the 1000 that the platform allows a request. */
  readonly expressionCount: number;
}

/** A compiled set of rules; throws `RulesSyntaxError` (line, column, message) when it is made from bad source. */
export interface Ruleset {
  /** 1 or 2. */
  readonly version: number;
  authorize(request: RulesRequest): RulesDecision;
}
