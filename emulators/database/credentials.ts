import type { Json } from './data/json.ts';

/** What rules see as `auth`. */
export interface AuthVariable {
  readonly uid: string;
  readonly provider: string;
  readonly token: { readonly [claim: string]: Json };
}

/** Whoever a request comes from. */
export type Caller =
  | { readonly kind: 'admin' }
  | { readonly kind: 'person'; readonly auth: AuthVariable | { readonly [name: string]: Json } | null };

export const adminCaller: Caller = { kind: 'admin' };
export const anonymousCaller: Caller = { kind: 'person', auth: null };

/** A credential that names nobody; `status` is the protocol's word for why. */
export class CredentialError extends Error {
  override readonly name = 'CredentialError';
  readonly status: 'invalid_token' | 'expired_token';

  constructor(status: 'invalid_token' | 'expired_token', message: string) {
    super(message);
    this.status = status;
  }
}

/** What Admin SDKs and tools send to an emulator in place of a service account's token. */
const adminCredential = 'owner';

/**
 * Reads a credential: `owner`, or a JWT of the Auth emulator or of rules-unit-testing. Neither signs its tokens,
 * so signatures are not checked: nothing that listens only locally is protected by them.
 *
 * @param nowSeconds seconds since the epoch
 * @throws CredentialError
 */
export function parseCredential(credential: string, nowSeconds = Date.now() / 1000): Caller {
  if (credential === adminCredential) return adminCaller;
  const payload = decodePayload(credential);
  const uid = payload['sub'] ?? payload['user_id'] ?? payload['uid'];
  if (typeof uid !== 'string' || uid === '') {
    throw new CredentialError('invalid_token', 'Could not parse auth token: it names no user');
  }
  const { exp, iat } = payload;
  // rules-unit-testing dates its tokens to the beginning of 1970.
  if (typeof exp === 'number' && typeof iat === 'number' && iat > 0 && exp < nowSeconds) {
    throw new CredentialError('expired_token', 'Auth token is expired');
  }
  return { kind: 'person', auth: { uid, provider: getProvider(payload), token: payload } };
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
    // Told below, as for a payload that is no object.
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

/** Reads an HTTP Authorization header; undefined when there is none. */
export function parseAuthorizationHeader(header: string | undefined): Caller | undefined {
  if (!header) return undefined;
  const [scheme, credential] = header.split(' ');
  if (!credential || !/^(bearer|firebase)$/i.test(scheme ?? '')) {
    throw new CredentialError('invalid_token', 'Could not parse auth token');
  }
  return parseCredential(credential);
}
