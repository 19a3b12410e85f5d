import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getErrorMessage } from '#src/lib/log.ts';
import { deleteAllNotificationsMutation } from '#src/queries/notification-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { copy } from './copy.ts';

export function DeleteAllDialog({ profileId, onClose }: { profileId: string; onClose: () => void }) {
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
  return (
    <ConfirmDialog
      title={copy.deleteDialog.title}
      confirmLabel={copy.deleteDialog.confirm}
      cancelLabel={copy.deleteDialog.cancel}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      {copy.deleteDialog.text}
    </ConfirmDialog>
  );
}
