import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/auth', {
  layout: {
    slogan: 'All views\nare free',
    language: 'Language',
    tabs: { label: 'Log in or sign up', logIn: 'Log in', signUp: 'Sign up' },
  },
  login: {
    title: 'Welcome back',
    firstTitle: 'Log in',
    email: 'Email',
    password: 'Password',
    submit: 'Log in',
    // Quoted from the specification.
    forgotPassword: 'Forget Password',
    missingField: 'All field are required',
    returning: "Log in or sign up to go on. You'll come right back.",
  },
  // Quoted from the specification.
  accountChoice: { title: 'User Account' },
  recover: {
    title: 'Recover your password',
    email: 'Email',
    hint: "We'll email you a link to reset your password.",
    missingEmail: 'Email is required',
    // Quoted from the requirements.
    sent: 'Check your email for reset instructions',
    back: 'Back to login',
    submit: 'Send reset link',
  },
  // Quoted from the specification.
  loggedOut: { title: 'You have successfully logged out.', logIn: 'Login' },
});
