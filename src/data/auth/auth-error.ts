import { copy as commonCopy } from '#src/lib/copy.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { copy } from './copy.ts';

/** Why the identity provider refused a call. `unknown` covers every code that the product does not handle. */
export type AuthErrorReason =
  | 'account-closed'
  | 'email-taken'
  | 'invalid-email'
  | 'link-expired'
  | 'link-invalid'
  | 'offline'
  | 'recent-login-required'
  | 'second-factor-required'
  | 'session-ended'
  | 'too-many-requests'
  | 'unknown'
  | 'user-not-found'
  | 'wrong-credentials'
  | 'wrong-password';

const messages: Partial<Record<AuthErrorReason, string>> = {
  ...copy,
  offline: commonCopy.offline,
  'user-not-found': copy['wrong-credentials'],
};

/** The codes of firebase/auth (AuthErrorCodes); which code a wrong password has depends on the project's settings. */
const reasonsByCode: Readonly<Record<string, AuthErrorReason>> = {
  'auth/email-already-in-use': 'email-taken',
  'auth/expired-action-code': 'link-expired',
  'auth/invalid-action-code': 'link-invalid',
  'auth/invalid-credential': 'wrong-credentials',
  'auth/invalid-email': 'invalid-email',
  'auth/invalid-new-email': 'invalid-email',
  'auth/multi-factor-auth-required': 'second-factor-required',
  'auth/network-request-failed': 'offline',
  'auth/requires-recent-login': 'recent-login-required',
  'auth/too-many-requests': 'too-many-requests',
  'auth/user-disabled': 'account-closed',
  'auth/user-not-found': 'user-not-found',
  'auth/user-token-expired': 'session-ended',
  'auth/wrong-password': 'wrong-credentials',
};

/** A call that the identity provider refused. Its message is shown to users; `cause` is what the SDK threw. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly reason: AuthErrorReason;

  constructor(
    reason: AuthErrorReason,
    { message = messages[reason], cause }: { message?: string | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** Converts what firebase/auth threw. Codes without a message of ours keep the provider's message. */
export function toAuthError(thrown: unknown): AuthError {
  if (thrown instanceof AuthError) return thrown;
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  const reason = reasonsByCode[code] ?? 'unknown';
  return new AuthError(reason, { message: messages[reason] ?? getErrorMessage(thrown), cause: thrown });
}

/**
 * Runs a call to the identity provider.
 *
 * @throws AuthError
 */
export async function withAuthErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (thrown) {
    throw toAuthError(thrown);
  }
}

/** Whether `error` is an AuthError with one of `reasons`. */
export function isAuthError(error: unknown, ...reasons: AuthErrorReason[]): error is AuthError {
  return error instanceof AuthError && reasons.includes(error.reason);
}
