import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { copy } from './copy.ts';

interface DiscardDialogProps {
  onConfirm: () => void | Promise<void>;
  onCancel: () => void;
}

export function DiscardDialog({ onConfirm, onCancel }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title={copy.discardDialog.title}
      confirmLabel={copy.discardDialog.confirm}
      cancelLabel={copy.discardDialog.cancel}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {copy.discardDialog.text}
    </ConfirmDialog>
  );
}
