import { expect, test } from 'vitest';
import { AuthError, isAuthError, withAuthErrors } from './auth-error.ts';

const fail = (code: string) => Promise.reject(Object.assign(new Error(`Firebase: ${code}.`), { code }));
const getError = (call: () => Promise<unknown>) =>
  withAuthErrors(call).then(
    () => undefined,
    (error: unknown) => error,
  );

test.each([
  ['auth/invalid-credential', 'wrong-credentials', 'Wrong email or password.'],
  ['auth/email-already-in-use', 'email-taken', 'This email address is already taken'],
  ['auth/requires-recent-login', 'recent-login-required', 'Firebase: auth/requires-recent-login.'],
  ['auth/internal-error', 'unknown', 'Firebase: auth/internal-error.'],
])('converts %s to the reason %s', async (code, reason, message) => {
  expect(await getError(() => fail(code))).toMatchObject({ name: 'AuthError', reason, message });
});

test('keeps an AuthError that the call throws', async () => {
  const error = new AuthError('wrong-password');
  expect(await getError(() => Promise.reject(error))).toBe(error);
  expect(isAuthError(error, 'email-taken', 'wrong-password')).toBe(true);
  expect(isAuthError(error, 'email-taken')).toBe(false);
});
