import type { SyntheticEvent } from 'react';

/** For the Escape key of a dialog. In React it bubbles, from the dialogs inside of this one. */
export const onOwnCancel =
  (close: () => void) =>
  (event: SyntheticEvent<HTMLDialogElement>): void => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    close();
  };
