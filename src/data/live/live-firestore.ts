import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { env } from '#src/config/env.ts';
import { firebaseApp, parseHostAndPort } from '../firebase.ts';

/**
 * The document store for subscriptions. It weighs 100 KiB more than the one for requests, so modules of this
 * folder are imported on demand, after the first paint.
 */
export const liveFirestore = getFirestore(firebaseApp);

if (env.emulators.firestore) {
  connectFirestoreEmulator(liveFirestore, ...parseHostAndPort(env.emulators.firestore));
}
