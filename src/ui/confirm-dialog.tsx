import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** The verb of the act. */
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void | Promise<void>;
  onCancel: () => void;
}

/** Asks before something is done; the safe choice stands first. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} onDismiss={onCancel}>
      <p className="text-ink-2">{children}</p>
      <div className="mt-2 flex gap-3">
        <Button className="flex-1" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant="primary" className="flex-1" disabled={busy} onClick={() => void act()}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
