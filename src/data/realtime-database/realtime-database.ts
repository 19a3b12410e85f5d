import {
  connectDatabaseEmulator,
  forceWebSockets,
  getDatabase,
  goOffline,
  goOnline,
} from 'firebase/database';
import { env } from '#src/config/env.ts';
import { firebaseApp, parseHostAndPort } from '../firebase.ts';

/*
 * When a page is closed while connecting, the SDK counts that as a failure and starts with long polling in this browser
 * from then on. Long polling cannot work here: it loads scripts, which the Content-Security-Policy forbids.
 */
forceWebSockets();

/** For sign-outs, flags and releases; counters need no connection. */
export const realtimeDatabase = getDatabase(firebaseApp, env.signalsUrl);

if (env.emulators.database) {
  connectDatabaseEmulator(realtimeDatabase, ...parseHostAndPort(env.emulators.database));
}

/** How long a hidden tab keeps its connection. The database has 200,000 connections. */
const hiddenMs = 60_000;

/** What a tab missed comes when it is seen again. */
function disconnectWhileHidden(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(() => goOffline(realtimeDatabase), hiddenMs);
    else goOnline(realtimeDatabase);
  });
}

disconnectWhileHidden();
