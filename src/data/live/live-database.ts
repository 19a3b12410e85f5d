import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { env } from '#src/config/env.ts';
import { firebaseApp, hostAndPort } from '../firebase.ts';

/**
 * The document store for subscriptions. It weighs 100 KiB more than the one for requests, so modules of this
 * folder are imported on demand, after the first paint.
 */
export const liveDatabase = getFirestore(firebaseApp);

if (env.emulators.firestore) {
  connectFirestoreEmulator(liveDatabase, ...hostAndPort(env.emulators.firestore));
}
