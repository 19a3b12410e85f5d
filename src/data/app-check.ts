import type { FirebaseApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { reportError } from '#src/lib/log.ts';

/** Proves to Firebase that requests come from this site (https://firebase.google.com/docs/app-check). */
export interface AppCheckClient {
  /** The header of a request without an SDK; empty when no token can be had, which Firebase then decides about. */
  fetchHeaders(): Promise<Record<string, string>>;
}

/**
 * Starts App Check for all services of an app. The SDKs then add a token to every request.
 *
 * @param siteKey of reCAPTCHA Enterprise
 */
export function startAppCheck(app: FirebaseApp, siteKey: string): AppCheckClient {
  const client = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return {
    async fetchHeaders() {
      try {
        const { token } = await getToken(client);
        return { 'X-Firebase-AppCheck': token };
      } catch (error) {
        reportError(error);
        return {};
      }
    },
  };
}
