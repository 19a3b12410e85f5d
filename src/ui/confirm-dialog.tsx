import type { ReactNode } from 'react';
import { useBusy } from '#src/lib/use-busy.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TakesLong } from './takes-long.tsx';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void | Promise<void>;
  onCancel: () => void;
  /** Below the text, for choices. */
  details?: ReactNode;
}

export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  details,
}: ConfirmDialogProps) {
  const [isBusy, handleConfirm] = useBusy(onConfirm);
  return (
    <Dialog title={title} onDismiss={onCancel}>
      <p className="text-ink-2">{children}</p>
      {details}
      {isBusy && <TakesLong />}
      <div className="mt-2 flex gap-3">
        <Button className="flex-1" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant="primary" className="flex-1" disabled={isBusy} onClick={() => void handleConfirm()}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
