import { parseAccountType } from '#src/domain/account-type.ts';
import { getDisplayName } from '#src/domain/user.ts';
import type { StoredUser } from '#tests/support/factories/build-user.ts';
import { administrator, demoPassword, getContact, people } from './people.ts';

export interface DemoAccount {
  role: 'contractor' | 'contestant' | 'fan' | 'delegate' | 'administrator';
  name: string;
  email: string;
  password: string;
  note: string;
}

const accounts: readonly [role: DemoAccount['role'], user: StoredUser, note: string][] = [
  ['contractor', people.prairieJack, 'animals and videos'],
  ['contestant', people.cody, 'rides bulls'],
  ['fan', people.mia, 'watches'],
  ['delegate', people.ruth, 'can act for Prairie Jack Rodeo'],
  ['administrator', administrator, 'reviews reports at /portal'],
];

/** One account per role, to log in with. */
export const demoAccounts = accounts.map(([role, user, note]): DemoAccount => {
  const name = getDisplayName({ ...user, account_type: parseAccountType(user.account_type) });
  return { role, name, email: getContact(user.id).email, password: demoPassword, note: `${name}: ${note}` };
});

/** The account of a role. @throws Error when no account has it */
export function getDemoAccount(role: string): DemoAccount {
  const account = demoAccounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`No demo account has the role ${role}`);
  return account;
}
