import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { env } from '#src/config/env.ts';
import { firebaseApp, parseHostAndPort } from '../firebase.ts';

/**
 * Firestore for subscriptions. This SDK is 100 KiB larger than the one for requests, so modules of this folder are
 * imported dynamically, after the first screen.
 */
export const liveFirestore = getFirestore(firebaseApp);

if (env.emulators.firestore) {
  connectFirestoreEmulator(liveFirestore, ...parseHostAndPort(env.emulators.firestore));
}
