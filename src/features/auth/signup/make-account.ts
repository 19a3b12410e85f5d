import { AuthError } from '#src/data/auth/auth-error.ts';
import { signOut } from '#src/data/auth/session.ts';
import { nameAccount, openAccount } from '#src/data/auth/sign-up.ts';
import { resendVerification } from '#src/data/auth/verification.ts';
import { newUser, type SignupAnswers } from '#src/domain/new-user.ts';
import { displayName } from '#src/domain/user.ts';
import { whileSessionIsHeld } from '#src/session/hold-session.ts';
import type { Answers } from './answers.ts';
import type { SignupEvent } from './signup-state.ts';

function told(answers: Answers): SignupAnswers {
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

type Tell = (event: SignupEvent) => void;

/**
 * Makes the account, and ends signed out whatever happens. Another try goes on where this one broke off, because
 * an account that has no profile yet is opened with the same email and password.
 *
 * @param photo image/jpeg, at most 2 MB
 * @returns whether the account is complete, and its mail is on its way
 */
export async function makeAccount(
  answers: Answers,
  photo: Blob | undefined,
  tell: Tell,
): Promise<{ mailSent: boolean } | undefined> {
  return whileSessionIsHeld(async () => {
    try {
      return await makeAll(answers, photo, tell);
    } catch (error) {
      if (error instanceof AuthError && error.code === 'auth/email-already-in-use') {
        tell({ type: 'email taken' });
      } else {
        // eslint-disable-next-line no-console -- what went wrong in detail is for a report, not for the person
        console.error(error);
        tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
      }
      return undefined;
    } finally {
      await signOut().catch(() => undefined);
    }
  });
}

async function makeAll(answers: Answers, photo: Blob | undefined, tell: Tell) {
  tell({ type: 'making', doing: 'account' });
  const { createUser, fetchUser } = await import('#src/data/firestore/users.ts');
  const account = await openAccount(answers.email.trim(), answers.password);
  if (!account.isNew && (await fetchUser(account.id))) {
    throw new AuthError('auth/email-already-in-use', 'This email address is already taken');
  }
  tell({ type: 'making', doing: 'photo' });
  let photoUrl = '';
  if (photo) {
    const { uploadPhoto } = await import('#src/data/storage/upload-photo.ts');
    photoUrl = await uploadPhoto(account.id, photo);
  }
  tell({ type: 'making', doing: 'profile' });
  const now = Math.floor(Date.now() / 1000);
  const about = told(answers);
  const profile = newUser(about, { id: account.id, email: account.email, photoUrl, now });
  await nameAccount(displayName({ ...profile, account_type: about.type }), photoUrl);
  await createUser(profile);
  tell({ type: 'making', doing: 'mail' });
  // The account is complete without the mail, which the verification page sends again.
  return resendVerification().then(
    () => ({ mailSent: true }),
    () => ({ mailSent: false }),
  );
}
