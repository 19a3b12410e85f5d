/** Whether files are dragged, and not a text or a link. */
export const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') === true;

/** It takes what is dropped on it. */
const isFileField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'file';

function ignore(event: DragEvent) {
  if (!hasFiles(event) || isFileField(event.target)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
}

/**
 * Where no page takes files, browsers would leave the app to show one that is dropped. A page that takes them listens to the
 * window later, and says so.
 */
export function ignoreDroppedFiles(): () => void {
  window.addEventListener('dragover', ignore);
  window.addEventListener('drop', ignore);
  return () => {
    window.removeEventListener('dragover', ignore);
    window.removeEventListener('drop', ignore);
  };
}
