import { AuthError } from '#src/data/auth/auth-error.ts';
import { signOut } from '#src/data/auth/session.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { withSuspendedSession } from '#src/session/session-actions.ts';
import { createAccount } from '../create-account.ts';
import { copy as signupCopy } from '../signup/copy.ts';
import type { SignupPhase } from '../signup/signup-state.ts';
import type { RegistrationValues } from './registration-schema.ts';

/**
 * Creates a fan's account with its profile (decision D24) and stays signed in. After a failure it signs out; a retry
 * with the same email and password resumes.
 *
 * @throws Error whose message is for users
 */
export async function submitRegistration(values: RegistrationValues): Promise<{ isEmailSent: boolean }> {
  const answers = {
    type: 'fan',
    firstName: values.firstname,
    lastName: values.lastname,
    name: '',
    location: '',
    bio: '',
    sponsors: '',
    events: [],
    favouriteEvents: [],
  } as const;
  let phase: SignupPhase = 'account';
  return withSuspendedSession(async () => {
    try {
      return await createAccount(
        { email: values.mail, password: values.password, answers, phone: values.phone },
        (next) => (phase = next),
      );
    } catch (cause) {
      await signOut().catch(() => undefined);
      const reason = getErrorMessage(cause);
      throw new Error(cause instanceof AuthError ? reason : `${signupCopy.phaseFailures[phase]} ${reason}`, {
        cause,
      });
    }
  });
}
