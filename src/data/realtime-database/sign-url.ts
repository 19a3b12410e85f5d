import { auth } from '../auth/auth.ts';

/** Adds the login to the URL of a request to the database's REST API, which takes it nowhere else. */
export async function signUrl(href: string): Promise<string> {
  const url = new URL(href);
  url.searchParams.set('auth', (await auth.currentUser?.getIdToken()) ?? '');
  return url.href;
}
