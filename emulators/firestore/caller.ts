import type { IncomingMessage } from 'node:http';
import { foreignOriginMessage, isFromLocalOrigin } from '../local-requests.ts';
import { RpcError } from './errors.ts';

/** The sender of a request: an administrator (no rules apply), a user with a token, or neither. */
export type Caller =
  | { readonly kind: 'admin' }
  | { readonly kind: 'user'; readonly uid: string; readonly token: Readonly<Record<string, unknown>> }
  | { readonly kind: 'anonymous' };

const anonymousCaller: Caller = { kind: 'anonymous' };
const adminCaller: Caller = { kind: 'admin' };

/**
 * Parses an Authorization header. Tokens come unsigned from the Auth emulator; neither signature nor expiry is checked
 * (rules-unit-testing creates tokens that expired in 1970).
 * @throws UNAUTHENTICATED unless it is `Bearer owner` or a bearer token with a user id
 */
export function parseAuthorizationHeader(authorization: string | undefined): Caller {
  if (authorization === undefined || authorization.trim() === '') return anonymousCaller;
  const token = /^bearer\s+(.+)$/i.exec(authorization.trim())?.[1];
  if (token === undefined)
    throw new RpcError('UNAUTHENTICATED', 'The Authorization header contains no bearer token.');
  if (token.toLowerCase() === 'owner') return adminCaller;
  const payload = decodeJwtPayload(token.split('.')[1] ?? '');
  const uid = payload?.['user_id'] ?? payload?.['sub'];
  if (payload === undefined || typeof uid !== 'string')
    throw new RpcError('UNAUTHENTICATED', 'The bearer token is not a valid JWT.');
  return { kind: 'user', uid, token: payload };
}

/**
 * Parses the caller of an HTTP request.
 * @param authorization for a channel, whose header is in its body
 * @throws UNAUTHENTICATED; PERMISSION_DENIED for an administrator on a page of another site
 */
export function parseCaller(
  request: Pick<IncomingMessage, 'headers'>,
  authorization = request.headers.authorization,
): Caller {
  const caller = parseAuthorizationHeader(authorization);
  if (caller.kind === 'admin') requireLocalOrigin(request);
  return caller;
}

/** @throws PERMISSION_DENIED for a request from a page of another site */
export function requireLocalOrigin(request: Pick<IncomingMessage, 'headers'>): void {
  if (!isFromLocalOrigin(request)) throw new RpcError('PERMISSION_DENIED', foreignOriginMessage);
}

function decodeJwtPayload(segment: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(segment, 'base64url').toString());
    if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return undefined;
    return payload as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}
