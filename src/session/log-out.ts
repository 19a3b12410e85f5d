import { notifyLogout } from '#src/data/auth/notify-logout.ts';
import { getErrorMessage } from '#src/lib/error-message.ts';
import { showAlert } from './alerts-store.ts';
import { endSession } from './end-session.ts';
import { importAuth } from './import-auth.ts';

type LogoutResult =
  { success: true; message: 'Logout successful!' } | { success: false; error: string; ended: boolean };

/** Ends the session here, even when the server that is told of it fails; `ended` says whether that much was done. */
export async function logOut(): Promise<LogoutResult> {
  const told = await Promise.allSettled([notifyLogout()]);
  const ended = await Promise.allSettled([endSession(async () => (await importAuth()).signOut())]);
  const failed = [...told, ...ended].find((step) => step.status === 'rejected');
  if (!failed) return { success: true, message: 'Logout successful!' };
  const reason: unknown = failed.reason;
  const error = getErrorMessage(reason);
  return { success: false, error, ended: !ended.includes(failed) };
}

/**
 * Ends the session here; what went wrong on the way is shown.
 *
 * @param notEnded what is said instead of the reason when the session did not end
 * @returns whether it ended
 */
export async function logOutWithAlert(notEnded?: string): Promise<boolean> {
  const result = await logOut();
  if (result.success) return true;
  showAlert('error', (!result.ended && notEnded) || result.error);
  return result.ended;
}
