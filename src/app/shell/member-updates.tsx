import { useEffect } from 'react';
import { useLiveNotifications } from '#src/features/notifications/use-notifications.ts';
import { subscribeWhenCalm } from '#src/session/session-subscriptions.ts';

function useOperatorNotice() {
  useEffect(
    () =>
      subscribeWhenCalm(async () =>
        (await import('#src/session/operator-notice.ts')).subscribeToOperatorNotice(),
      ),
    [],
  );
}

/** Prepares the device for a start without a connection. */
function useOffline() {
  useEffect(
    () => subscribeWhenCalm(async () => (await import('../offline/start-offline.ts')).startOffline()),
    [],
  );
}

export function MemberUpdates({ selectedId }: { selectedId: string }) {
  useOperatorNotice();
  useOffline();
  useLiveNotifications(selectedId);
  return null;
}
