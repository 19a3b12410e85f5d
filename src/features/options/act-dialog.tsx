import { useState, type ReactNode } from 'react';
import { messageOf } from '#src/lib/message-of.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

interface ActDialogProps {
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The verb of the act, and what is said while it goes on. */
  confirm: string;
  busy: string;
  cancel: string;
  /** What it throws is told in the dialog, which stays open for another try. */
  act: () => Promise<void>;
  /** Ends the act; without it, whoever has confirmed waits until it is done. */
  abort?: () => void;
  onClose: () => void;
}

type State = { stage: 'asking' } | { stage: 'acting' } | { stage: 'failed'; why: string };

/** Asks, acts, and says when it did not work. */
export function ActDialog({ title, children, confirm, busy, cancel, act, abort, onClose }: ActDialogProps) {
  const [state, setState] = useState<State>({ stage: 'asking' });
  const run = async () => {
    setState({ stage: 'acting' });
    try {
      await act();
      onClose();
    } catch (error) {
      setState({ stage: 'failed', why: messageOf(error) });
    }
  };
  const dismiss = () => {
    if (state.stage === 'acting' && !abort) return;
    abort?.();
    onClose();
  };
  return (
    <ConfirmDialog
      title={title}
      confirm={state.stage === 'failed' ? 'Try again' : confirm}
      cancel={cancel}
      onConfirm={run}
      onCancel={dismiss}
    >
      {state.stage === 'asking' && children}
      {state.stage === 'acting' && <span role="status">{busy}</span>}
      {state.stage === 'failed' && (
        <span role="alert" className="font-semibold text-red-text">
          {state.why}
        </span>
      )}
    </ConfirmDialog>
  );
}
