type ClickKeys = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link opens a new tab or window, or downloads, instead of following the link here. */
export const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: ClickKeys): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
