import { auth } from './auth.ts';
import { withAuthErrors } from './auth-error.ts';

/**
 * Whether the session user is an administrator, according to the claim in their ID token; the security rules decide by
 * the same claim.
 *
 * @throws AuthError
 */
export async function fetchIsAdministrator(): Promise<boolean> {
  const token = await withAuthErrors(async () => auth.currentUser?.getIdTokenResult());
  return token?.claims['admin'] === true && token.claims['email_verified'] === true;
}
