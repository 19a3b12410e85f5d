import { AuthError } from '#src/data/auth/auth-error.ts';
import { updateAuthProfile, createOrResumeAuthUser } from '#src/data/auth/sign-up.ts';
import { resendVerificationEmail } from '#src/data/auth/verification.ts';
import { buildNewUser, type SignupAnswers } from '#src/domain/new-user.ts';
import { getDisplayName } from '#src/domain/user.ts';
import type { SignupPhase } from './signup/signup-state.ts';

interface NewAccount {
  email: string;
  password: string;
  answers: SignupAnswers;
  /** image/jpeg, at most 2 MB. */
  photo?: Blob | undefined;
}

/**
 * Makes an account with its photo and profile, and stays signed in. Another try goes on where this one broke off,
 * because an account that has no profile yet is opened with the same email and password.
 *
 * @returns whether the mail to verify the address is on its way: the account is complete without it
 */
export async function createAccount(
  { email, password, answers, photo }: NewAccount,
  tell: (doing: SignupPhase) => void,
): Promise<{ mailSent: boolean }> {
  tell('account');
  const { createUser, fetchUser } = await import('#src/data/firestore/users.ts');
  const account = await createOrResumeAuthUser(email.trim(), password);
  if (!account.isNew && (await fetchUser(account.id))) {
    throw new AuthError('auth/email-already-in-use', 'This email address is already taken');
  }
  tell('photo');
  let photoUrl = '';
  if (photo) {
    const { uploadProfilePhoto } = await import('#src/data/storage/upload-photo.ts');
    photoUrl = await uploadProfilePhoto(account.id, photo);
  }
  tell('profile');
  const now = Math.floor(Date.now() / 1000);
  const profile = buildNewUser(answers, { id: account.id, email: account.email, photoUrl, now });
  await updateAuthProfile(getDisplayName({ ...profile, account_type: answers.type }), photoUrl);
  await createUser(profile);
  tell('mail');
  return resendVerificationEmail().then(
    () => ({ mailSent: true }),
    () => ({ mailSent: false }),
  );
}
