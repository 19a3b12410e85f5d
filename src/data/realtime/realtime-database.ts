import { connectDatabaseEmulator, forceWebSockets, getDatabase } from 'firebase/database';
import { env } from '#src/config/env.ts';
import { firebaseApp, parseHostAndPort } from '../firebase.ts';

/*
 * When a page is left while it connects, the SDK takes that for a failure, and would begin with long polling in this
 * browser from then on. That never gets through: it runs scripts of the server, which our Content-Security-Policy forbids.
 */
forceWebSockets();

/** The Realtime Database: counters and marks that are followed. */
export const realtimeDatabase = getDatabase(firebaseApp);

if (env.emulators.database) {
  connectDatabaseEmulator(realtimeDatabase, ...parseHostAndPort(env.emulators.database));
}
