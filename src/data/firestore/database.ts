import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { env } from '#src/config/env.ts';
import { firebaseApp, hostAndPort } from '../firebase.ts';

/** The document store for requests; subscriptions have their own in `data/live`. */
export const database = getFirestore(firebaseApp);

if (env.emulators.firestore) {
  connectFirestoreEmulator(database, ...hostAndPort(env.emulators.firestore));
}
