import { useState, type ReactNode } from 'react';
import { getErrorMessage } from '#src/lib/log.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { copy } from './copy.ts';

interface AsyncConfirmDialogProps {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  pendingText: string;
  cancelLabel: string;
  onConfirm: () => Promise<void>;
  /** Without it, the dialog cannot be dismissed while the operation runs. */
  onAbort?: () => void;
  onClose: () => void;
  /** Choices below the text, until the operation runs. */
  details?: ReactNode;
}

type DialogState = { stage: 'confirming' } | { stage: 'pending' } | { stage: 'failed'; errorMessage: string };

export function AsyncConfirmDialog({
  title,
  children,
  confirmLabel,
  pendingText,
  cancelLabel,
  onConfirm,
  onAbort,
  onClose,
  details,
}: AsyncConfirmDialogProps) {
  const [state, setState] = useState<DialogState>({ stage: 'confirming' });
  const handleConfirm = async () => {
    setState({ stage: 'pending' });
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setState({ stage: 'failed', errorMessage: getErrorMessage(error) });
    }
  };
  const handleCancel = () => {
    if (state.stage === 'pending' && !onAbort) return;
    onAbort?.();
    onClose();
  };
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={state.stage === 'failed' ? copy.tryAgain : confirmLabel}
      cancelLabel={cancelLabel}
      onConfirm={handleConfirm}
      onCancel={handleCancel}
      details={state.stage === 'confirming' && details}
    >
      {state.stage === 'confirming' && children}
      {state.stage === 'pending' && <span role="status">{pendingText}</span>}
      {state.stage === 'failed' && (
        <span role="alert" className="font-semibold text-red-text">
          {state.errorMessage}
        </span>
      )}
    </ConfirmDialog>
  );
}
