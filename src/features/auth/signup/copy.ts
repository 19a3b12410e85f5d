import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/auth/signup', {
  off: { title: "You can't sign up right now.", text: 'Try again later.' },
  progress: {
    label: 'Sign-up progress',
    step: (step: number, count: number) => `Step ${step} of ${count}`,
    next: 'Next',
    skip: 'Skip',
    submit: 'Sign up',
  },
  kindStep: {
    title: 'Account type',
    text: 'Which one are you? You can change it later.',
    person: {
      // Quoted from the specification.
      name: 'Person',
      fan: 'Fan:',
      fanText: 'watch, search and share every ride.',
      contestant: 'Contestant:',
      contestantText: 'you ride or rope, and post your own rides too. You choose in the next step.',
    },
    contractor: {
      // Quoted from the specification.
      name: 'Contractor',
      text: 'You own and supply stock. Give your animals pages, and post and collect their rides.',
    },
  },
  aboutStep: {
    title: 'About you',
    firstName: 'First name',
    lastName: 'Last name',
    contractorName: 'Contractor name',
    email: 'Email',
    password: 'Password',
    contestant: "I'm a contestant",
    contestantHint: 'Contestants post their own rides.',
    events: 'Participating events',
  },
  bioStep: {
    title: 'More about you',
    bio: 'Bio',
    sponsors: 'Sponsors',
    optional: 'Optional',
  },
  profileStep: {
    title: 'Your profile',
    photo: 'Profile photo',
    location: 'Location',
    favoriteEvents: 'Favorite events',
  },
  agreement: {
    agree: 'I agree to the',
    terms: 'Terms and Conditions',
    and: 'and the',
    privacyPolicy: 'Privacy Policy',
    ofAge: "I'm 13 or older.",
    missing: 'Check the box to sign up',
    tooYoung: 'You must be 13 or older to have an account',
  },
  errors: {
    // Quoted from the specification.
    required: (label: string) => `${label} is required`,
    shortPassword: 'Password should be more than 5 characters',
    mismatch: 'Password not match',
    missingEvents: 'Participating Events is required!',
    emailTaken: 'This email address is already taken',
    invalidEmail: 'Please enter a valid email.',
    missingConfirmation: 'Confirm password is required',
  },
  phases: {
    account: 'Creating your account',
    photo: 'Uploading your photo',
    profile: 'Saving your profile',
    email: 'Sending the verification email',
  },
  phaseFailures: {
    account: "We couldn't create your account.",
    photo: "Your account is ready, but we couldn't upload your photo.",
    profile: "Your account is ready, but we couldn't save your profile.",
    email: "Your account is ready, but sign-up didn't finish.",
  },
  done: (email: string) => `Your account is ready. Open the link we emailed to ${email}, then log in.`,
  doneWithoutEmail:
    "Your account is ready, but we couldn't send the verification email. Log in to resend it.",
});
