import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

interface DiscardDialogProps {
  onConfirm: () => void | Promise<void>;
  onCancel: () => void;
}

export function DiscardDialog({ onConfirm, onCancel }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title="Discard"
      confirmLabel="OK"
      cancelLabel="Cancel"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      Are you sure you want to discard?
    </ConfirmDialog>
  );
}
