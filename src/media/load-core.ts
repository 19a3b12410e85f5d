import type { CompileMessage } from './worker/compile-worker.ts';

/** The size of the download, set by scripts/vite/ffmpeg-core-plugin.ts: not every server sends it. */
declare const ffmpegCoreBytes: number;

export type LoadProgressListener = (loadedBytes: number, totalBytes: number) => void;

/**
 * Creates what downloads (10 MB, cached by the browser) and compiles the ffmpeg core, with its first call. Later calls
 * get the same core; the next one after a failed download, which rejects with an Error, retries it.
 */
export function createCoreLoader() {
  const listeners = new Set<LoadProgressListener>();
  let loadedBytes = 0;
  let core: Promise<WebAssembly.Module> | undefined;
  const handleProgress = (bytes: number) => {
    loadedBytes = bytes;
    for (const listener of listeners) listener(bytes, ffmpegCoreBytes);
  };
  return (onProgress?: LoadProgressListener): Promise<WebAssembly.Module> => {
    if (onProgress) listeners.add(onProgress);
    if (loadedBytes > 0) onProgress?.(loadedBytes, ffmpegCoreBytes);
    if (!core) {
      core = compileInWorker(handleProgress);
      core.catch(() => (core = undefined));
    }
    return core;
  };
}

function compileInWorker(onProgress: (loadedBytes: number) => void): Promise<WebAssembly.Module> {
  const worker = new Worker(new URL('./worker/compile-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<WebAssembly.Module>((resolve, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = ({ data }: MessageEvent<CompileMessage>) => {
      if ('compiledModule' in data) return resolve(data.compiledModule);
      if ('error' in data) return reject(new Error(data.error));
      onProgress(data.loadedBytes);
    };
  }).finally(() => worker.terminate());
}
