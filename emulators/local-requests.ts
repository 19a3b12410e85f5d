import type { IncomingMessage, RequestListener } from 'node:http';

/* A web page can send requests to any port of this machine: see "Requests from web pages" in README.md. */

/** A name that only this machine has: localhost, its subdomains, and the loopback addresses. */
const localName = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/** Whether a Host header (or `:authority`) names this machine. A name that a page made point to it does not. */
export function isLocalHost(host: string | undefined): boolean {
  return localName.test((host ?? '').replace(/:\d+$/, ''));
}

/** Whether a request comes from a page of this machine, or from no page at all. */
export function isFromLocalOrigin({ headers: { origin } }: Pick<IncomingMessage, 'headers'>): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && isLocalHost(new URL(origin).host);
}

export const foreignHostMessage = 'This server only answers requests to localhost.';
export const foreignOriginMessage = 'Only pages of this machine can act as an administrator.';

/** Wraps a listener so that requests to a foreign host get status 403 and no CORS headers. */
export function onlyLocalHosts(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (isLocalHost(request.headers.host)) return listener(request, response);
    response.writeHead(403, { 'Content-Type': 'text/plain' }).end(`${foreignHostMessage}\n`);
  };
}
