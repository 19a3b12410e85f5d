import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { copy } from './copy.ts';

interface DiscardDialogProps {
  onConfirm: () => void | Promise<void>;
  onCancel: () => void;
}

export function DiscardDialog({ onConfirm, onCancel }: DiscardDialogProps) {
  return <ConfirmDialog copy={copy.discardDialog} onConfirm={onConfirm} onCancel={onCancel} />;
}
