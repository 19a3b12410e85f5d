import { updateProfile } from 'firebase/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { updateAuthProfile } from './auth-user.ts';

const auth = vi.hoisted(() => ({
  currentUser: undefined as { displayName: string | null; photoURL: string | null } | undefined,
}));
vi.mock('./auth.ts', () => ({ auth }));
vi.mock('firebase/auth', () => ({ updateProfile: vi.fn<() => Promise<void>>() }));

const photoURL = 'https://photos.example/june.jpg';

beforeEach(() => {
  vi.mocked(updateProfile).mockReset().mockResolvedValue();
  auth.currentUser = { displayName: 'June', photoURL };
});

test.each([
  ['name', 'Juna', photoURL, { displayName: 'Juna', photoURL }],
  ['photo', 'June', `${photoURL}?2`, { displayName: 'June', photoURL: `${photoURL}?2` }],
  ['name, while there is no photo', 'Juna', '', { displayName: 'Juna' }],
])('sets a changed %s at the identity provider', async (_what, name, photoUrl, changes) => {
  await updateAuthProfile(name, photoUrl);
  expect(updateProfile).toHaveBeenCalledExactlyOnceWith(auth.currentUser, changes);
});

test.each(['', photoURL])('sends nothing when nothing has changed, with the photo %j', async (photoUrl) => {
  await updateAuthProfile('June', photoUrl);
  expect(updateProfile).not.toHaveBeenCalled();
});

test('does nothing while signed out', async () => {
  auth.currentUser = undefined;
  await updateAuthProfile('June', photoURL);
  expect(updateProfile).not.toHaveBeenCalled();
});
