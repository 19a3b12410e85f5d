import { notifyLogout } from '#src/data/auth/notify-logout.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { showAlert } from './alerts-store.ts';
import { copy } from './copy.ts';
import { endSession, importAuth } from './session-actions.ts';

type LogoutResult =
  { success: true; message: string } | { success: false; error: string; isSignedOut: boolean };

export async function logOut(): Promise<LogoutResult> {
  const [notified] = await Promise.allSettled([notifyLogout()]);
  const [signedOut] = await Promise.allSettled([endSession(async () => (await importAuth()).signOut())]);
  const failed = [notified, signedOut].find((step) => step.status === 'rejected');
  if (!failed) return { success: true, message: copy.loggedOut };
  return { success: false, error: getErrorMessage(failed.reason), isSignedOut: failed !== signedOut };
}

export async function logOutWithAlert(failureMessage?: string): Promise<boolean> {
  const result = await logOut();
  if (result.success) return true;
  showAlert('error', (!result.isSignedOut && failureMessage) || result.error);
  return result.isSignedOut;
}
