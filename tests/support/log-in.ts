import { click, fill } from './user-actions.ts';

/** On the login page. */
export async function logIn({ email, password }: { email: string; password: string }): Promise<void> {
  await fill('Email', email);
  await fill('Password', password);
  await click('button', 'Log in');
}
