import { connectDatabaseEmulator, getDatabase } from 'firebase/database';
import { env } from '#src/config/env.ts';
import { firebaseApp, hostAndPort } from '../firebase.ts';

/** The Realtime Database: counters and marks that are followed. */
export const realtimeDatabase = getDatabase(firebaseApp);

if (env.emulators.database) {
  connectDatabaseEmulator(realtimeDatabase, ...hostAndPort(env.emulators.database));
}
