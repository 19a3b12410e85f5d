import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { env } from '#src/config/env.ts';
import { firebaseApp } from '../firebase.ts';

/** The auth client, without the code for pop-up sign-ins, which the product does not offer. */
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (env.emulators.auth) {
  connectAuthEmulator(auth, `http://${env.emulators.auth}`, { disableWarnings: true });
}
