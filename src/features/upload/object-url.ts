import { useCallback } from 'react';

/** Shows a file of this device in an element, and gives its address back when the element goes. */
export function setObjectUrl(element: HTMLImageElement | HTMLVideoElement, file: Blob): () => void {
  const url = URL.createObjectURL(file);
  element.src = url;
  return () => URL.revokeObjectURL(url);
}

/** The ref of a picture that shows a file of this device. */
export function useFileImageRef(file: Blob) {
  return useCallback((element: HTMLImageElement) => setObjectUrl(element, file), [file]);
}
