import { useEffect } from 'react';
import { useLiveNotifications } from '#src/features/notifications/use-notifications.ts';
import { subscribeToReleases } from '#src/session/release-notice.ts';
import { useOffline } from '../offline/use-offline.ts';

function useReleaseUpdates() {
  useEffect(() => subscribeToReleases(), []);
}

export default function MemberUpdates({ selectedId }: { selectedId: string }) {
  useReleaseUpdates();
  useOffline();
  useLiveNotifications(selectedId);
  return null;
}
