import { AuthError } from '#src/data/auth/auth-error.ts';
import { nameAccount, openAccount } from '#src/data/auth/sign-up.ts';
import { resendVerification } from '#src/data/auth/verification.ts';
import { newUser, type SignupAnswers } from '#src/domain/new-user.ts';
import { displayName } from '#src/domain/user.ts';
import type { Making } from './signup/signup-state.ts';

interface NewPerson {
  email: string;
  password: string;
  about: SignupAnswers;
  /** image/jpeg, at most 2 MB. */
  photo?: Blob | undefined;
}

/**
 * Makes an account with its photo and profile, and stays signed in. Another try goes on where this one broke off,
 * because an account that has no profile yet is opened with the same email and password.
 *
 * @returns whether the mail to verify the address is on its way: the account is complete without it
 */
export async function openProfile(
  { email, password, about, photo }: NewPerson,
  tell: (doing: Making) => void,
): Promise<{ mailSent: boolean }> {
  tell('account');
  const { createUser, fetchUser } = await import('#src/data/firestore/users.ts');
  const account = await openAccount(email.trim(), password);
  if (!account.isNew && (await fetchUser(account.id))) {
    throw new AuthError('auth/email-already-in-use', 'This email address is already taken');
  }
  tell('photo');
  let photoUrl = '';
  if (photo) {
    const { uploadPhoto } = await import('#src/data/storage/upload-photo.ts');
    photoUrl = await uploadPhoto(account.id, photo);
  }
  tell('profile');
  const now = Math.floor(Date.now() / 1000);
  const profile = newUser(about, { id: account.id, email: account.email, photoUrl, now });
  await nameAccount(displayName({ ...profile, account_type: about.type }), photoUrl);
  await createUser(profile);
  tell('mail');
  return resendVerification().then(
    () => ({ mailSent: true }),
    () => ({ mailSent: false }),
  );
}
