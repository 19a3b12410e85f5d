import { beforeEach, expect, test, vi } from 'vitest';
import { trackEvent } from '#src/data/analytics/track-event.ts';
import type { SignupAnswers } from '#src/domain/new-user.ts';
import { createAccount } from './create-account.ts';

const users = vi.hoisted(() => ({
  createUser: vi.fn<() => Promise<void>>(),
  fetchUser: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('#src/data/analytics/track-event.ts', () => ({ trackEvent: vi.fn<typeof trackEvent>() }));
vi.mock('#src/data/auth/auth-user.ts', () => ({
  createOrResumeAuthUser: () => Promise.resolve({ id: 'june', isNew: false }),
  updateAuthProfile: () => Promise.resolve(),
}));
vi.mock('#src/data/auth/verification.ts', () => ({
  resendVerificationEmail: () => Promise.reject(new Error('Offline.')),
}));
vi.mock('#src/data/firestore/users.ts', () => users);

const answers: SignupAnswers = {
  type: 'contestant',
  firstName: 'June',
  lastName: 'Tate',
  name: '',
  phone: '',
  location: 'Cheyenne, WY',
  bio: '',
  sponsors: '',
  events: [1],
  favouriteEvents: [],
};
const create = () =>
  createAccount({ email: 'june@example.com', password: 'secret', answers }, () => undefined);

beforeEach(() => {
  vi.mocked(trackEvent).mockReset();
  users.createUser.mockReset().mockResolvedValue();
  users.fetchUser.mockReset().mockResolvedValue(null);
});

test('[ANA-01] records a sign-up once the profile exists, also without the email', async () => {
  users.createUser.mockImplementation(() => {
    expect(trackEvent).not.toHaveBeenCalled();
    return Promise.resolve();
  });
  expect(await create()).toEqual({ isEmailSent: false });
  expect(trackEvent).toHaveBeenCalledExactlyOnceWith({ name: 'sign-up', accountType: 'contestant' });
});

test.each([
  [
    'the profile cannot be stored',
    { message: 'Offline.' },
    () => users.createUser.mockRejectedValue(new Error('Offline.')),
  ],
  ['the email is taken', { reason: 'email-taken' }, () => users.fetchUser.mockResolvedValue({ id: 'june' })],
])('[ANA-01] records no sign-up when %s', async (_case, error, setUp) => {
  setUp();
  await expect(create()).rejects.toMatchObject(error);
  expect(trackEvent).not.toHaveBeenCalled();
});
