import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteAllNotifications } from '#src/data/firestore/notifications.ts';
import { getErrorMessage } from '#src/lib/error-message.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

/** Asks before everything that the account was told is deleted. */
export function DeleteAllDialog({ profileId, onClose }: { profileId: string; onClose: () => void }) {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: () => deleteAllNotifications(profileId),
    // Also after a failure: some may be gone.
    onSettled: () => queries.invalidateQueries({ queryKey: ['notifications', profileId] }),
  });
  const deleteAll = () =>
    mutateAsync().then(
      () => onClose(),
      (error: unknown) => {
        onClose();
        const why = getErrorMessage(error);
        showAlert('error', `Not all notifications were deleted. ${why}`);
      },
    );
  return (
    <ConfirmDialog
      title="Delete all notifications"
      confirmLabel="Delete"
      cancelLabel="Keep"
      onConfirm={deleteAll}
      onCancel={onClose}
    >
      All notifications of this account will be deleted. This cannot be undone.
    </ConfirmDialog>
  );
}
