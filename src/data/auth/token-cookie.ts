/** What the token's cookie is called (AUTH-07). */
const cookieName = 'firebase';

/*
 * Without an age a cookie ends with the browser's session. `Secure` holds on this machine as well: browsers trust
 * loopback addresses without a certificate.
 */
const cookieAttributes = 'Path=/; Secure; SameSite=Strict';

/*
 * A copy of the identity token for whatever serves the pages. It is never read here: what somebody may do is decided
 * by the token that goes along with each request.
 */

/** Keeps a copy of the token until the browser's session ends. */
export function storeTokenCookie(token: string): void {
  document.cookie = `${cookieName}=${token}; ${cookieAttributes}`;
}

/** Removes the copy, be there one or not. */
export function removeTokenCookie(): void {
  document.cookie = `${cookieName}=; ${cookieAttributes}; Max-Age=0`;
}
