import { create } from 'zustand';
import { nextUpload, initialUpload, type UploadState, type UploadEvent } from './upload-state.ts';

/** The upload of this tab: it outlives its page, so that leaving for another one loses nothing. */
export const useUploadStore = create<UploadState>()(() => initialUpload);

export function dispatchUpload(event: UploadEvent): void {
  useUploadStore.setState((upload) => nextUpload(upload, event), true);
}
