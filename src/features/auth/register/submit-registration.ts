import { AuthError } from '#src/data/auth/auth-error.ts';
import { signOut } from '#src/data/auth/session.ts';
import { getErrorMessage } from '#src/lib/error-message.ts';
import { withSuspendedSession } from '#src/session/suspend-session.ts';
import { createAccount } from '../create-account.ts';
import { phaseFailureMessages, type SignupPhase } from '../signup/signup-state.ts';
import type { RegistrationValues } from './registration-schema.ts';

/**
 * Makes a fan's account with its profile (decision D24) and stays signed in. After a failure nobody is signed in, and
 * another try with the same email and password goes on where this one broke off.
 *
 * @throws Error in words for the person: where they stand, and why
 */
export async function submitRegistration(form: RegistrationValues): Promise<{ mailSent: boolean }> {
  const answers = {
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
  let doing: SignupPhase = 'account';
  return withSuspendedSession(async () => {
    try {
      return await createAccount(
        { email: form.mail, password: form.password, answers },
        (now) => (doing = now),
      );
    } catch (cause) {
      await signOut().catch(() => undefined);
      const reason = getErrorMessage(cause);
      throw new Error(cause instanceof AuthError ? reason : `${phaseFailureMessages[doing]} ${reason}`, {
        cause,
      });
    }
  });
}
