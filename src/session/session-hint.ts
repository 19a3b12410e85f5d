/** Also read by the landing page, which ships without the app. */
export const sessionHintKey = 'rodeo-reel.signed-in';

/** Whether somebody is probably signed in: it selects a skeleton while the session is restored and grants nothing. */
export function hasSessionHint(): boolean {
  try {
    return localStorage.getItem(sessionHintKey) === 'yes';
  } catch {
    return false;
  }
}

export function setSessionHint(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(sessionHintKey, 'yes');
    else localStorage.removeItem(sessionHintKey);
  } catch {
    // storage is disabled
  }
}
