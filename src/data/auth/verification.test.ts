import { beforeEach, expect, test, vi } from 'vitest';
import { resendVerificationEmail } from './verification.ts';

const { auth, sendEmailVerification } = vi.hoisted(() => ({
  auth: { currentUser: null as { uid: string } | null },
  sendEmailVerification: vi.fn<(user: object) => Promise<void>>(() => Promise.resolve()),
}));
vi.mock('./auth.ts', () => ({ auth }));
vi.mock('firebase/auth', () => ({ sendEmailVerification }));

beforeEach(() => sendEmailVerification.mockClear());

test('[VER-02] sends the email again, and nothing without a current user', async () => {
  await resendVerificationEmail();
  expect(sendEmailVerification).not.toHaveBeenCalled();
  auth.currentUser = { uid: 'june' };
  await resendVerificationEmail();
  expect(sendEmailVerification).toHaveBeenCalledExactlyOnceWith(auth.currentUser);
});
