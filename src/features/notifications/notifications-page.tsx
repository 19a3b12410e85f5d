import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useAccount } from '#src/session/use-account.ts';
import { Button } from '#src/ui/button.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  lastSeenQuery,
  notificationsQuery,
  deleteAllNotificationsMutation,
} from '#src/queries/notification-queries.ts';
import { Loading } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';
import { NotificationList } from './notification-list.tsx';
import { NotificationRowSkeletons } from './notification-row.tsx';
import type { SwitchBackButton } from './own-account-note.tsx';
import { useLiveList } from './use-notifications.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

function DeleteAllDialog({ profileId, onClose }: { profileId: string; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(deleteAllNotificationsMutation(queryClient, profileId));
  const handleConfirm = () =>
    mutateAsync().then(
      () => onClose(),
      (error: unknown) => {
        onClose();
        showAlert('error', copy.deleteFailed(getErrorMessage(error)));
      },
    );
  return <ConfirmDialog copy={copy.deleteDialog} onConfirm={handleConfirm} onCancel={onClose} />;
}

interface NotificationsPageProps {
  SwitchBackButton: SwitchBackButton;
}

export default function NotificationsPage({ SwitchBackButton }: NotificationsPageProps) {
  const { id } = useAccount().selected;
  useLiveList(id);
  const { data: notifications, error, refetch } = useQuery(notificationsQuery(id));
  const { data: lastSeen } = useQuery(lastSeenQuery(id));
  const [isDeleting, setIsDeleting] = useState(false);
  // Both are needed before the first render, or the list would shift.
  const loaded = lastSeen === undefined ? undefined : notifications;
  const hasNotifications = loaded !== undefined && loaded.length > 0;
  return (
    <Page width="upload">
      <div className="grain z-5 bg-bg pt-2 pb-4 shell:sticky shell:top-(--notice-height) shell:-mt-4 shell:pt-4">
        <PageHeader title={copy.title}>
          {hasNotifications && (
            <Button onClick={() => setIsDeleting(true)}>
              <Trash2 aria-hidden="true" className="size-4.5" />
              {copy.deleteAll}
            </Button>
          )}
        </PageHeader>
      </div>
      {error && !notifications ? (
        <LoadError title={copy.loadError} text={error.message} onRetry={() => void refetch()} />
      ) : loaded === undefined || lastSeen === undefined ? (
        <NotificationsSkeleton />
      ) : hasNotifications ? (
        <NotificationList
          key={id}
          profileId={id}
          newest={loaded}
          lastSeen={lastSeen}
          SwitchBackButton={SwitchBackButton}
        />
      ) : (
        <StatePanel copy={copy.empty} />
      )}
      {isDeleting && <DeleteAllDialog profileId={id} onClose={() => setIsDeleting(false)} />}
    </Page>
  );
}

function NotificationsSkeleton() {
  return (
    <Loading label={copy.loading} className="grid gap-4">
      <NotificationRowSkeletons count={5} />
    </Loading>
  );
}
