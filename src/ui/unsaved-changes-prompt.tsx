import { useLeaveGuard } from '#src/lib/use-leave-guard.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export function UnsavedChangesPrompt({ hasUnsavedChanges }: { hasUnsavedChanges: boolean }) {
  const { isBlocked, proceed, reset } = useLeaveGuard(hasUnsavedChanges);
  if (!isBlocked) return null;
  return (
    <ConfirmDialog
      title="Unsaved changes"
      confirmLabel="Discard"
      cancelLabel="Stay"
      onConfirm={proceed}
      onCancel={reset}
    >
      Are you sure you want to discard?
    </ConfirmDialog>
  );
}
