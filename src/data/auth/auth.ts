import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { env } from '#src/config/env.ts';
import { locale } from '#src/languages/localize.ts';
import { firebaseApp } from '../firebase.ts';
import { endWithOtherTabs } from './end-with-other-tabs.ts';

/**
 * The auth client, without the code for pop-up sign-ins, which the product does not offer. The session is in localStorage:
 * in WebKit the database that the SDK would open in IndexedDB does not answer at every second page load
 * (https://github.com/firebase/firebase-js-sdk/issues/8019; measured in November 2026 with WebKitGTK 2.50).
 */
export const auth = initializeAuth(firebaseApp, { persistence: browserLocalPersistence });
/* Firebase has its emails in the languages of the app. */
auth.languageCode = locale.slice(0, 2);
endWithOtherTabs(auth);

if (env.emulators.auth) {
  connectAuthEmulator(auth, `http://${env.emulators.auth}`, { disableWarnings: true });
}
