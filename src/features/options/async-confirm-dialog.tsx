import { useState, type ReactNode } from 'react';
import { getErrorMessage } from '#src/lib/log.ts';
import { ConfirmDialog, type ConfirmCopy } from '#src/ui/confirm-dialog.tsx';
import { copy } from './copy.ts';

interface AsyncConfirmDialogProps {
  copy: ConfirmCopy & { pending: string };
  onConfirm: () => Promise<void>;
  /** Without it, the dialog cannot be dismissed while the operation runs. */
  onAbort?: () => void;
  onClose: () => void;
  /** Choices below the text, until the operation runs. */
  details?: ReactNode;
}

type DialogState = { stage: 'confirming' } | { stage: 'pending' } | { stage: 'failed'; errorMessage: string };

export function AsyncConfirmDialog({
  copy: texts,
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
      copy={{
        ...texts,
        text: <StageText state={state} copy={texts} />,
        confirm: state.stage === 'failed' ? copy.tryAgain : texts.confirm,
      }}
      onConfirm={handleConfirm}
      onCancel={handleCancel}
      details={state.stage === 'confirming' && details}
    />
  );
}

function StageText({
  state,
  copy: { text, pending },
}: { state: DialogState } & Pick<AsyncConfirmDialogProps, 'copy'>) {
  if (state.stage === 'confirming') return text;
  if (state.stage === 'pending') return <span role="status">{pending}</span>;
  return (
    <span role="alert" className="font-semibold text-red-text">
      {state.errorMessage}
    </span>
  );
}
