import { withTimeout, TimeoutError } from '#src/lib/with-timeout.ts';

/** Why a call to the backend failed, in words that the rest of the app can act on. */
export type DataErrorKind = 'not-found' | 'not-allowed' | 'offline' | 'too-slow' | 'too-many' | 'unexpected';

const messages: Record<DataErrorKind, string> = {
  'not-found': 'This is no longer here.',
  'not-allowed': 'You are not allowed to do this.',
  offline: 'The server cannot be reached. Check your connection and try again.',
  'too-slow': 'The server did not answer in time. Check your connection and try again.',
  'too-many': 'Too many tries in a short time. Wait a little and try again.',
  unexpected: 'Something went wrong. Try again.',
};

/** A failed call, told in plain words; `cause` keeps what the backend said. */
export class DataError extends Error {
  override readonly name = 'DataError';
  readonly kind: DataErrorKind;

  constructor(kind: DataErrorKind, cause?: unknown) {
    super(messages[kind], { cause });
    this.kind = kind;
  }
}

const kindsByCode: Record<string, DataErrorKind> = {
  'not-found': 'not-found',
  'object-not-found': 'not-found',
  'permission-denied': 'not-allowed',
  unauthenticated: 'not-allowed',
  unauthorized: 'not-allowed',
  unavailable: 'offline',
  'deadline-exceeded': 'offline',
  'network-request-failed': 'offline',
  'retry-limit-exceeded': 'offline',
  'resource-exhausted': 'too-many',
  'quota-exceeded': 'too-many',
};

/**
 * Turns what an SDK threw into a `DataError`. The codes are those of firebase/firestore, firebase/storage and
 * firebase/database, with or without the service's name before them; the lite SDK reports a server that
 * cannot be reached as 'unknown' with a TypeError from fetch in its words.
 */
export function toDataError(thrown: unknown): DataError {
  if (thrown instanceof DataError) return thrown;
  if (thrown instanceof TimeoutError) return new DataError('too-slow', thrown);
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  const kind =
    kindsByCode[
      code
        .slice(code.indexOf('/') + 1)
        .toLowerCase()
        .replace('_', '-')
    ];
  const unreachable = thrown instanceof Error && /failed to fetch|network ?error/i.test(thrown.message);
  return new DataError(kind ?? (unreachable ? 'offline' : 'unexpected'), thrown);
}

/*
 * In milliseconds. A failure within the first of them may be tried again twice, and what takes longer than the second
 * one is given up: nobody looks at a loading sign for more than 30 s.
 */
const fastFailureMs = 3000;
const defaultTimeoutMs = 20_000;

interface CallOptions {
  /** In milliseconds; Infinity for a call that shows its progress and can be cancelled. */
  timeoutMs?: number;
}

/**
 * Runs a call to the backend.
 *
 * @throws DataError when it fails, or has not answered in time
 */
export async function withDataErrors<T>(
  call: () => Promise<T>,
  { timeoutMs = defaultTimeoutMs }: CallOptions = {},
): Promise<T> {
  const began = performance.now();
  try {
    return await (timeoutMs === Infinity ? call() : withTimeout(call(), timeoutMs));
  } catch (thrown) {
    const error = toDataError(thrown);
    const slow = error.kind === 'offline' && performance.now() - began > fastFailureMs;
    throw slow ? new DataError('too-slow', thrown) : error;
  }
}
