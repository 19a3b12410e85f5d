import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/auth/register', {
  title: 'Create your account',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  password: 'Password',
  passwordHint: (maxLength: number) => `6 to ${maxLength} characters`,
  submit: 'Create account',
  submitting: 'Creating your account',
  emailNotSent: "We couldn't send the verification email. Resend it here.",
  // Quoted from the specification.
  logIn: 'Already have an account? Login now!',
  registered: 'Registration Successful',
  missingFirstName: 'Please enter a first name',
  missingLastName: 'Please enter a last name',
  invalidName: (label: string) => `${label} must only consist of alphanumeric characters`,
  invalidEmail: 'Please enter a valid email.',
  mismatch: "Passwords don't match",
});
