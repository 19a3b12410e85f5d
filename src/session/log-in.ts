import { byHand } from './by-hand.ts';
import { provider } from './provider.ts';

/**
 * Logs in with what a person has typed, who is then asked for whom they act (AUTH-05).
 *
 * @throws AuthError
 */
export async function logIn(email: string, password: string): Promise<void> {
  const { signIn } = await provider();
  await byHand('login', () => signIn(email, password));
}
