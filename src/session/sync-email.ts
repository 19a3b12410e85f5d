import { refreshIdToken } from '#src/data/auth/refresh-id-token.ts';
import type { SessionUser } from '#src/data/auth/session.ts';
import { updateProfileEmail } from '#src/data/firestore/account.ts';
import type { User } from '#src/domain/user.ts';
import { showAlert } from './alerts-store.ts';

/** The profile with the address of the sign-in, which may have changed since the last one (decision D25). */
export async function syncEmail(own: User, user: SessionUser): Promise<User> {
  if (!user.emailVerified || own.deleted || own.email === user.email) return own;
  try {
    await refreshIdToken();
    await updateProfileEmail(own.id, user.email);
    return { ...own, email: user.email };
  } catch (error) {
    // eslint-disable-next-line no-console -- the person is told below; the details are for a report
    console.error(error);
    showAlert('warning', `Your profile still shows ${own.email}. We try again at your next login.`);
    return own;
  }
}
