import type { CompileMessage } from './worker/compile-worker.ts';

/** @param totalBytes 0 if the server does not report it */
export type LoadProgressListener = (loadedBytes: number, totalBytes: number) => void;

const listeners = new Set<LoadProgressListener>();
let lastProgress: Parameters<LoadProgressListener> | null = null;
let corePromise: Promise<WebAssembly.Module> | null = null;

/**
 * Downloads (10 MB, cached by the browser) and compiles the ffmpeg core, once per page. The next call retries a failed
 * download.
 *
 * @throws Error when the download fails
 */
export function loadCore(onProgress?: LoadProgressListener): Promise<WebAssembly.Module> {
  if (onProgress) listeners.add(onProgress);
  if (lastProgress) onProgress?.(...lastProgress);
  if (!corePromise) {
    corePromise = compileInWorker();
    corePromise.catch(() => (corePromise = null));
  }
  return corePromise;
}

function compileInWorker(): Promise<WebAssembly.Module> {
  const worker = new Worker(new URL('./worker/compile-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<WebAssembly.Module>((resolve, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = ({ data }: MessageEvent<CompileMessage>) => {
      if ('compiledModule' in data) resolve(data.compiledModule);
      else if ('error' in data) reject(new Error(data.error));
      else {
        lastProgress = [data.loadedBytes, data.totalBytes];
        for (const listener of listeners) listener(...lastProgress);
      }
    };
  }).finally(() => worker.terminate());
}
