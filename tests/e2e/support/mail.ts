import { portsOf, portShift } from '#emulators/ports.ts';
import { projectId } from '#scripts/backend/project.ts';
import { fan } from '#tests/support/factories/user.ts';
import { member } from './people.ts';

const suite = process.env['BASE_URL'] ? 'dev' : 'test';
const ports = portsOf(suite, portShift());
const auth = `http://127.0.0.1:${ports.auth}`;

async function ask(url: string, init?: RequestInit): Promise<unknown> {
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
export async function newcomer(): Promise<string> {
  const { email } = await member(fan(), { verified: false });
  return email;
}

/** The kinds of mails, each with the mode that its link names. */
const modes = {
  VERIFY_EMAIL: 'verifyEmail',
  PASSWORD_RESET: 'resetPassword',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
} as const;

type MailKind = keyof typeof modes;

async function newestMail(kind: MailKind, email: string) {
  const { oobCodes } = (await ask(`${auth}/emulator/v1/projects/${projectId}/oobCodes`)) as {
    oobCodes: { requestType: string; email: string; oobCode: string; oobLink: string }[];
  };
  const mail = oobCodes.findLast((sent) => sent.requestType === kind && sent.email === email);
  if (!mail) throw new Error(`No mail of the kind ${kind} was sent to ${email}`);
  return mail;
}

/** Follows the link of the newest mail of a kind that was sent to an address. */
export async function followMail(kind: MailKind, email: string): Promise<void> {
  await fetch((await newestMail(kind, email)).oobLink);
}

/** The path in the app that the newest mail of a kind leads to, where the project's mails lead to the app. */
export async function pathOfMail(kind: MailKind, email: string): Promise<string> {
  const { oobCode } = await newestMail(kind, email);
  return `/action?${new URLSearchParams({ mode: modes[kind], oobCode, apiKey: 'demo-key' }).toString()}`;
}

/**
 * Changes somebody's address as an older app did, without asking the new one first: the provider then tells the old one,
 * with a link that brings it back.
 */
export async function changeAddressUnasked(email: string, password: string, changed: string): Promise<void> {
  const api = `${auth}/identitytoolkit.googleapis.com/v1`;
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
