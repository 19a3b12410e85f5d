import { expect, test } from 'vitest';
import { parseAuthorizationHeader, parseCredential } from './credentials.ts';

const createToken = (payload: unknown) =>
  `${btoa('{"alg":"none"}')}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.`;

test('a token names a person with all of its claims', () => {
  const payload = { sub: 'u1', admin: true, firebase: { sign_in_provider: 'password' } };
  expect(parseCredential(createToken(payload))).toEqual({
    kind: 'person',
    auth: { uid: 'u1', provider: 'password', token: payload },
  });
});

test('only the emulators own word makes an administrator', () => {
  expect(parseCredential('owner')).toEqual({ kind: 'admin' });
  expect(parseAuthorizationHeader('Bearer owner')).toEqual({ kind: 'admin' });
  expect(parseAuthorizationHeader(undefined)).toBeUndefined();
});

test('a token is good until it expires; those of 1970 come from test tools', () => {
  expect(() => parseCredential(createToken({ sub: 'u', iat: 1000, exp: 2000 }), 3000)).toThrow('expired');
  expect(parseCredential(createToken({ sub: 'u', iat: 1000, exp: 2000 }), 1500).kind).toBe('person');
  expect(parseCredential(createToken({ sub: 'u', iat: 0, exp: 3600 }), 9e9).kind).toBe('person');
});

test.each(['', 'x', 'a.b.c', createToken(null), createToken([1]), createToken({}), createToken({ sub: 5 })])(
  'refuses %j',
  (bad) => {
    expect(() => parseCredential(bad)).toThrow('Could not parse auth token');
  },
);

test('refuses a header of another kind', () => {
  expect(() => parseAuthorizationHeader('Basic b3duZXI=')).toThrow('Could not parse');
});
