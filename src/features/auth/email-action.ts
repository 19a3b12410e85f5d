import { paths, resetPasswordPath, videoPath } from '#src/config/paths.ts';

/** What the link of a mail asks for. */
type EmailAction =
  | { kind: 'verify'; oobCode: string }
  /** A new address (decision D25), or the old one again. */
  | { kind: 'change email' | 'recover email'; oobCode: string }
  | { kind: 'invalid' }
  /** A path of this site. */
  | { kind: 'go'; to: string };

/** Reads the address that a mail leads to. */
export function parseEmailAction(parameters: URLSearchParams): EmailAction {
  const oobCode = parameters.get('oobCode');
  const videoId = parameters.get('videoID');
  switch (parameters.get('mode')) {
    case 'verifyEmail':
      return oobCode ? { kind: 'verify', oobCode } : { kind: 'invalid' };
    case 'verifyAndChangeEmail':
      return oobCode ? { kind: 'change email', oobCode } : { kind: 'invalid' };
    case 'recoverEmail':
      return oobCode ? { kind: 'recover email', oobCode } : { kind: 'invalid' };
    case 'video':
      return { kind: 'go', to: videoId ? videoPath(videoId) : paths.landing };
    case 'resetPassword':
      return { kind: 'go', to: oobCode ? resetPasswordPath(oobCode) : paths.resetPassword };
    default:
      return { kind: 'go', to: paths.landing };
  }
}

const forwardedParameters = ['mode', 'oobCode', 'apiKey', 'videoID', 'postID'];

/**
 * Where a phone is sent instead.
 *
 * @param link the page that opens the mobile app, where there is one
 * @returns undefined when the browser is to act itself
 */
export function getMobileAppUrl(
  link: string | undefined,
  userAgent: string,
  parameters: URLSearchParams,
): string | undefined {
  if (!link || !/iPhone|iPad|iPod|Android/.test(userAgent)) return undefined;
  const address = new URL(link);
  for (const name of forwardedParameters) {
    const value = parameters.get(name);
    if (value !== null) address.searchParams.set(name, value);
  }
  return address.href;
}
