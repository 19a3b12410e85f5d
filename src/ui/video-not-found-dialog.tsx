import { ConfirmDialog } from './confirm-dialog.tsx';

export function VideoNotFoundDialog({ onClose }: { onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Video not found"
      confirmLabel="OK"
      cancelLabel="Close"
      onConfirm={onClose}
      onCancel={onClose}
    >
      This video does not exist, or it was taken down.
    </ConfirmDialog>
  );
}
