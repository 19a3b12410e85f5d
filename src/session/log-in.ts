import { importAuth } from './import-auth.ts';
import { dispatchSession } from './session-store.ts';

/** @throws AuthError */
export async function logIn(email: string, password: string): Promise<void> {
  dispatchSession({ type: 'login-started' });
  try {
    const { signIn } = await importAuth();
    const user = await signIn(email, password);
    dispatchSession({ type: 'login-succeeded', user });
  } catch (error) {
    dispatchSession({ type: 'login-failed' });
    throw error;
  }
}
