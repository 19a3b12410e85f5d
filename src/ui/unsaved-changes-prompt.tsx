import { useLeaveGuard } from '#src/lib/use-leave-guard.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks whoever leaves a form with something in it that is not saved. */
export function UnsavedChangesPrompt({ unsaved }: { unsaved: boolean }) {
  const { held, leave, stay } = useLeaveGuard(unsaved);
  if (!held) return null;
  return (
    <ConfirmDialog
      title="Unsaved changes"
      confirmLabel="Discard"
      cancelLabel="Stay"
      onConfirm={leave}
      onCancel={stay}
    >
      Are you sure you want to discard?
    </ConfirmDialog>
  );
}
