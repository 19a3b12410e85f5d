import { expect, test } from 'vitest';
import { parseAuthorizationHeader, parseCredential } from './credentials.ts';

const createToken = (payload: unknown) =>
  `${btoa('{"alg":"none"}')}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.`;

test('a token identifies a user and includes all claims', () => {
  const payload = { sub: 'u1', admin: true, firebase: { sign_in_provider: 'password' } };
  expect(parseCredential(createToken(payload))).toEqual({
    kind: 'user',
    auth: { uid: 'u1', provider: 'password', token: payload },
  });
});

test('only the emulator credential identifies an administrator', () => {
  expect(parseCredential('owner')).toEqual({ kind: 'admin' });
  expect(parseAuthorizationHeader('Bearer owner')).toEqual({ kind: 'admin' });
  expect(parseAuthorizationHeader(undefined)).toBeUndefined();
});

test('a token is valid until it expires, unless it was issued in 1970', () => {
  expect(() => parseCredential(createToken({ sub: 'u', iat: 1000, exp: 2000 }), 3000)).toThrow('expired');
  expect(parseCredential(createToken({ sub: 'u', iat: 1000, exp: 2000 }), 1500).kind).toBe('user');
  expect(parseCredential(createToken({ sub: 'u', iat: 0, exp: 3600 }), 9e9).kind).toBe('user');
});

test.each(['', 'x', 'a.b.c', createToken(null), createToken([1]), createToken({}), createToken({ sub: 5 })])(
  'rejects %j',
  (credential) => {
    expect(() => parseCredential(credential)).toThrow('Could not parse auth token');
  },
);

test('rejects another authorization scheme', () => {
  expect(() => parseAuthorizationHeader('Basic b3duZXI=')).toThrow('Could not parse');
});
