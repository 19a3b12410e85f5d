import { useLeaveGuard } from '#src/lib/use-leave-guard.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { copy } from './forms/copy.ts';

export function UnsavedChangesPrompt({ hasUnsavedChanges }: { hasUnsavedChanges: boolean }) {
  const { isBlocked, proceed, reset } = useLeaveGuard(hasUnsavedChanges);
  if (!isBlocked) return null;
  return (
    <ConfirmDialog
      title={copy.unsavedChanges.title}
      confirmLabel={copy.unsavedChanges.confirm}
      cancelLabel={copy.unsavedChanges.cancel}
      onConfirm={proceed}
      onCancel={reset}
    >
      {copy.unsavedChanges.text}
    </ConfirmDialog>
  );
}
