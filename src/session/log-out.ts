import { tellLogout } from '#src/data/legacy-api/tell-logout.ts';
import { showAlert } from './alerts-store.ts';
import { byHand } from './by-hand.ts';
import { provider } from './provider.ts';

type LogoutResult = { success: true; message: 'Logout successful!' } | { success: false; error: string };

/** Ends the session here, even when the server that is told of it fails. */
export async function logOut(): Promise<LogoutResult> {
  const told = await Promise.allSettled([tellLogout()]);
  const ended = await Promise.allSettled([byHand('logout', async () => (await provider()).signOut())]);
  const failed = [...told, ...ended].find((step) => step.status === 'rejected');
  if (!failed) return { success: true, message: 'Logout successful!' };
  const reason: unknown = failed.reason;
  return { success: false, error: reason instanceof Error ? reason.message : String(reason) };
}

/** Ends the session here; what went wrong on the way is shown. */
export async function logOutAndTell(): Promise<void> {
  const result = await logOut();
  if (!result.success) showAlert('error', result.error);
}
