import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { env } from '#src/config/env.ts';
import { firebaseApp, parseHostAndPort } from '../firebase.ts';

/** Firestore for requests; subscriptions use `data/firestore-live`. */
export const firestore = getFirestore(firebaseApp);

if (env.emulators.firestore) {
  connectFirestoreEmulator(firestore, ...parseHostAndPort(env.emulators.firestore));
}
