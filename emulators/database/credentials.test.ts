import { expect, test } from 'vitest';
import { readAuthorization, readCredential } from './credentials.ts';

const token = (payload: unknown) =>
  `${btoa('{"alg":"none"}')}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.`;

test('a token names a person with all of its claims', () => {
  const payload = { sub: 'u1', admin: true, firebase: { sign_in_provider: 'password' } };
  expect(readCredential(token(payload))).toEqual({
    kind: 'person',
    auth: { uid: 'u1', provider: 'password', token: payload },
  });
});

test('only the emulators own word makes an administrator', () => {
  expect(readCredential('owner')).toEqual({ kind: 'admin' });
  expect(readAuthorization('Bearer owner')).toEqual({ kind: 'admin' });
  expect(readAuthorization(undefined)).toBeUndefined();
});

test('a token is good until it expires; those of 1970 come from test tools', () => {
  expect(() => readCredential(token({ sub: 'u', iat: 1000, exp: 2000 }), 3000)).toThrow('expired');
  expect(readCredential(token({ sub: 'u', iat: 1000, exp: 2000 }), 1500).kind).toBe('person');
  expect(readCredential(token({ sub: 'u', iat: 0, exp: 3600 }), 9e9).kind).toBe('person');
});

test.each(['', 'x', 'a.b.c', token(null), token([1]), token({}), token({ sub: 5 })])('refuses %j', (bad) => {
  expect(() => readCredential(bad)).toThrow('Could not parse auth token');
});

test('refuses a header of another kind', () => {
  expect(() => readAuthorization('Basic b3duZXI=')).toThrow('Could not parse');
});
