import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Sets the CORS headers of a response. The SDKs send requests with credentials, for which browsers reject `*` as the
 * allowed origin.
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

/** Responds to a CORS preflight request. */
export function handlePreflight(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
  if (request.headers['access-control-request-private-network'] === 'true')
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  const requestedHeaders = request.headers['access-control-request-headers'];
  if (requestedHeaders !== undefined) response.setHeader('Access-Control-Allow-Headers', requestedHeaders);
  response.setHeader('Access-Control-Max-Age', '3600');
  response.end();
}
