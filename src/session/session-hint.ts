/** Where the mark stands; the landing page, which ships without the app, looks at it too. */
export const sessionHintKey = 'rodeo-reel.signed-in';

/*
 * A mark on this device that somebody is probably signed in. It only decides what is drawn while the real
 * session is being restored; it proves nothing and opens nothing.
 */

export function hasSessionHint(): boolean {
  try {
    return localStorage.getItem(sessionHintKey) === 'yes';
  } catch {
    return false; // storage is switched off: draw what a visitor sees
  }
}

export function setSessionHint(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(sessionHintKey, 'yes');
    else localStorage.removeItem(sessionHintKey);
  } catch {
    // storage is switched off: there will be no hint
  }
}
