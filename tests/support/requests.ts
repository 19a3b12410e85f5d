import { vi } from 'vitest';
import { createDeferred } from './create-deferred.ts';

/** A request that the app has sent through `fetch`; a search goes through XMLHttpRequest, which has no `body` here. */
export interface AppRequest {
  readonly method: string;
  readonly url: string;
  readonly body: string;
  readonly headers: Headers;
  /** Sends it to the backend: for an answer that comes too late, or in part. */
  readonly send: (changes?: RequestInit) => Promise<Response>;
}

type Matcher = RegExp | ((request: AppRequest) => boolean);
/** A response, or undefined for the backend's own; what it throws is a connection that failed. */
type Answer = (request: AppRequest) => Response | undefined | Promise<Response | undefined>;

interface Interception {
  readonly matches: (request: AppRequest) => boolean;
  readonly answer: Answer;
}

export interface Intercepted {
  /** The requests that matched until now. */
  readonly requests: readonly AppRequest[];
  /** From now on they reach the backend. */
  readonly stop: () => void;
}

declare global {
  var interceptions: Set<Interception> | undefined;
}

// Of the window, whose requests are watched once: a test that loads the app anew loads this module anew as well.
const interceptions = (globalThis.interceptions ??= new Set());
const find = (request: AppRequest) => [...interceptions].findLast(({ matches }) => matches(request));
const failConnection = () => {
  throw new TypeError('Failed to fetch');
};

/**
 * Answers requests in place of the backend until the test ends.
 *
 * @param matcher by default of the URL
 */
export function interceptRequests(matcher: Matcher, answer: Answer): Intercepted {
  const requests: AppRequest[] = [];
  const matches = matcher instanceof RegExp ? ({ url }: AppRequest) => matcher.test(url) : matcher;
  const interception: Interception = {
    matches,
    answer: (request) => {
      requests.push(request);
      return answer(request);
    },
  };
  interceptions.add(interception);
  return { requests, stop: () => void interceptions.delete(interception) };
}

/** As without a connection. */
export const failRequests = (matcher: Matcher): Intercepted => interceptRequests(matcher, failConnection);

/** Records requests, which reach the backend. */
export const recordRequests = (matcher: Matcher): Intercepted => interceptRequests(matcher, () => undefined);

/** Keeps requests waiting until they are released. */
export function holdRequests(matcher: Matcher): Intercepted & { release: () => void } {
  const held = createDeferred<undefined>();
  const intercepted = interceptRequests(matcher, () => held.promise);
  return { ...intercepted, release: () => held.resolve(undefined) };
}

/** With this request the connection is lost until `goOnline`: the server has it, or not, and its answer does not arrive. */
export const loseConnection = (matcher: Matcher, { isHandled }: { isHandled: boolean }): Intercepted =>
  interceptRequests(matcher, async (request) => {
    if (isHandled) await request.send();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    failRequests(/./);
    return failConnection();
  });

export function goOnline(): void {
  stopIntercepting();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
}

/** For the end of a test. */
export const stopIntercepting = () => interceptions.clear();

async function readBody(input: RequestInfo | URL, init?: RequestInit): Promise<string> {
  if (typeof init?.body === 'string') return init.body;
  return input instanceof Request ? input.clone().text() : '';
}

const rejectOnAbort = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );

const neverSend = () => Promise.reject(new Error('XMLHttpRequest can only be refused'));

/** Call before the SDKs are imported: they keep the `fetch` that they find. */
export function watchRequests(): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (interceptions.size === 0) return send(input, init);
    const request: AppRequest = {
      method: init?.method ?? (input instanceof Request ? input.method : 'GET'),
      url: input instanceof Request ? input.url : String(input),
      body: await readBody(input, init),
      headers: new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined)),
      send: (changes) => send(input, { ...init, ...changes }),
    };
    const answer = find(request)?.answer(request);
    return (await Promise.race([answer, rejectOnAbort(init?.signal)])) ?? send(input, init);
  };
  const { open, send: sendXhr } = XMLHttpRequest.prototype;
  const held = new WeakMap<XMLHttpRequest, Promise<unknown>>();
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
    const request = { method, url: String(url), body: '', headers: new Headers(), send: neverSend };
    // No program listens at the first port.
    const refuse = () => open.call(this, method, 'http://127.0.0.1:1/', true);
    try {
      const answer = find(request)?.answer(request);
      if (answer instanceof Promise) held.set(this, answer);
    } catch {
      return refuse();
    }
    return open.call(this, method, url, true);
  };
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body?: XMLHttpRequestBodyInit | null) {
    const release = held.get(this);
    if (release) void release.then(() => sendXhr.call(this, body));
    else sendXhr.call(this, body);
  };
}

/** Codes of emails expire after hours, so the response is made up. */
export function expireEmailCodes(): void {
  interceptRequests(/accounts:(update|resetPassword)/, () =>
    Response.json({ error: { code: 400, message: 'EXPIRED_OOB_CODE' } }, { status: 400 }),
  );
}
