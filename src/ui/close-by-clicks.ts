/** Whether an event is on the backdrop, which is a part of the dialog. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget || !(target instanceof HTMLDialogElement)) return false;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * What `closedby="any"` does: closes the dialog by a click beside it, unless its `cancel` event is canceled. A click that
 * begins in the dialog, as one that selects text does, is not beside it.
 */
export function closeByClicks(dialog: HTMLDialogElement) {
  let isPressedBeside = false;
  dialog.addEventListener('pointerdown', (event) => {
    isPressedBeside = isBeside(event);
  });
  dialog.addEventListener('click', (event) => {
    const isDismissed = isPressedBeside && isBeside(event);
    if (isDismissed && dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  });
}
