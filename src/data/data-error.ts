import type { PacedAction } from '#src/domain/rate-limit.ts';
import { copy } from '#src/lib/copy.ts';
import { isFailedImport } from '#src/lib/unreachable.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';
import { isFromBefore } from './page-release.ts';

/** Why a call to the backend failed, besides refusals. */
export type Failure =
  | 'not-found'
  | 'not-allowed'
  /** Refused, and the page is of an earlier release. */
  | 'outdated'
  | 'login-expired'
  | 'offline'
  | 'too-slow'
  | 'too-many'
  | 'too-soon'
  | 'unexpected';

/** Why the rules refuse a write that they would accept at another time or of something else. */
export type Refusal =
  | `${PacedAction}-limit`
  | 'already-reported'
  | 'tag-denied'
  | 'too-long'
  | 'link-limit'
  | 'links-full'
  | 'saved-full'
  | 'follows-full'
  | 'rodeos-full'
  | 'access-full';

/** Why a call to the backend failed. */
export type DataErrorKind = Failure | Refusal;

const messages: Partial<Record<DataErrorKind, string>> = copy satisfies Record<Failure, string>;

/** A failed call to the backend. Its message is shown to users; `cause` is what the SDK threw. */
export class DataError extends Error {
  override readonly name = 'DataError';
  readonly kind: DataErrorKind;

  constructor(kind: Failure, cause?: unknown);
  constructor(kind: DataErrorKind, cause: unknown, message: string);
  constructor(kind: DataErrorKind, cause?: unknown, message = messages[kind]) {
    super(message, { cause });
    this.kind = kind;
  }
}

/** Whether `error` is a DataError of `kind`. */
export function isDataError(error: unknown, kind: DataErrorKind): error is DataError {
  return error instanceof DataError && error.kind === kind;
}

/** Whether the same call may succeed a moment later. */
export const isTemporaryError = (error: unknown): boolean =>
  isDataError(error, 'offline') || isDataError(error, 'too-slow');

const kindsByCode: Record<string, Failure> = {
  'not-found': 'not-found',
  'object-not-found': 'not-found',
  'permission-denied': 'not-allowed',
  unauthenticated: 'login-expired',
  unauthorized: 'not-allowed',
  unavailable: 'offline',
  'deadline-exceeded': 'offline',
  'network-request-failed': 'offline',
  'retry-limit-exceeded': 'offline',
  'resource-exhausted': 'too-many',
  'quota-exceeded': 'too-many',
};

/**
 * Converts what an SDK threw. The codes are those of firebase/firestore, firebase/storage and firebase/database, with
 * or without the service's prefix; the lite SDK reports an unreachable server as code 'unknown' with the message of
 * fetch's TypeError.
 */
export function toDataError(thrown: unknown): DataError {
  if (thrown instanceof DataError) return thrown;
  // Ours, or that of an AbortSignal.
  if (thrown instanceof Error && thrown.name === 'TimeoutError') return new DataError('too-slow', thrown);
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  const kind =
    kindsByCode[
      code
        .slice(code.indexOf('/') + 1)
        .toLowerCase()
        .replace('_', '-')
    ];
  const isUnreachable =
    isFailedImport(thrown) ||
    (thrown instanceof Error && /failed to fetch|network ?error|load failed/i.test(thrown.message));
  return new DataError(kind ?? (isUnreachable ? 'offline' : 'unexpected'), thrown);
}

/*
 * A call that fails within `fastFailureMs` counts as offline, which the query client retries; a slower failure does
 * not. Both limits keep every loading state under `loadingTimeoutMs`.
 */
const fastFailureMs = 3000;
const defaultTimeoutMs = 20_000;

interface CallOptions {
  /** Infinity for a call that reports progress and can be cancelled. */
  timeoutMs?: number;
}

/**
 * Runs a call to the backend.
 *
 * @throws DataError when it fails or times out
 */
export async function withDataErrors<T>(
  call: () => Promise<T>,
  { timeoutMs = defaultTimeoutMs }: CallOptions = {},
): Promise<T> {
  const startTime = performance.now();
  try {
    return await (timeoutMs === Infinity ? call() : withTimeout(call(), timeoutMs));
  } catch (thrown) {
    const error = toDataError(thrown);
    const isSlow = error.kind === 'offline' && performance.now() - startTime > fastFailureMs;
    if (isSlow) throw new DataError('too-slow', thrown);
    // The rules of today may refuse what the page of yesterday writes.
    throw error.kind === 'not-allowed' && (await isFromBefore()) ? new DataError('outdated', thrown) : error;
  }
}
