import type { ReactNode } from 'react';
import { useBusy } from '#src/lib/use-busy.ts';
import { Button } from './button.tsx';
import { Dialog, DialogButtons } from './dialog.tsx';
import { TakesLong } from './takes-long.tsx';

/** The texts of a question, as the catalogs have them. */
export interface ConfirmCopy {
  title: string;
  text: ReactNode;
  confirm: string;
  cancel: string;
}

interface ConfirmDialogProps {
  copy: ConfirmCopy;
  onConfirm: () => void | Promise<void>;
  onCancel: () => void;
  /** Below the text, for choices. */
  details?: ReactNode;
}

export function ConfirmDialog({ copy, onConfirm, onCancel, details }: ConfirmDialogProps) {
  const { title, text, confirm, cancel } = copy;
  const [isBusy, handleConfirm] = useBusy(onConfirm);
  return (
    <Dialog title={title} onDismiss={onCancel}>
      <p className="text-ink-2">{text}</p>
      {details}
      {isBusy && <TakesLong />}
      <DialogButtons>
        <Button onClick={onCancel}>{cancel}</Button>
        <Button variant="primary" disabled={isBusy} onClick={() => void handleConfirm()}>
          {confirm}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
