import { useEffect } from 'react';
import { subscribeWhenCalm } from '#src/session/session-subscriptions.ts';

/** Prepares for a start without a connection, while somebody is signed in. */
export function useOffline() {
  useEffect(() => subscribeWhenCalm(async () => (await import('./start-offline.ts')).startOffline()), []);
}
