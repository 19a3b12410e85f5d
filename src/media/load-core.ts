import type { CompileMessage } from './worker/compile-worker.ts';

/** The size of the download, set by scripts/vite/ffmpeg-core-plugin.ts: not every server sends it. */
declare const ffmpegCoreBytes: number;

export type LoadProgressListener = (loadedBytes: number, totalBytes: number) => void;

// Shared by the page, because all sessions use one core, which the browser compiles once.
const listeners = new Set<LoadProgressListener>();
let loadedBytes = 0;
let corePromise: Promise<WebAssembly.Module> | null = null;

/**
 * Downloads (10 MB, cached by the browser) and compiles the ffmpeg core, once per page. The next call retries a failed
 * download.
 *
 * @throws Error when the download fails
 */
export function loadCore(onProgress?: LoadProgressListener): Promise<WebAssembly.Module> {
  if (onProgress) listeners.add(onProgress);
  if (loadedBytes > 0) onProgress?.(loadedBytes, ffmpegCoreBytes);
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
      if ('compiledModule' in data) return resolve(data.compiledModule);
      if ('error' in data) return reject(new Error(data.error));
      ({ loadedBytes } = data);
      for (const listener of listeners) listener(loadedBytes, ffmpegCoreBytes);
    };
  }).finally(() => worker.terminate());
}
