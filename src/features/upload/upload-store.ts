import { create } from 'zustand';
import { nextUpload } from './next-upload.ts';
import { initialUpload, type UploadState, type UploadEvent } from './upload-state.ts';

/** Module state: the upload survives navigation within the app. */
export const useUploadStore = create<UploadState>()(() => initialUpload);

export function dispatchUpload(event: UploadEvent): void {
  useUploadStore.setState((upload) => nextUpload(upload, event), true);
}

/** Resolves with the first upload for which the condition holds. */
export function waitForUpload(condition: (upload: UploadState) => boolean): Promise<UploadState> {
  const current = useUploadStore.getState();
  if (condition(current)) return Promise.resolve(current);
  return new Promise((resolve) => {
    const unsubscribe = useUploadStore.subscribe((upload) => {
      if (!condition(upload)) return;
      unsubscribe();
      resolve(upload);
    });
  });
}
