import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isUnread, type Notification } from '#src/domain/notification.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Button } from '#src/ui/button.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { DeleteAllDialog } from './delete-all-dialog.tsx';
import { NotificationRow } from './notification-row.tsx';
import { useLastSeen, useNotifications, useMarkSeen } from './use-notifications.ts';

/** What the account was told, newest first. */
export default function NotificationsPage() {
  const { id } = useAccount().selected;
  const { data: notifications, error, refetch } = useNotifications(id);
  const lastSeen = useLastSeen(id);
  const [deleting, setDeleting] = useState(false);
  // One before the other would move what stands in their place.
  const ready = lastSeen === undefined ? undefined : notifications;
  const any = ready !== undefined && ready.length > 0;
  return (
    <Page width="upload">
      <div className="grain z-5 bg-bg pt-2 pb-4 shell:sticky shell:top-0 shell:-mt-4 shell:pt-4">
        <PageHeader title="Notifications">
          {any && (
            <Button onClick={() => setDeleting(true)}>
              <Trash2 aria-hidden="true" className="size-4.5" />
              Delete all
            </Button>
          )}
        </PageHeader>
      </div>
      {error && !notifications ? (
        <LoadError title="The notifications did not load" onRetry={() => void refetch()}>
          {error.message}
        </LoadError>
      ) : ready === undefined || lastSeen === undefined ? (
        <NotificationsSkeleton />
      ) : any ? (
        <NotificationList profileId={id} notifications={ready} lastSeen={lastSeen} />
      ) : (
        <StatePanel variant="empty" title="Nothing new">
          When somebody tags you in a ride or shares an account with you, it stands here.
        </StatePanel>
      )}
      {deleting && <DeleteAllDialog profileId={id} onClose={() => setDeleting(false)} />}
    </Page>
  );
}

interface NotificationListProps {
  profileId: string;
  notifications: readonly Notification[];
  lastSeen: number;
}

function NotificationList({ profileId, notifications, lastSeen }: NotificationListProps) {
  // What was new when the page was opened stays marked as long as it is open.
  const [seenBefore] = useState(lastSeen);
  useMarkSeen(profileId, notifications);
  const [now] = useState(() => new Date());
  return (
    <ul className="border-t border-line">
      {notifications.map((notification) => (
        <NotificationRow
          key={notification.id}
          notification={notification}
          isUnread={isUnread(notification, seenBefore)}
          now={now}
        />
      ))}
    </ul>
  );
}

function NotificationsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <span className="sr-only" role="status">
        Loading notifications
      </span>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className="h-17" />
      ))}
    </div>
  );
}
