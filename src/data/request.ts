import { leaveRequest, takeResponse } from '#src/lib/hand-over.ts';

/* Requests without an SDK, for public data only: the first screen and the embed page do not wait for one. */

const timeoutMs = 20_000;

/** How long a call to the legacy API may take (specification, section 9). */
export const legacyTimeoutMs = 10_000;

/** A response with another status than 2xx. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  /** The name that the SDKs use, see `data-error.ts`. */
  readonly code: string;

  constructor(status: number) {
    super(`The server responded with status ${status}`);
    this.code = codesByStatus[status] ?? 'unknown';
  }
}

/** https://cloud.google.com/apis/design/errors#handling_errors */
const codesByStatus: Readonly<Record<number, string>> = {
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  429: 'resource-exhausted',
  503: 'unavailable',
  504: 'deadline-exceeded',
};

type Headers = Readonly<Record<string, string>>;

// Belongs to the page: App Check sets it once, for the requests of all modules.
let fetchHeaders = (): Promise<Headers> => Promise.resolve({});

/** Adds headers to every later request: the token of App Check, where that is on. */
export function addRequestHeaders(source: () => Promise<Headers>): void {
  fetchHeaders = source;
}

async function send(url: string, options: RequestInit): Promise<Response> {
  const headers = await fetchHeaders();
  return fetch(url, { signal: AbortSignal.timeout(timeoutMs), ...options, headers });
}

/**
 * Sends a request without a login, unless the page has sent it already.
 *
 * @returns the JSON of the response
 * @throws RequestError for another status than 2xx; TypeError when the server cannot be reached; DOMException after 20 s
 */
export async function requestJson(url: string, options: RequestInit = {}): Promise<unknown> {
  const response = await (takeResponse(url, options.body) ?? send(url, options));
  if (!response.ok) throw new RequestError(response.status);
  return response.json();
}

/** Sends a request before the app asks for it with `requestJson`, which takes its response. @param body of a POST */
export function sendEarlyRequest(url: string, body?: string): Promise<Response> {
  const method = body === undefined ? 'GET' : 'POST';
  const response = fetch(url, { method, body: body ?? null, signal: AbortSignal.timeout(timeoutMs) });
  leaveRequest({ url, body, response });
  return response;
}

/**
 * Sends a GET whose response `requestJson` takes, too.
 *
 * @returns the JSON of the response
 * @throws Error for another status than 2xx, without its code, which would make the page of a ride larger; else as `requestJson`
 */
export async function requestEarlyJson(url: string): Promise<unknown> {
  const response = await sendEarlyRequest(url);
  if (!response.ok) throw new Error(String(response.status));
  return response.clone().json();
}
