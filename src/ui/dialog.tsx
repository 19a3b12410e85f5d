import type { ReactNode } from 'react';
import { onOwnCancel } from '#src/lib/on-own-cancel.ts';
import { createPortal } from 'react-dom';

interface DialogProps {
  title: string;
  onDismiss: () => void;
  children: ReactNode;
}

/** Safari does not know `closedby`. */
const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype;

/** Without its code, a dialog closes by its buttons only. */
const closeByClicks = (dialog: HTMLDialogElement) =>
  import('./close-by-clicks.ts').then((loaded) => loaded.closeByClicks(dialog)).catch(() => undefined);

/** Opens a dialog that a click beside it closes; it has the attribute `closedby="any"`. */
export function openModal(dialog: HTMLDialogElement) {
  if (!knowsClosedBy) void closeByClicks(dialog);
  dialog.showModal();
}

/** Browsers close a dialog that is asked a second time, whatever it answers; it stays as long as it is rendered. */
function handleClose({ currentTarget: dialog }: Event) {
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  if (dialog.isConnected && !dialog.open) dialog.showModal();
}

/** Only `showModal()` traps the focus and restores it on close; the `open` attribute does not. */
export function showModalRef(dialog: HTMLDialogElement | null) {
  if (!dialog) return;
  if (!dialog.open) openModal(dialog);
  dialog.addEventListener('close', handleClose);
  return () => {
    dialog.removeEventListener('close', handleClose);
    dialog.close();
  };
}

/** In the body, because what opened it may be hidden once the window has another size, as by zooming. */
export function Dialog({ title, onDismiss, children }: DialogProps) {
  return createPortal(
    <dialog
      ref={showModalRef}
      aria-label={title}
      onCancel={onOwnCancel(onDismiss)}
      closedby="any"
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(calc(100%-2rem),var(--container-dialog))] rounded-lg bg-surface text-ink shadow-3 backdrop:bg-scrim"
    >
      <div className="grid gap-4 p-6">
        <h2 className="display text-display-md">{title}</h2>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}

/** The buttons that end a dialog or a form like one: side by side where their words have room. */
export const DialogButtons = ({ children }: { children: ReactNode }) => (
  <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">{children}</div>
);
