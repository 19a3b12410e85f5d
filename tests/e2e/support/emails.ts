import { getPorts, getPortShift } from '#scripts/backend/ports.ts';
import { projectId } from '#scripts/backend/project.ts';
import { buildFan } from '#tests/support/factories/user.ts';
import { createTestUser } from './test-users.ts';

const suite = process.env['BASE_URL'] ? 'dev' : 'test';
const ports = getPorts(suite, getPortShift());
const authUrl = `http://127.0.0.1:${ports.auth}`;

async function requestJson(url: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(url, {
    ...init,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(`${url} was answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/**
 * Somebody who has signed up, but not verified their address yet.
 *
 * @returns the email; the password is that of the demo accounts
 */
export async function createUnverifiedUser(): Promise<string> {
  const { email } = await createTestUser(buildFan(), { verified: false });
  return email;
}

/** The kinds of mails, each with the mode that its link names. */
const actionModes = {
  VERIFY_EMAIL: 'verifyEmail',
  PASSWORD_RESET: 'resetPassword',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
} as const;

type EmailType = keyof typeof actionModes;

async function fetchLatestEmail(kind: EmailType, email: string) {
  const { oobCodes } = (await requestJson(`${authUrl}/emulator/v1/projects/${projectId}/oobCodes`)) as {
    oobCodes: { requestType: string; email: string; oobCode: string; oobLink: string }[];
  };
  const mail = oobCodes.findLast((sent) => sent.requestType === kind && sent.email === email);
  if (!mail) throw new Error(`No mail of the kind ${kind} was sent to ${email}`);
  return mail;
}

/** Follows the link of the newest mail of a kind that was sent to an address. */
export async function openEmailLink(kind: EmailType, email: string): Promise<void> {
  await fetch((await fetchLatestEmail(kind, email)).oobLink);
}

/** The path in the app that the newest mail of a kind leads to, where the project's mails lead to the app. */
export async function getEmailActionPath(kind: EmailType, email: string): Promise<string> {
  const { oobCode } = await fetchLatestEmail(kind, email);
  return `/action?${new URLSearchParams({ mode: actionModes[kind], oobCode, apiKey: 'demo-key' }).toString()}`;
}

/**
 * Changes somebody's address as an older app did, without asking the new one first: the provider then tells the old one,
 * with a link that brings it back.
 */
export async function changeEmailUnverified(email: string, password: string, changed: string): Promise<void> {
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
  const answer = await call('update', { idToken, email: changed });
  if (!answer.ok) throw new Error(`The address was not changed: ${await answer.text()}`);
}
