import type { DemoAccount } from '../seed/demo-accounts.ts';
import type { AuthEmail } from './auth-emails.ts';

/** The terminal message once everything is ready. */
export function formatReadyMessage(
  address: string,
  accounts: readonly DemoAccount[],
  seconds: number,
): string {
  const pad = (account: DemoAccount, key: 'role' | 'email' | 'password') =>
    account[key].padEnd(Math.max(...accounts.map((other) => other[key].length)));
  const rows = accounts.map((account) =>
    `    ${pad(account, 'role')}  ${pad(account, 'email')}  ${pad(account, 'password')}  ${account.note}`.trimEnd(),
  );
  return [
    '',
    `  Rodeo Reel is ready (${seconds.toFixed(1)} s)`,
    '',
    `  Open    ${address}`,
    ...(rows.length > 0 ? ['  Log in as (email, password)', ...rows] : []),
    '  Emails  are not sent; their links are printed here',
    '  Stop    Ctrl-C',
    '',
  ].join('\n');
}

export function formatEmailNotice(email: AuthEmail): string {
  return `  Email   ${email.purpose}:\n          ${email.link}`;
}
