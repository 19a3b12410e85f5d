import { paths, resetPasswordPath, videoPath } from '#src/config/paths.ts';

type EmailAction =
  | { kind: 'verify'; oobCode: string }
  // Decision D25.
  | { kind: 'change email' | 'recover email'; oobCode: string }
  | { kind: 'invalid' }
  | { kind: 'redirect'; to: string };

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
      return { kind: 'redirect', to: videoId ? videoPath(videoId) : paths.landing };
    case 'resetPassword':
      return { kind: 'redirect', to: oobCode ? resetPasswordPath(oobCode) : paths.resetPassword };
    default:
      return { kind: 'redirect', to: paths.landing };
  }
}

const forwardedParameters = ['mode', 'oobCode', 'apiKey', 'videoID', 'postID'];

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** By default an iPad calls itself a Mac, but no Mac has a touch screen. */
const isMobile = ({ userAgent, maxTouchPoints }: Device) =>
  /iPhone|iPad|iPod|Android/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

/** Returns undefined when the link is handled in the browser. */
export function getMobileAppUrl(
  appLinkUrl: string | undefined,
  device: Device,
  parameters: URLSearchParams,
): string | undefined {
  if (!appLinkUrl || !isMobile(device)) return undefined;
  const url = new URL(appLinkUrl);
  for (const name of forwardedParameters) {
    const value = parameters.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  return url.href;
}
