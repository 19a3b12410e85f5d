import type { DemoAccount } from './demo-data.ts';
import type { AuthEmail } from './auth-emails.ts';

/** What stands in the terminal when everything is ready. */
export function formatReadyMessage(
  address: string,
  accounts: readonly DemoAccount[],
  seconds: number,
): string {
  const width = (of: (account: DemoAccount) => string) => Math.max(...accounts.map((a) => of(a).length));
  const rows = accounts.map(
    (a) =>
      `    ${a.role.padEnd(width((x) => x.role))}  ${a.email.padEnd(width((x) => x.email))}  ` +
      `${a.password.padEnd(width((x) => x.password))}  ${a.note}`.trimEnd(),
  );
  return [
    '',
    `  Rodeo Reel is ready (${seconds.toFixed(1)} s)`,
    '',
    `  Open    ${address}`,
    ...(rows.length > 0 ? ['  Log in as (email, password)', ...rows] : []),
    '  Emails  are not sent: each appears here with its link',
    '  Stop    Ctrl-C',
    '',
  ].join('\n');
}

export function formatEmailNotice(mail: AuthEmail): string {
  return `  Email   ${mail.purpose}:\n          ${mail.link}`;
}
