import { appCheckIssuer, signToken, type TokenPayload } from '../app-check.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Creates a token that an engine with this `appCheckKey` accepts. @param lifetimeSeconds negative for an expired one */
export function createAppCheckToken(key: string, lifetimeSeconds = 3600): string {
  const payload: TokenPayload = {
    iss: `${appCheckIssuer}1`,
    exp: Math.floor(Date.now() / 1000) + lifetimeSeconds,
  };
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}`;
  return `${text}.${signToken(key, text).toString('base64url')}`;
}
