import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { useLiveNotifications, useUnreadCount } from '#src/features/notifications/use-notifications.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { subscribeWhenCalm } from '#src/session/session-subscriptions.ts';
import { getUnpublishedRide } from '#src/session/unsaved-work.ts';
import { copy } from './copy.ts';

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

/** Once the upload page is left before a ride is published. */
function useDraftNotice() {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    const isLeft = lastPath.current.startsWith(paths.upload) && !pathname.startsWith(paths.upload);
    lastPath.current = pathname;
    if (isLeft && getUnpublishedRide()?.isKept) showAlert('info', copy.draftKept);
  }, [pathname]);
}

/** On the icon of the installed app, where the system has badges. */
function useAppBadge(profileId: string) {
  const count = useUnreadCount(profileId);
  useEffect(() => {
    if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined);
  }, [count]);
}

export function MemberUpdates({ selectedId }: { selectedId: string }) {
  useOperatorNotice();
  useOffline();
  useDraftNotice();
  useLiveNotifications(selectedId);
  useAppBadge(selectedId);
  return null;
}
