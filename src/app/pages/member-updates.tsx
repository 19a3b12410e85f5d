import { useEffect } from 'react';
import { useLiveNotifications } from '#src/features/notifications/use-notifications.ts';
import { subscribeToReleases } from '#src/session/release-notice.ts';

function useReleaseUpdates() {
  useEffect(() => subscribeToReleases(), []);
}

/** What a member is told while the app is open. */
export default function MemberUpdates({ selectedId }: { selectedId: string }) {
  useReleaseUpdates();
  useLiveNotifications(selectedId);
  return null;
}
