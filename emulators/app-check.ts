import { createHmac, timingSafeEqual } from 'node:crypto';

/** The claims that matter here. */
export interface TokenPayload {
  readonly iss: string;
  /** Seconds since the epoch. */
  readonly exp: number;
}

export const appCheckIssuer = 'https://firebaseappcheck.googleapis.com/';

/** The header and gRPC metadata that contain the token. */
export const appCheckHeader = 'x-firebase-appcheck';

export const appCheckMessage = 'The App Check token is missing or invalid.';

/** Signs the header and payload of a token. */
export const signToken = (key: string, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Verifies App Check tokens. Firebase's are signed by Firebase; these are JWTs with the same claims, signed with a key
 * (HS256) that the engine and a test share.
 */
export class AppCheckVerifier {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  isValid(token: string | undefined): boolean {
    const [header = '', payload = '', signature = ''] = token?.split('.') ?? [];
    const expected = signToken(this.#key, `${header}.${payload}`);
    const actual = Buffer.from(signature, 'base64url');
    if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return false;
    const { iss, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as TokenPayload;
    return iss.startsWith(appCheckIssuer) && exp > Date.now() / 1000;
  }
}
