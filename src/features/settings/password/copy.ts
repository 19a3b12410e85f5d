import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/settings/password', {
  // Quoted from the specification.
  title: 'Change Password',
  account: (email: string) => `This is the password you use to log in as ${email}.`,
  acting: (name: string) => `${name}'s password stays the same.`,
  hint: 'At least 8 characters',
  submit: 'Change password',
  changed: "Password changed. You'll be logged out on your other devices within an hour.",
  // Quoted from the specification.
  errors: {
    missingCurrent: 'Current Password is required',
    missingPassword: 'New Password is required',
    shortPassword: 'Should be atleast 8 characters long',
    missingConfirmation: 'Confirm Password is required',
  },
});
