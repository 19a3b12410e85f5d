import { getErrorMessage } from '#src/lib/error-message.ts';

/** A refused sign-in, sign-up or reset; its message is made for people. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  /** The provider's code, for example auth/invalid-credential. */
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/* The codes of firebase/auth (AuthErrorCodes); the provider does not tell a wrong address from a wrong password. */
const messages: Record<string, string> = {
  'auth/invalid-credential': 'The email or the password is not right.',
  'auth/wrong-password': 'The email or the password is not right.',
  'auth/user-not-found': 'The email or the password is not right.',
  'auth/invalid-email': 'This is not an email address.',
  'auth/email-already-in-use': 'This email address is already taken',
  'auth/expired-action-code': 'This link has expired. Ask for a new one.',
  'auth/invalid-action-code': 'This link is not right, or was used already. Ask for a new one.',
  'auth/user-disabled': 'This account has been closed.',
  'auth/multi-factor-auth-required':
    'This account asks for a second factor, which cannot be entered here. Log in where you have set it up, and remove it there to log in here.',
  'auth/user-token-expired': 'Your session has ended. Log in again.',
  'auth/too-many-requests': 'Too many tries in a short time. Wait a little and try again.',
  'auth/network-request-failed': 'The server cannot be reached. Check your connection and try again.',
};

/** Names what firebase/auth threw: plain words for known codes, the provider's own for the others. */
export function toAuthError(thrown: unknown): AuthError {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'auth/unknown';
  const told = getErrorMessage(thrown);
  return new AuthError(code, messages[code] ?? told, thrown);
}
