import { changePassword } from '#src/data/auth/password.ts';
import { getSignInTime, signOut } from '#src/data/auth/session.ts';
import { storeSignOut, subscribeToSignOut } from '#src/data/realtime-database/sign-outs.ts';
import { reportError } from '#src/lib/log.ts';
import { endSession } from './session-actions.ts';
import { dispatchSession } from './session-store.ts';

export async function signOutEverywhere(userId: string, currentPassword: string): Promise<void> {
  // The client SDK cannot revoke tokens, but setting a password, even the same one, revokes them.
  await changePassword(currentPassword, currentPassword);
  // One that is lost does not open the app, which would end its messages.
  await (await import('#src/data/firestore-lite/push-choice.ts')).removeDevices(userId);
  await endSession(async () => {
    await storeSignOut(userId);
    await signOut();
  });
}

async function revokeIfOlder(userId: string, signOutTimeMs: number): Promise<void> {
  const signInTime = await getSignInTime();
  if (signInTime === undefined || Math.floor(signOutTimeMs / 1000) <= signInTime) return;
  dispatchSession({ type: 'session-revoked', userId });
}

export function subscribeToSignOuts(userId: string): () => void {
  return subscribeToSignOut(
    userId,
    (signOutTime) => void revokeIfOlder(userId, signOutTime).catch(reportError),
    reportError,
  );
}
