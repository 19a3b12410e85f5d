import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { AdminInputError, reportOnly, type AdminCommand, type AdminPlan } from './admin-command.ts';
import { findAccount } from './find-account.ts';

async function listAdministrators(app: App): Promise<string[]> {
  const found: string[] = [];
  let pageToken: string | undefined;
  do {
    const page = await getAuth(app).listUsers(1000, pageToken);
    for (const { uid, email, emailVerified, customClaims } of page.users)
      if (customClaims?.['admin'] === true)
        found.push(`${uid} ${email ?? ''}${emailVerified ? '' : ' (email not verified: no rights)'}`);
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
  return found;
}

/** Sessions end, so that the next login has the claim, or no longer has it. */
async function planClaim(app: App, value: string, isAdmin: boolean): Promise<AdminPlan> {
  const { id, login, profile } = await findAccount(app, value);
  if (!login) throw new AdminInputError(`The account ${id} has no login.`);
  if (isAdmin && !login.emailVerified)
    throw new AdminInputError(`The email of ${id} is not verified, so the rules would not accept the claim.`);
  if (isAdmin && profile?.deleted !== false)
    throw new AdminInputError(
      `The account ${id} has no open profile, so the rules would not accept the claim.`,
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
    name: 'administrators list',
    parameters: [],
    summary: 'lists who has administrator rights',
    plan: async (app) => {
      const found = await listAdministrators(app);
      return reportOnly(found.length > 0 ? found : ['Nobody has administrator rights.']);
    },
  },
  {
    name: 'administrators add',
    parameters: ['<account>'],
    summary: 'lets an account review reports and choose rides in the portal',
    plan: (app, [account = '']) => planClaim(app, account, true),
  },
  {
    name: 'administrators remove',
    parameters: ['<account>'],
    summary: 'ends that; tokens last up to an hour',
    plan: (app, [account = '']) => planClaim(app, account, false),
  },
];
