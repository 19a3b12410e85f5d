import { auth } from './auth.ts';
import { toAuthError } from './auth-error.ts';

/**
 * Fetches a token that says what the provider knows now: the rules believe only what stands in the token.
 *
 * @throws AuthError
 */
export async function refreshIdToken(): Promise<void> {
  try {
    await auth.currentUser?.getIdToken(true);
  } catch (thrown) {
    throw toAuthError(thrown);
  }
}
