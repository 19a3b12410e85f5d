import { localize } from '#src/languages/localize.ts';

/** Pages that emails lead to, and the one that waits for the first. */
export const copy = localize('features/auth/email', {
  resetPassword: {
    title: 'Choose a new password',
    requestLink: 'Request a new link',
    account: (email: string) => `For ${email}`,
    submit: 'Reset password',
    // Quoted from the specification.
    done: 'Password has been successfully reset!',
    failed: (reason: string) => `Error resetting password: ${reason}`,
    missingPassword: 'New Password is required',
    shortPassword: 'Should be at least 8 characters long',
    missingConfirmation: 'Confirm Password is required',
    mismatch: 'Password does not match',
  },
  verifyEmail: {
    title: 'Check your email',
    sentTo: 'We sent a verification email to',
    help: "Open the link in the email and you're in. Didn't get it? Check your spam folder or resend it. Once you're verified, you can also reload this page.",
    resent: (email: string) => `We sent a new verification email to ${email}.`,
    changeEmail: 'Wrong email?',
    resendFailed: "We couldn't send the verification email",
    // Quoted from the specification.
    resend: 'Resend Verfication Mail',
    logOut: 'Logout',
  },
  emailLink: {
    openingApp: {
      title: 'Opening the app',
      open: 'Open the app',
      // Quoted from the requirements.
      continue: 'Continue in browser',
    },
    verifying: 'Verifying your email',
    changing: {
      question: 'Confirm your new email',
      text: "You'll log in with it from now on.",
      confirm: 'Change email',
      applying: 'Changing your email',
    },
    restoring: {
      question: 'Get your old email back?',
      text: "This undoes the change of your account's email.",
      confirm: 'Restore email',
      applying: 'Restoring your email',
    },
    wait: 'Just a moment.',
    changed: (email: string) => `Your email is now ${email}. Use it to log in.`,
    restored: (email: string) =>
      `Your email is ${email} again. If you didn't change it yourself, choose “Forget Password” and set a new password.`,
    failed: {
      title: "This link didn't work",
      text: "We'll take you to the home page in a moment.",
      logIn: 'Log in',
      mayBeVerified: 'If you already verified your email, log in.',
      continue: 'Continue',
    },
    // Quoted from the specification.
    verified: 'Verify email successfully',
    invalid: 'Invalid verification link.',
  },
});
