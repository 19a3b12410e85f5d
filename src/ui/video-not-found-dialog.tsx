import { ConfirmDialog } from './confirm-dialog.tsx';
import { copy } from './copy.ts';

export function VideoNotFoundDialog({ onClose }: { onClose: () => void }) {
  return (
    <ConfirmDialog
      title={copy.videoNotFound.title}
      confirmLabel={copy.videoNotFound.confirm}
      cancelLabel={copy.videoNotFound.cancel}
      onConfirm={onClose}
      onCancel={onClose}
    >
      {copy.videoNotFound.text}
    </ConfirmDialog>
  );
}
