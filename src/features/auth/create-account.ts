import { trackEvent } from '#src/session/track-event.ts';
import { AuthError } from '#src/data/auth/auth-error.ts';
import { updateAuthProfile, createOrResumeAuthUser } from '#src/data/auth/auth-user.ts';
import { resendVerificationEmail } from '#src/data/auth/verification.ts';
import { fetchFlags } from '#src/data/realtime-database/fetch-flags.ts';
import { buildNewUser, type SignupAnswers } from '#src/domain/new-user.ts';
import { getNow } from '#src/lib/clock.ts';
import { getContinueUrl } from '#src/session/continue-url.ts';
import { getDisplayName } from '#src/domain/user.ts';
import { copy } from './signup/copy.ts';
import type { SignupPhase } from './signup/signup-state.ts';

interface NewAccount {
  email: string;
  password: string;
  answers: SignupAnswers;
  phone?: string;
  /** A JPEG of at most 2 MB. */
  photo?: Blob | undefined;
}

/**
 * Runs before the login is created, which would otherwise be left without a profile. If the answer is not known, the
 * rules decide.
 */
async function refuseWhileOff(): Promise<void> {
  const { signup } = await fetchFlags().catch(() => ({ signup: true }));
  if (!signup) throw new AuthError('unknown', { message: `${copy.off.title} ${copy.off.text}` });
}

/**
 * Creates an account with its photo and profile, and stays signed in. A retry resumes: an account without a profile is
 * opened with the same email and password.
 */
export async function createAccount(
  { email, password, answers, phone = '', photo }: NewAccount,
  onPhase: (phase: SignupPhase) => void,
): Promise<{ isEmailSent: boolean }> {
  onPhase('account');
  await refuseWhileOff();
  const { createUser, fetchUser } = await import('#src/data/firestore-lite/users.ts');
  const account = await createOrResumeAuthUser(email.trim(), password);
  if (!account.isNew && (await fetchUser(account.id))) {
    throw new AuthError('email-taken');
  }
  onPhase('photo');
  let photoUrl = '';
  if (photo) {
    const { uploadSignupPhoto } = await import('#src/data/storage/upload-photo.ts');
    const { scaleSmallPhoto } = await import('#src/media/scale-photo.ts');
    const smallPhoto = await scaleSmallPhoto(photo);
    photoUrl = await uploadSignupPhoto(account.id, { photo, smallPhoto });
  }
  onPhase('profile');
  const now = Math.floor(getNow() / 1000);
  const profile = buildNewUser(answers, { id: account.id, photoUrl, now });
  await updateAuthProfile(getDisplayName({ ...profile, account_type: answers.type }), photoUrl);
  await createUser(profile, phone);
  trackEvent({ name: 'sign-up', accountType: answers.type });
  onPhase('email');
  return resendVerificationEmail(getContinueUrl()).then(
    () => ({ isEmailSent: true }),
    () => ({ isEmailSent: false }),
  );
}
