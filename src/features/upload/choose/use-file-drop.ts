import { useEffect, useEffectEvent, useState } from 'react';

/** Chromium's extension of dropped items. */
interface HandleItem extends DataTransferItem {
  getAsFileSystemHandle(): Promise<FileSystemHandle | null>;
}

const isHandleItem = (item: DataTransferItem | undefined): item is HandleItem =>
  item !== undefined && 'getAsFileSystemHandle' in item;

/** Has to start within the event. @returns undefined where the browser has no handles */
async function getFirstHandle(items: DataTransferItemList | undefined) {
  const item = [...(items ?? [])].find(({ kind }) => kind === 'file');
  const handle = isHandleItem(item) ? await item.getAsFileSystemHandle().catch(() => null) : null;
  return handle instanceof FileSystemFileHandle ? handle : undefined;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/**
 * Accepts files dropped anywhere in the window: next to a smaller target the browser would leave the app to show them.
 *
 * @returns whether files are being dragged over the window
 */
export function useFileDrop(
  onDrop: (files: File[], firstHandle: Promise<FileSystemFileHandle | undefined>) => void,
): boolean {
  const [isDragging, setIsDragging] = useState(false);
  const handleFiles = useEffectEvent(onDrop);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const handleDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsDragging(true);
    };
    const handleDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsDragging(false);
    };
    const handleDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsDragging(false);
      const firstHandle = getFirstHandle(event.dataTransfer?.items);
      handleFiles([...(event.dataTransfer?.files ?? [])], firstHandle);
    };
    window.addEventListener('dragover', handleDragOver, { signal });
    window.addEventListener('dragleave', handleDragLeave, { signal });
    window.addEventListener('drop', handleDrop, { signal });
    return () => controller.abort();
  }, []);
  return isDragging;
}
