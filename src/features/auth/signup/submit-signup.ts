import { isAuthError } from '#src/data/auth/auth-error.ts';
import { signOut } from '#src/data/auth/session.ts';
import { toLine, toName } from '#src/domain/names.ts';
import type { SignupAnswers } from '#src/domain/new-user.ts';
import { getErrorMessage, reportError } from '#src/lib/log.ts';
import { withSuspendedSession } from '#src/session/session-actions.ts';
import { createAccount } from '../create-account.ts';
import type { SignupValues } from './signup-schemas.ts';
import type { SignupEvent } from './signup-state.ts';

function toSignupAnswers(values: SignupValues): SignupAnswers {
  const type = values.kind === 'contractor' ? 'contractor' : values.contestant ? 'contestant' : 'fan';
  return {
    type,
    firstName: toName(values.firstName),
    lastName: toName(values.lastName),
    name: toName(values.name),
    location: toLine(values.location),
    bio: values.kind === 'person' ? values.bio.trim() : '',
    sponsors: type === 'contestant' ? values.sponsors.trim() : '',
    events: values.events,
    favouriteEvents: values.favouriteEvents,
  };
}

/**
 * Creates the account and signs out in any case. A retry resumes.
 *
 * @param photo a JPEG of at most 2 MB
 * @returns undefined after a failure, which the events describe
 */
export async function submitSignup(
  values: SignupValues,
  photo: Promise<Blob> | undefined,
  onEvent: (event: SignupEvent) => void,
): Promise<{ isEmailSent: boolean } | undefined> {
  return withSuspendedSession(async () => {
    try {
      const { email, password } = values;
      onEvent({ type: 'phase started', phase: 'account' });
      const newAccount = { email, password, answers: toSignupAnswers(values), photo: await photo };
      return await createAccount(newAccount, (phase) => onEvent({ type: 'phase started', phase }));
    } catch (error) {
      if (isAuthError(error, 'email-taken')) {
        onEvent({ type: 'email taken' });
      } else {
        reportError(error);
        onEvent({ type: 'failed', message: getErrorMessage(error) });
      }
      return undefined;
    } finally {
      await signOut().catch(() => undefined);
    }
  });
}
