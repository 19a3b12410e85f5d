import { readAccountType } from '#src/domain/account-type.ts';
import { displayName } from '#src/domain/user.ts';
import type { StoredUser } from '#tests/support/factories/user.ts';
import { password, people } from './people.ts';

/** An account to log in with. */
interface DemoAccount {
  role: 'contractor' | 'contestant' | 'fan' | 'delegate';
  name: string;
  email: string;
  password: string;
  note: string;
}

function account(role: DemoAccount['role'], user: StoredUser, note: string): DemoAccount {
  const name = displayName({ ...user, account_type: readAccountType(user.account_type) });
  return { role, name, email: user.email, password, note: `${name}: ${note}` };
}

/** One account for each way of using the product. */
export const demoAccounts: DemoAccount[] = [
  account('contractor', people.prairieJack, 'animals and videos'),
  account('contestant', people.cody, 'rides bulls'),
  account('fan', people.mia, 'watches'),
  account('delegate', people.ruth, 'may act for Prairie Jack Rodeo'),
];
