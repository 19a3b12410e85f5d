import { foreignOriginMessage } from '../local-requests.ts';
import type { Json } from './data/json.ts';

/** The `auth` variable of rules. */
export interface AuthVariable {
  readonly uid: string;
  readonly provider: string;
  readonly token: { readonly [claim: string]: Json };
}

/** The sender of a request. */
export type Caller =
  | { readonly kind: 'admin' }
  | { readonly kind: 'user'; readonly auth: AuthVariable | { readonly [name: string]: Json } | null };

export const adminCaller: Caller = { kind: 'admin' };
export const anonymousCaller: Caller = { kind: 'user', auth: null };

/** An invalid credential. `status` is the protocol's error code. */
export class CredentialError extends Error {
  override readonly name = 'CredentialError';
  readonly status: 'invalid_token' | 'expired_token';

  constructor(status: 'invalid_token' | 'expired_token', message: string) {
    super(message);
    this.status = status;
  }
}

/** Admin SDKs and tools send this to an emulator instead of a service account's token. */
const adminCredential = 'owner';

/**
 * Parses a credential: `owner`, or a JWT of the Auth emulator or of rules-unit-testing. Neither signs its tokens, so
 * signatures are not checked.
 *
 * @param nowSeconds seconds since the epoch
 * @throws CredentialError
 */
export function parseCredential(credential: string, nowSeconds = Date.now() / 1000): Caller {
  if (credential === adminCredential) return adminCaller;
  const payload = decodePayload(credential);
  const uid = payload['sub'] ?? payload['user_id'] ?? payload['uid'];
  if (typeof uid !== 'string' || uid === '') {
    throw new CredentialError('invalid_token', 'Could not parse auth token: it has no user ID');
  }
  const { exp, iat } = payload;
  // Tokens of rules-unit-testing are issued in 1970.
  if (typeof exp === 'number' && typeof iat === 'number' && iat > 0 && exp < nowSeconds) {
    throw new CredentialError('expired_token', 'Auth token is expired');
  }
  return { kind: 'user', auth: { uid, provider: getProvider(payload), token: payload } };
}

function decodePayload(credential: string): { readonly [claim: string]: Json } {
  const part = credential.split('.')[1];
  if (part === undefined) throw new CredentialError('invalid_token', 'Could not parse auth token');
  try {
    const payload = JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Json;
    if (payload !== null && typeof payload === 'object' && !Array.isArray(payload)) {
      return payload as { readonly [claim: string]: Json };
    }
  } catch {
    // Reported below, like a payload that is not an object.
  }
  throw new CredentialError('invalid_token', 'Could not parse auth token');
}

function getProvider(payload: { readonly [claim: string]: Json }): string {
  const firebase = payload['firebase'];
  if (firebase !== null && typeof firebase === 'object' && 'sign_in_provider' in firebase) {
    const provider = firebase['sign_in_provider'];
    if (typeof provider === 'string') return provider;
  }
  return typeof payload['provider_id'] === 'string' ? payload['provider_id'] : 'custom';
}

/** @throws CredentialError for an administrator on a page of another site */
export function requireLocalAdmin(caller: Caller, isFromLocalPage: boolean): void {
  if (caller.kind === 'admin' && !isFromLocalPage)
    throw new CredentialError('invalid_token', foreignOriginMessage);
}

/** Parses an HTTP Authorization header. @throws CredentialError */
export function parseAuthorizationHeader(header: string | undefined): Caller | undefined {
  if (!header) return undefined;
  const [scheme, credential] = header.split(' ');
  if (!credential || !/^(bearer|firebase)$/i.test(scheme ?? '')) {
    throw new CredentialError('invalid_token', 'Could not parse auth token');
  }
  return parseCredential(credential);
}
