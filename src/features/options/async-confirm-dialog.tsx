import { useState, type ReactNode } from 'react';
import { getErrorMessage } from '#src/lib/error-message.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

interface AsyncConfirmDialogProps {
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The verb of the act, and what is said while it goes on. */
  confirmLabel: string;
  pendingText: string;
  cancelLabel: string;
  /** What it throws is told in the dialog, which stays open for another try. */
  onConfirm: () => Promise<void>;
  /** Ends the act; without it, whoever has confirmed waits until it is done. */
  onAbort?: () => void;
  onClose: () => void;
}

type DialogState = { stage: 'asking' } | { stage: 'acting' } | { stage: 'failed'; why: string };

/** Asks, acts, and says when it did not work. */
export function AsyncConfirmDialog({
  title,
  children,
  confirmLabel,
  pendingText,
  cancelLabel,
  onConfirm,
  onAbort,
  onClose,
}: AsyncConfirmDialogProps) {
  const [state, setState] = useState<DialogState>({ stage: 'asking' });
  const run = async () => {
    setState({ stage: 'acting' });
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setState({ stage: 'failed', why: getErrorMessage(error) });
    }
  };
  const dismiss = () => {
    if (state.stage === 'acting' && !onAbort) return;
    onAbort?.();
    onClose();
  };
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={state.stage === 'failed' ? 'Try again' : confirmLabel}
      cancelLabel={cancelLabel}
      onConfirm={run}
      onCancel={dismiss}
    >
      {state.stage === 'asking' && children}
      {state.stage === 'acting' && <span role="status">{pendingText}</span>}
      {state.stage === 'failed' && (
        <span role="alert" className="font-semibold text-red-text">
          {state.why}
        </span>
      )}
    </ConfirmDialog>
  );
}
