import { AuthError } from '#src/data/auth/auth-error.ts';
import { signOut } from '#src/data/auth/session.ts';
import type { SignupAnswers } from '#src/domain/new-user.ts';
import { getErrorMessage } from '#src/lib/error-message.ts';
import { withSuspendedSession } from '#src/session/suspend-session.ts';
import { createAccount } from '../create-account.ts';
import type { SignupValues } from './signup-schemas.ts';
import type { SignupEvent } from './signup-state.ts';

function toSignupAnswers(answers: SignupValues): SignupAnswers {
  const type = answers.kind === 'contractor' ? 'contractor' : answers.contestant ? 'contestant' : 'fan';
  return {
    type,
    firstName: answers.firstName.trim(),
    lastName: answers.lastName.trim(),
    name: answers.name.trim(),
    phone: '',
    location: answers.location.trim(),
    bio: answers.kind === 'person' ? answers.bio.trim() : '',
    sponsors: type === 'contestant' ? answers.sponsors.trim() : '',
    events: answers.events,
    favouriteEvents: answers.favouriteEvents,
  };
}

type SendEvent = (event: SignupEvent) => void;

/**
 * Makes the account, and ends signed out whatever happens. Another try goes on where this one broke off.
 *
 * @param photo image/jpeg, at most 2 MB
 * @returns whether the account is complete, and its mail is on its way
 */
export async function submitSignup(
  answers: SignupValues,
  photo: Blob | undefined,
  tell: SendEvent,
): Promise<{ mailSent: boolean } | undefined> {
  return withSuspendedSession(async () => {
    try {
      const { email, password } = answers;
      const person = { email, password, answers: toSignupAnswers(answers), photo };
      return await createAccount(person, (doing) => tell({ type: 'making', doing }));
    } catch (error) {
      if (error instanceof AuthError && error.code === 'auth/email-already-in-use') {
        tell({ type: 'email taken' });
      } else {
        // eslint-disable-next-line no-console -- what went wrong in detail is for a report, not for the person
        console.error(error);
        tell({ type: 'failed', message: getErrorMessage(error) });
      }
      return undefined;
    } finally {
      await signOut().catch(() => undefined);
    }
  });
}
