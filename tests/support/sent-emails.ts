import { projectId } from '#scripts/backend/project.ts';
import { buildFan } from '#tests/support/factories/build-user.ts';
import { suitePorts } from './suite.ts';
import { createTestUser } from './test-users.ts';

const authUrl = `http://127.0.0.1:${suitePorts.auth}`;

async function requestJson(url: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(url, {
    ...init,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(`${url} failed with status ${response.status}: ${await response.text()}`);
  return response.json();
}

/**
 * Creates a fan whose email is not verified.
 *
 * @returns the email; the password is `demoPassword`
 */
export async function createUnverifiedUser(): Promise<string> {
  const { email } = await createTestUser(buildFan(), { isVerified: false });
  return email;
}

/** Values of the `mode` parameter in email links. */
const actionModes = {
  VERIFY_EMAIL: 'verifyEmail',
  PASSWORD_RESET: 'resetPassword',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
} as const;

type EmailType = keyof typeof actionModes;

async function fetchLatestEmail(type: EmailType, email: string) {
  const { oobCodes } = (await requestJson(`${authUrl}/emulator/v1/projects/${projectId}/oobCodes`)) as {
    oobCodes: { requestType: string; email: string; oobCode: string; oobLink: string }[];
  };
  const latest = oobCodes.findLast((code) => code.requestType === type && code.email === email);
  if (!latest) throw new Error(`No ${type} email was sent to ${email}`);
  return latest;
}

/** Requests the Auth emulator's link of the latest email of a type. */
export async function openEmailLink(type: EmailType, email: string): Promise<void> {
  // It goes on to where the person came from.
  await fetch((await fetchLatestEmail(type, email)).oobLink, { redirect: 'manual' });
}

/** The app's path for the latest email of a type, as in production's email template. */
export async function getEmailActionPath(type: EmailType, email: string): Promise<string> {
  const { oobCode, oobLink } = await fetchLatestEmail(type, email);
  const query = new URLSearchParams({ mode: actionModes[type], oobCode, apiKey: 'demo-key' });
  const continueUrl = new URL(oobLink).searchParams.get('continueUrl');
  if (continueUrl !== null) query.set('continueUrl', continueUrl);
  query.set('lang', 'en');
  return `/action?${query}`;
}

/**
 * Changes an email without verifying the new one, as older apps did. Firebase Auth then sends a recovery link to the
 * old email.
 */
export async function changeEmailUnverified(
  email: string,
  password: string,
  newEmail: string,
): Promise<void> {
  const api = `${authUrl}/identitytoolkit.googleapis.com/v1`;
  const call = (method: string, body: object) =>
    fetch(`${api}/accounts:${method}?key=demo-key`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    });
  const { idToken } = (await (await call('signInWithPassword', { email, password })).json()) as {
    idToken: string;
  };
  const response = await call('update', { idToken, email: newEmail });
  if (!response.ok) throw new Error(`Changing the email failed: ${await response.text()}`);
}
