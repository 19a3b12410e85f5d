import type { ReactNode } from 'react';

interface DialogProps {
  /** Names the dialog. */
  title: string;
  /** Escape, or a click beside it. */
  onDismiss: () => void;
  children: ReactNode;
}

/**
 * For the `ref` of a dialog that is there as long as it is open. Opening over everything else, with the focus inside, is
 * only to be had by a call, and so is giving the focus back to where it was.
 */
export function showModalRef(dialog: HTMLDialogElement | null) {
  if (!dialog) return;
  if (!dialog.open) dialog.showModal();
  return () => dialog.close();
}

/** A question over the page. The platform's dialog traps the focus and gives it back. */
export function Dialog({ title, onDismiss, children }: DialogProps) {
  return (
    <dialog
      ref={showModalRef}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
      closedby="any"
      className="m-auto w-[min(calc(100%-2rem),var(--container-dialog))] rounded-lg bg-surface text-ink shadow-3 backdrop:bg-scrim"
    >
      <div className="grid gap-4 p-6">
        <h2 className="display text-display-md">{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
