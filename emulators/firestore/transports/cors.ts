import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Browsers send these requests with credentials: the origin must be named (a `*` is refused) and
 * credentials allowed on every response.
 */
export function setCorsHeaders(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader(
    'Access-Control-Expose-Headers',
    'x-client-wire-protocol,x-http-session-id,x-http-initial-response',
  );
  response.setHeader('Vary', 'Origin');
}

/** Answers a preflight. */
export function handlePreflight(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
  const wanted = request.headers['access-control-request-headers'];
  if (wanted !== undefined) response.setHeader('Access-Control-Allow-Headers', wanted);
  response.setHeader('Access-Control-Max-Age', '3600');
  response.end();
}
