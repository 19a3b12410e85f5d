/** An email that the Auth emulator would have sent. */
export interface AuthEmail {
  /** What it is about, with the address: "To verify the email address ann@example.com". */
  readonly purpose: string;
  /** Our own page that handles it, as production's mail template addresses it. */
  readonly link: string;
}

/**
 * Finds an email in a line of firebase-tools' output. The Auth emulator links to a page of its own; production
 * mails link to the app's `/action`, so that is what is returned.
 *
 * @param appAddress where the app is served, for example http://127.0.0.1:7100
 */
export function parseAuthEmail(line: string, appAddress: string): AuthEmail | undefined {
  const found = /(To [^:]*), follow this link: (\S+)/.exec(line);
  if (!found?.[1] || !found[2] || !URL.canParse(found[2])) return undefined;
  const theirs = new URL(found[2]).searchParams;
  const ours = new URL('/action', appAddress);
  for (const name of ['mode', 'oobCode', 'apiKey', 'continueUrl', 'lang']) {
    const value = theirs.get(name);
    if (value !== null) ours.searchParams.set(name, value);
  }
  return { purpose: found[1], link: ours.href };
}
