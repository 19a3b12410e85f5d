import type { Page } from '@playwright/test';
import { getAppEnvironment } from '#scripts/backend/project.ts';
import { sessionHintKey } from '#src/session/session-hint.ts';
import type { Credentials } from '../pages/login.page.ts';
import { suitePorts } from '#tests/support/suite.ts';

const apiKey = getAppEnvironment(suitePorts).VITE_FIREBASE_API_KEY;

interface SignInResponse {
  localId: string;
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

async function signIn({ email, password }: Credentials): Promise<SignInResponse> {
  const api = `http://127.0.0.1:${suitePorts.auth}/identitytoolkit.googleapis.com/v1`;
  const response = await fetch(`${api}/accounts:signInWithPassword?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`Signing in as ${email} failed: ${await response.text()}`);
  return (await response.json()) as SignInResponse;
}

/** As an earlier visit knew it: a page that is offline at once cannot ask. */
function isVerified(idToken: string): boolean {
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { email_verified?: boolean }).email_verified === true;
}

/**
 * Stores a session as an earlier visit left it, at a fraction of the cost of the login page: the next page that opens
 * restores it. Delegates are not asked for an account; they act for the one they selected last.
 */
export async function storeSession(page: Page, credentials: Credentials): Promise<void> {
  // A file of the app's origin that runs no script, which has the same storage.
  const [session] = await Promise.all([signIn(credentials), page.goto('/favicon.svg')]);
  const user = {
    uid: session.localId,
    email: credentials.email,
    emailVerified: isVerified(session.idToken),
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken: session.refreshToken,
      accessToken: session.idToken,
      expirationTime: Date.now() + Number(session.expiresIn) * 1000,
    },
  };
  await page.evaluate((items) => items.forEach(([key, value]) => localStorage.setItem(key, value)), [
    [`firebase:authUser:${apiKey}:[DEFAULT]`, JSON.stringify(user)],
    [sessionHintKey, user.emailVerified ? 'yes' : 'unverified'],
  ] as const);
}
