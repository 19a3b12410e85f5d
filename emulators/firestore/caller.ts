import { RpcError } from './errors.ts';

/** Who asks: the administrator (rules are skipped), somebody with a token, or nobody. */
export type Caller =
  | { readonly kind: 'admin' }
  | { readonly kind: 'user'; readonly uid: string; readonly token: Readonly<Record<string, unknown>> }
  | { readonly kind: 'anonymous' };

const anonymousCaller: Caller = { kind: 'anonymous' };
const adminCaller: Caller = { kind: 'admin' };

/**
 * Reads an Authorization header. Tokens are the Auth emulator's, unsigned; neither signature nor expiry is
 * looked at (rules-unit-testing makes its tokens with an expiry of 1970).
 * @throws UNAUTHENTICATED when it is neither `Bearer owner` nor a token
 */
export function parseAuthorizationHeader(authorization: string | undefined): Caller {
  if (authorization === undefined || authorization.trim() === '') return anonymousCaller;
  const token = /^bearer\s+(.+)$/i.exec(authorization.trim())?.[1];
  if (token === undefined)
    throw new RpcError('UNAUTHENTICATED', 'The Authorization header holds no bearer token.');
  if (token.toLowerCase() === 'owner') return adminCaller;
  const payload = decodeJwtPayload(token.split('.')[1] ?? '');
  const uid = payload?.['user_id'] ?? payload?.['sub'];
  if (payload === undefined || typeof uid !== 'string')
    throw new RpcError('UNAUTHENTICATED', 'The token in the Authorization header cannot be read.');
  return { kind: 'user', uid, token: payload };
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
