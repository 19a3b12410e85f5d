import { connectDatabaseEmulator, forceWebSockets, getDatabase } from 'firebase/database';
import { env } from '#src/config/env.ts';
import { firebaseApp, parseHostAndPort } from '../firebase.ts';

/*
 * When a page is closed while connecting, the SDK counts that as a failure and starts with long polling in this browser
 * from then on. Long polling cannot work here: it loads scripts, which the Content-Security-Policy forbids.
 */
forceWebSockets();

export const realtimeDatabase = getDatabase(firebaseApp);

if (env.emulators.database) {
  connectDatabaseEmulator(realtimeDatabase, ...parseHostAndPort(env.emulators.database));
}
