import { deleteOfflineData } from '#src/data/device/offline-data.ts';
import { forgetTold } from '#src/data/device/told-device.ts';
import { notifyLogout } from '#src/data/legacy-api/notify-logout.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { showAlert } from './alerts-store.ts';
import { copy } from './copy.ts';
import { endSession, importAuth } from './session-actions.ts';

type LogoutResult = { success: true; message: string } | { success: false; error: string };

const signOut = () =>
  endSession(async () => {
    forgetTold();
    // First, because other tabs leave at once, and would keep the worker that opens their next page.
    await deleteOfflineData();
    await (await importAuth()).signOut();
  });

// At the same time, so that the server cannot hold up the sign-out.
const startLogout = () => ({ notified: notifyLogout(), signedOut: signOut() });

const isFulfilled = (promise: Promise<void>) =>
  promise.then(
    () => true,
    () => false,
  );

export async function logOut(): Promise<LogoutResult> {
  const { notified, signedOut } = startLogout();
  const steps = await Promise.allSettled([signedOut, notified]);
  const failed = steps.find((step) => step.status === 'rejected');
  if (!failed) return { success: true, message: copy.loggedOut };
  return { success: false, error: getErrorMessage(failed.reason) };
}

export async function logOutWithAlert(failureMessage?: string): Promise<boolean> {
  const { notified, signedOut } = startLogout();
  notified.catch(async (error: unknown) => {
    if (await isFulfilled(signedOut)) showAlert('error', getErrorMessage(error));
  });
  try {
    await signedOut;
    return true;
  } catch (error) {
    showAlert('error', failureMessage ?? getErrorMessage(error));
    return false;
  }
}

export async function endRefusedSession(reason: string): Promise<void> {
  try {
    await signOut();
    showAlert('error', reason);
  } catch (error) {
    showAlert('error', getErrorMessage(error));
  }
}
