import { useLeaveGuard } from '#src/lib/use-leave-guard.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { copy } from './forms/copy.ts';

export function UnsavedChangesPrompt({ hasUnsavedChanges }: { hasUnsavedChanges: boolean }) {
  const { isBlocked, proceed, reset } = useLeaveGuard(hasUnsavedChanges);
  if (!isBlocked) return null;
  return <ConfirmDialog copy={copy.unsavedChanges} onConfirm={proceed} onCancel={reset} />;
}
