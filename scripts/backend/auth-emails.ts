/** An email that the Auth emulator would have sent. */
export interface AuthEmail {
  /** For example "To verify the email address ann@example.com". */
  readonly purpose: string;
  /** The app's page that handles it, as in production's email template. */
  readonly link: string;
}

/**
 * Parses an email from a line of firebase-tools' output. The Auth emulator links to its own page; the returned link
 * points to the app's `/action`, as production emails do.
 *
 * @param appAddress origin of the app, for example http://127.0.0.1:7100
 */
export function parseAuthEmail(line: string, appAddress: string): AuthEmail | undefined {
  const match = /(To [^:]*), follow this link: (\S+)/.exec(line);
  if (!match?.[1] || !match[2] || !URL.canParse(match[2])) return undefined;
  const emulatorParams = new URL(match[2]).searchParams;
  const link = new URL('/action', appAddress);
  for (const name of ['mode', 'oobCode', 'apiKey', 'continueUrl', 'lang']) {
    const value = emulatorParams.get(name);
    if (value !== null) link.searchParams.set(name, value);
  }
  return { purpose: match[1], link: link.href };
}
