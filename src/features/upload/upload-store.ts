import { create } from 'zustand';
import { nextUpload, initialUpload, type UploadState, type UploadEvent } from './upload-state.ts';

/** Module state: the upload survives navigation within the app. */
export const useUploadStore = create<UploadState>()(() => initialUpload);

export function dispatchUpload(event: UploadEvent): void {
  useUploadStore.setState((upload) => nextUpload(upload, event), true);
}
