import { localize } from '#src/languages/localize.ts';

export const copy = localize('data/auth', {
  'account-closed': 'This account has been closed.',
  // Quoted from the specification.
  'email-taken': 'This email address is already taken',
  'invalid-email': 'Enter a valid email address.',
  'link-expired': 'This link has expired. Request a new one.',
  'link-invalid': 'This link is invalid or has already been used. Request a new one.',
  'second-factor-required':
    "This account uses two-step verification, which isn't available here. Turn it off where you set it up, then log in here.",
  'session-ended': 'Your session has ended. Log in again.',
  'too-many-requests': 'Too many attempts. Wait a few minutes and try again.',
  'wrong-credentials': 'Wrong email or password.',
  'wrong-password': 'Wrong password. Try again.',
  factorStays: 'You logged in too long ago to remove it here. Remove it where you set it up.',
});
