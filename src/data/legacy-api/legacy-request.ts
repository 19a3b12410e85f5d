import { auth } from '../auth/auth.ts';
import { DataError, withDataErrors, type Failure } from '../data-error.ts';
import { legacyTimeoutMs } from '../request.ts';

export interface LegacyRequest {
  method: 'GET' | 'POST';
  path: string;
  /** Sent as JSON, with the ID token as `token`. */
  body?: object;
  signal?: AbortSignal | undefined;
}

/** A GET has no body, so it sends the token in a header (decision D41). */
const createInit = ({ method, body }: LegacyRequest, token: string | undefined): RequestInit =>
  method === 'GET'
    ? { headers: token === undefined ? {} : { Authorization: `Bearer ${token}` } }
    : { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ ...body, token }) };

const errorKindsByStatus: Partial<Record<number, Failure>> = {
  401: 'login-expired',
  403: 'login-expired',
  404: 'not-found',
  429: 'too-many',
};

async function send(baseUrl: string, request: LegacyRequest, signal: AbortSignal): Promise<string> {
  const token = await auth.currentUser?.getIdToken();
  signal.throwIfAborted();
  const init: RequestInit = {
    ...createInit(request, token),
    signal,
    cache: 'no-store',
    credentials: 'omit',
    // A redirect would carry the token to another address.
    redirect: 'error',
  };
  const fail = (thrown: unknown): never => {
    throw new DataError('offline', thrown);
  };
  const response = await fetch(new URL(request.path, baseUrl), init).catch(fail);
  if (!response.ok) throw new DataError(errorKindsByStatus[response.status] ?? 'unexpected', response.status);
  return response.text().catch(fail);
}

/**
 * Calls the legacy API with the ID token of the signed-in user, if there is one.
 *
 * @param baseUrl such as https://legacy.example:3080
 * @returns the parsed JSON of the response; undefined for an empty one
 * @throws the signal's reason when it aborts; DataError: 'login-expired' for 401 and 403, 'too-slow' after 10 s
 */
export async function requestLegacyApi(baseUrl: string, request: LegacyRequest): Promise<unknown> {
  const controller = new AbortController();
  const signal = AbortSignal.any([controller.signal, ...(request.signal ? [request.signal] : [])]);
  try {
    const text = await withDataErrors(() => send(baseUrl, request, signal), { timeoutMs: legacyTimeoutMs });
    return text === '' ? undefined : JSON.parse(text);
  } catch (error) {
    request.signal?.throwIfAborted();
    throw error instanceof SyntaxError ? new DataError('unexpected', error) : error;
  } finally {
    controller.abort();
  }
}
