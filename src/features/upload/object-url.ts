import { useCallback } from 'react';

export function setObjectUrl(element: HTMLImageElement | HTMLVideoElement, file: Blob): () => void {
  const url = URL.createObjectURL(file);
  element.src = url;
  return () => URL.revokeObjectURL(url);
}

export function useFileImageRef(file: Blob) {
  return useCallback((element: HTMLImageElement) => setObjectUrl(element, file), [file]);
}
