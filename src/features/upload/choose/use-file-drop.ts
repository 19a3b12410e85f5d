import { useEffect, useEffectEvent, useState } from 'react';
import { hasFiles } from '#src/lib/ignore-dropped-files.ts';
import type { FileHandles } from '../rides/offered-sources.ts';

/** Chromium's extension of dropped items. */
interface HandleItem extends DataTransferItem {
  getAsFileSystemHandle(): Promise<FileSystemHandle | null>;
}

const isHandleItem = (item: DataTransferItem | undefined): item is HandleItem =>
  item !== undefined && 'getAsFileSystemHandle' in item;

/** Has to start within the event. */
function getHandles(items: DataTransferItemList | undefined): Promise<FileHandles> {
  const files = [...(items ?? [])].filter(({ kind }) => kind === 'file');
  return Promise.all(
    files.map(async (item) => {
      const handle = isHandleItem(item) ? await item.getAsFileSystemHandle().catch(() => null) : null;
      return handle instanceof FileSystemFileHandle ? handle : undefined;
    }),
  );
}

/**
 * Accepts files dropped anywhere in the window: next to a smaller target the browser would leave the app to show them.
 *
 * @returns whether files are being dragged over the window
 */
export function useFileDrop(onDrop: (files: File[], handles: Promise<FileHandles>) => void): boolean {
  const [isDragging, setIsDragging] = useState(false);
  const handleFiles = useEffectEvent(onDrop);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const handleDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      setIsDragging(true);
    };
    const handleDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsDragging(false);
    };
    const handleDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsDragging(false);
      const handles = getHandles(event.dataTransfer?.items);
      handleFiles([...(event.dataTransfer?.files ?? [])], handles);
    };
    window.addEventListener('dragover', handleDragOver, { signal });
    window.addEventListener('dragleave', handleDragLeave, { signal });
    window.addEventListener('drop', handleDrop, { signal });
    return () => controller.abort();
  }, []);
  return isDragging;
}
