import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { copy } from './copy.ts';
import { discardNight } from './job/night-session.ts';

export function DiscardNight({ onCancel }: { onCancel: () => void }) {
  return (
    <ConfirmDialog
      title={copy.discard.title}
      confirmLabel={copy.discard.confirm}
      cancelLabel={copy.discard.cancel}
      onConfirm={discardNight}
      onCancel={onCancel}
    >
      {copy.discard.text}
    </ConfirmDialog>
  );
}
