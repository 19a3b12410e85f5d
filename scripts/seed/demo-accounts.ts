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

function createDemoAccount(role: DemoAccount['role'], user: StoredUser, note: string): DemoAccount {
  const name = getDisplayName({ ...user, account_type: parseAccountType(user.account_type) });
  return { role, name, email: getContact(user.id).email, password: demoPassword, note: `${name}: ${note}` };
}

/** One account per role, to log in with. */
export const demoAccounts: DemoAccount[] = [
  createDemoAccount('contractor', people.prairieJack, 'animals and videos'),
  createDemoAccount('contestant', people.cody, 'rides bulls'),
  createDemoAccount('fan', people.mia, 'watches'),
  createDemoAccount('delegate', people.ruth, 'can act for Prairie Jack Rodeo'),
  createDemoAccount('administrator', administrator, 'reviews reports at /portal'),
];

/** The account of a role. @throws Error when no account has it */
export function getDemoAccount(role: string): DemoAccount {
  const account = demoAccounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`No demo account has the role ${role}`);
  return account;
}
