import { AuthError } from '#src/data/auth/auth-error.ts';
import { signOut } from '#src/data/auth/session.ts';
import { messageOf } from '#src/lib/message-of.ts';
import { withSuspendedSession } from '#src/session/suspend-session.ts';
import { openProfile } from '../open-profile.ts';
import { standing, type Making } from '../signup/signup-state.ts';
import type { Registration } from './registration.ts';

/**
 * Makes a fan's account with its profile (decision D24) and stays signed in. After a failure nobody is signed in, and
 * another try with the same email and password goes on where this one broke off.
 *
 * @throws Error in words for the person: where they stand, and why
 */
export async function register(form: Registration): Promise<{ mailSent: boolean }> {
  const about = {
    type: 'fan',
    firstName: form.firstname,
    lastName: form.lastname,
    name: '',
    phone: form.phone,
    location: '',
    bio: '',
    sponsors: '',
    events: [],
    favouriteEvents: [],
  } as const;
  let doing: Making = 'account';
  return withSuspendedSession(async () => {
    try {
      return await openProfile({ email: form.mail, password: form.password, about }, (now) => (doing = now));
    } catch (cause) {
      await signOut().catch(() => undefined);
      const reason = messageOf(cause);
      throw new Error(cause instanceof AuthError ? reason : `${standing[doing]} ${reason}`, { cause });
    }
  });
}
