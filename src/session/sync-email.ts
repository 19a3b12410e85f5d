import { refreshIdToken, type SessionUser } from '#src/data/auth/session.ts';
import { updateProfileEmail } from '#src/data/firestore/users.ts';
import type { User } from '#src/domain/user.ts';
import { reportError } from '#src/lib/log.ts';
import { showAlert } from './alerts-store.ts';

export async function syncEmail(own: User, user: SessionUser): Promise<User> {
  if (!user.emailVerified || own.deleted || own.email === user.email) return own;
  try {
    await refreshIdToken();
    await updateProfileEmail(own.id, user.email, own.email);
    return { ...own, email: user.email };
  } catch (error) {
    reportError(error);
    const problem = own.email
      ? `Your profile still shows ${own.email}.`
      : 'Your email is not on your profile yet, so nobody can invite you.';
    showAlert('warning', `${problem} We'll try again at your next login.`);
    return own;
  }
}
