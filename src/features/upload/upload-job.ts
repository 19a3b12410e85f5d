import type { Job } from './upload-state.ts';
import { useUploadStore } from './upload-store.ts';

/** One job at a time. Starting a job aborts the previous one. */
let currentJob = new AbortController();

export function startJob(): Job {
  currentJob.abort();
  currentJob = new AbortController();
  return currentJob.signal;
}

export function abortJob(): void {
  currentJob.abort();
}

export function disposeSession(): void {
  const upload = useUploadStore.getState();
  if ('session' in upload) upload.session?.dispose();
}
