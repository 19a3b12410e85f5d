/*
 * A copy of the ID token for the server that serves the pages (AUTH-07). The app never reads it: requests carry the
 * token itself.
 */
const cookieName = 'firebase';

/*
 * Without a Max-Age the cookie ends with the browser session. `Secure` works in local development too: browsers
 * trust loopback addresses.
 */
const cookieAttributes = 'Path=/; Secure; SameSite=Strict';

/** Stores a copy of the token until the browser session ends. */
export function storeTokenCookie(token: string): void {
  document.cookie = `${cookieName}=${token}; ${cookieAttributes}`;
}

/** Removes the copy, if there is one. */
export function removeTokenCookie(): void {
  document.cookie = `${cookieName}=; ${cookieAttributes}; Max-Age=0`;
}
