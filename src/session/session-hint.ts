/** The landing page reads it, too, and ships without the app. */
export const sessionHintKey = 'rodeo-reel.signed-in';

function readHint(): string | null {
  try {
    return localStorage.getItem(sessionHintKey);
  } catch {
    return null;
  }
}

/** Whether somebody is probably signed in: it selects a skeleton while the session is restored and grants nothing. */
export const hasSessionHint = (): boolean => readHint() !== null;

/** Whether their email is verified, too, so that pages with public data need not wait for the session. */
export const hasMemberHint = (): boolean => readHint() === 'yes';

export function setSessionHint(isSignedIn: boolean, isVerified = true): void {
  try {
    if (isSignedIn) localStorage.setItem(sessionHintKey, isVerified ? 'yes' : 'unverified');
    else localStorage.removeItem(sessionHintKey);
  } catch {
    // storage is disabled
  }
}
