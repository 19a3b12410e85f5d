import type { IncomingMessage } from 'node:http';
import { foreignOriginMessage, isFromLocalOrigin } from '../local-requests.ts';
import { invalidArgumentError, RpcError } from './errors.ts';

/** The sender of a request: an administrator (no rules apply), a user with a token, or neither. */
export type Caller =
  | { readonly kind: 'admin' }
  | { readonly kind: 'user'; readonly uid: string | null; readonly token: Readonly<Record<string, unknown>> }
  | { readonly kind: 'anonymous' };

const anonymousCaller: Caller = { kind: 'anonymous' };
const adminCaller: Caller = { kind: 'admin' };

/**
 * Parses an Authorization header. Tokens come unsigned from the Auth emulator; neither signature nor expiry is checked
 * (rules-unit-testing creates tokens that expired in 1970).
 * @throws UNAUTHENTICATED without a bearer token, INVALID_ARGUMENT unless it is `owner` or readable
 */
export function parseAuthorizationHeader(authorization: string | undefined): Caller {
  if (authorization === undefined || authorization.trim() === '') return anonymousCaller;
  const token = /^bearer\s+(.+)$/i.exec(authorization.trim())?.[1];
  if (token === undefined)
    throw new RpcError('UNAUTHENTICATED', 'The Authorization header contains no bearer token.');
  if (token.toLowerCase() === 'owner') return adminCaller;
  const [header = '', body = '', signature, ...others] = token.split('.');
  const payload = decodeJwtPart(body);
  const isReadable = decodeJwtPart(header) !== undefined && /^[\w-]*$/.test(signature ?? '.');
  if (payload === undefined || !isReadable || others.length > 0)
    throw invalidArgumentError('The bearer token is not a valid JWT.');
  const { sub } = payload;
  return { kind: 'user', uid: typeof sub === 'string' ? sub : null, token: payload };
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

/** @throws PERMISSION_DENIED unless the caller is an administrator, with or without rules */
export function requireAdmin(caller: Caller, operation: string): void {
  if (caller.kind !== 'admin')
    throw new RpcError('PERMISSION_DENIED', `${operation} requires the credentials of an administrator.`);
}

/** @throws PERMISSION_DENIED for a request from a page of another site */
export function requireLocalOrigin(request: Pick<IncomingMessage, 'headers'>): void {
  if (!isFromLocalOrigin(request)) throw new RpcError('PERMISSION_DENIED', foreignOriginMessage);
}

function decodeJwtPart(segment: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(segment, 'base64url').toString());
    if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return undefined;
    return payload as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}
