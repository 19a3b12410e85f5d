import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { InputError } from '../command-line.ts';
import { reportOnly, type AdminCommand, type AdminPlan } from './admin-command.ts';
import { findAccount, readLogins, type FoundAccount } from './find-account.ts';

/** Why the rules would not accept the claim of an account, if so. */
function findObstacle({ login, profile }: FoundAccount): string | undefined {
  if (login?.emailVerified !== true) return 'the email is not verified';
  if (profile?.deleted !== false) return 'the account has no open profile';
  return undefined;
}

async function describeAdministrator(app: App, uid: string): Promise<string> {
  const account = await findAccount(app, uid);
  const obstacle = findObstacle(account);
  return `${uid} ${account.login?.email ?? ''}${obstacle ? ` (no rights: ${obstacle})` : ''}`;
}

async function listAdministrators(app: App): Promise<string[]> {
  const lines: string[] = [];
  for await (const logins of readLogins(app))
    for (const { uid, customClaims } of logins)
      if (customClaims?.['admin'] === true) lines.push(await describeAdministrator(app, uid));
  return lines;
}

/** Sessions end, so that the next login has the claim, or no longer has it. */
async function planClaim(app: App, value: string, isAdmin: boolean): Promise<AdminPlan> {
  const account = await findAccount(app, value);
  const { id, login } = account;
  if (!login) throw new InputError(`The account ${id} has no login.`);
  const obstacle = findObstacle(account);
  if (isAdmin && obstacle)
    throw new InputError(
      `The rules would not accept the claim of ${id}: ${obstacle}. First sign up on the site, open the link in the email, and log in.`,
    );
  const claims = login.customClaims ?? {};
  const change = isAdmin ? `make ${id} an administrator` : `end the administrator rights of ${id}`;
  return {
    changes: (claims['admin'] === true) === isAdmin ? [] : [`${change} and end the sessions`],
    apply: async () => {
      await getAuth(app).setCustomUserClaims(id, { ...claims, admin: isAdmin ? true : undefined });
      await getAuth(app).revokeRefreshTokens(id);
    },
  };
}

export const administratorCommands: readonly AdminCommand[] = [
  {
    usage: 'administrators list',
    summary: 'lists who has administrator rights',
    plan: async (app) => {
      const found = await listAdministrators(app);
      return reportOnly(found.length > 0 ? found : ['Nobody has administrator rights.']);
    },
  },
  {
    usage: 'administrators add <account>',
    summary: 'lets an account review reports and choose rides in the portal',
    plan: (app, [account = '']) => planClaim(app, account, true),
  },
  {
    usage: 'administrators remove <account>',
    summary: 'ends that; tokens last up to an hour',
    plan: (app, [account = '']) => planClaim(app, account, false),
  },
];
