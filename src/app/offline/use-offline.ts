import { useEffect } from 'react';
import { subscribeWhenCalm } from '#src/session/session-subscriptions.ts';

/** Prepares a member's device for a start without a connection. */
export function useOffline() {
  useEffect(() => subscribeWhenCalm(async () => (await import('./start-offline.ts')).startOffline()), []);
}
