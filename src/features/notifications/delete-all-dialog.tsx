import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getErrorMessage } from '#src/lib/log.ts';
import { deleteAllNotificationsMutation } from '#src/queries/notifications.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

export function DeleteAllDialog({ profileId, onClose }: { profileId: string; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(deleteAllNotificationsMutation(queryClient, profileId));
  const handleConfirm = () =>
    mutateAsync().then(
      () => onClose(),
      (error: unknown) => {
        onClose();
        const reason = getErrorMessage(error);
        showAlert('error', `Not all notifications were deleted. ${reason}`);
      },
    );
  return (
    <ConfirmDialog
      title="Delete all notifications"
      confirmLabel="Delete"
      cancelLabel="Keep"
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      All notifications of this account will be deleted. This cannot be undone.
    </ConfirmDialog>
  );
}
