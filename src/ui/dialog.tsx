import type { ReactNode } from 'react';

interface DialogProps {
  title: string;
  onDismiss: () => void;
  children: ReactNode;
}

/** Only `showModal()` traps the focus and restores it on close; the `open` attribute does not. */
export function showModalRef(dialog: HTMLDialogElement | null) {
  if (!dialog) return;
  if (!dialog.open) dialog.showModal();
  return () => dialog.close();
}

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
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(calc(100%-2rem),var(--container-dialog))] rounded-lg bg-surface text-ink shadow-3 backdrop:bg-scrim"
    >
      <div className="grid gap-4 p-6">
        <h2 className="display text-display-md">{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
