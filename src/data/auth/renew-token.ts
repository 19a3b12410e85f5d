import { auth } from './auth.ts';
import { authErrorFrom } from './auth-error.ts';

/**
 * Fetches a token that says what the provider knows now: the rules believe only what stands in the token.
 *
 * @throws AuthError
 */
export async function renewToken(): Promise<void> {
  try {
    await auth.currentUser?.getIdToken(true);
  } catch (thrown) {
    throw authErrorFrom(thrown);
  }
}
