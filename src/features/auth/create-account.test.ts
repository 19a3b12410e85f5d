import { beforeEach, expect, test, vi } from 'vitest';
import * as analytics from '#src/session/track-event.ts';
import type { NewUser, SignupAnswers } from '#src/domain/new-user.ts';
import { createAccount } from './create-account.ts';

const users = vi.hoisted(() => ({
  createUser: vi.fn<(user: NewUser, phone: string) => Promise<void>>(),
  fetchUser: vi.fn<() => Promise<unknown>>(),
}));
const login = vi.hoisted(() => ({
  updateAuthProfile: vi.fn<(name: string, photoUrl: string) => Promise<void>>(() => Promise.resolve()),
  resendVerificationEmail: vi.fn<() => Promise<void>>(),
}));
vi.mock('#src/data/auth/auth-user.ts', () => ({
  createOrResumeAuthUser: () => Promise.resolve({ id: 'june', isNew: false }),
  updateAuthProfile: login.updateAuthProfile,
}));
vi.mock('#src/data/realtime-database/fetch-flags.ts', () => ({
  fetchFlags: () => Promise.reject(new Error('Offline.')),
}));
vi.mock('#src/data/auth/verification.ts', () => ({
  resendVerificationEmail: login.resendVerificationEmail,
}));
vi.mock('#src/data/storage/upload-photo.ts', () => ({
  uploadSignupPhoto: (id: string) => Promise.resolve(`https://photos.example/users/${id}/profile.jpg`),
}));
vi.mock('#src/data/firestore-lite/users.ts', () => users);
vi.mock('#src/media/scale-photo.ts', () => ({ scaleSmallPhoto: (photo: Blob) => Promise.resolve(photo) }));

const answers: SignupAnswers = {
  type: 'contestant',
  firstName: 'June',
  lastName: 'Tate',
  name: '',
  location: 'Cheyenne, WY',
  bio: '',
  sponsors: '',
  events: [1],
  favouriteEvents: [],
};
const create = (photo?: Blob, onPhase: (phase: string) => void = () => undefined) =>
  createAccount({ email: 'june@example.com', password: 'secret', answers, photo }, onPhase);

beforeEach(() => {
  vi.spyOn(analytics, 'trackEvent').mockClear();
  users.createUser.mockReset().mockResolvedValue();
  users.fetchUser.mockReset().mockResolvedValue(null);
  login.updateAuthProfile.mockClear();
  login.resendVerificationEmail.mockReset().mockRejectedValue(new Error('Offline.'));
});

test('[ANA-01] records a sign-up once the profile exists, also without the email', async () => {
  users.createUser.mockImplementation(() => {
    expect(analytics.trackEvent).not.toHaveBeenCalled();
    return Promise.resolve();
  });
  expect(await create()).toEqual({ isEmailSent: false });
  expect(analytics.trackEvent).toHaveBeenCalledExactlyOnceWith({
    name: 'sign-up',
    accountType: 'contestant',
  });
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
  expect(analytics.trackEvent).not.toHaveBeenCalled();
});

test('[SIGN-07] the photo, the name of the login, the profile and the email follow each other', async () => {
  login.resendVerificationEmail.mockResolvedValue();
  const phases: string[] = [];
  expect(await create(new Blob(['photo']), (phase) => phases.push(phase))).toEqual({ isEmailSent: true });
  expect(phases).toEqual(['account', 'photo', 'profile', 'email']);
  const photoUrl = 'https://photos.example/users/june/profile.jpg';
  expect(login.updateAuthProfile).toHaveBeenCalledExactlyOnceWith('June Tate', photoUrl);
  expect(users.createUser).toHaveBeenCalledOnce();
  expect(users.createUser.mock.lastCall?.[0]).toMatchObject({
    id: 'june',
    photo_url: photoUrl,
    deleted: false,
    registered_time: expect.closeTo(Date.now() / 1000, -1),
  });
  expect(login.resendVerificationEmail).toHaveBeenCalledOnce();
});
