import { create } from 'zustand';
import { nextUpload } from './next-upload.ts';
import { initialUpload, type Job, type UploadEvent, type UploadState } from './upload-state.ts';

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

/** One job at a time. Starting a job aborts the previous one. */
export function startJob(): Job {
  abortJob();
  return new AbortController();
}

export function abortJob(): void {
  const upload = useUploadStore.getState();
  if ('job' in upload) upload.job.abort();
}

export function disposeSession(): void {
  const upload = useUploadStore.getState();
  if ('session' in upload) upload.session?.dispose();
}
