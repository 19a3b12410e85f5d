import { getTokenClaims, testProjectId } from './firestore-fixture.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The `authorization` header of a caller, for requests that the web SDK cannot send. */
export function createBearer(caller: string): string {
  const claims = { ...getTokenClaims(caller), sub: caller, user_id: caller, aud: testProjectId };
  return `Bearer ${encode({ alg: 'none' })}.${encode(claims)}.`;
}
