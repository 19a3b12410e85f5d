import { refreshIdToken, type SessionUser } from '#src/data/auth/session.ts';
import { updateProfileEmail } from '#src/data/firestore-lite/users.ts';
import type { User } from '#src/domain/user.ts';
import { reportError } from '#src/lib/log.ts';
import { showAlert } from './alerts-store.ts';
import { copy } from './copy.ts';

export async function syncEmail(own: User, user: SessionUser): Promise<User> {
  const isSynced = own.email === user.email && own.email_verified;
  if (!user.emailVerified || own.deleted || isSynced) return own;
  try {
    await refreshIdToken();
    await updateProfileEmail(own, user.email);
    return { ...own, email: user.email, email_verified: true };
  } catch (error) {
    reportError(error);
    showAlert('warning', own.email ? copy.emailSync.outdated(own.email) : copy.emailSync.missing);
    return own;
  }
}
