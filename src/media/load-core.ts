import compressedCoreUrl from './worker/generated/ffmpeg-core.bin?url';

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
    corePromise = downloadCore();
    corePromise.catch(() => (corePromise = null));
  }
  return corePromise;
}

async function downloadCore(): Promise<WebAssembly.Module> {
  const response = await fetch(compressedCoreUrl);
  if (!response.ok || !response.body)
    throw new Error(`The download of the ffmpeg core failed with status ${response.status}.`);
  const totalBytes = Number(response.headers.get('Content-Length'));
  let loadedBytes = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      loadedBytes += chunk.length;
      lastProgress = [loadedBytes, totalBytes];
      for (const listener of listeners) listener(loadedBytes, totalBytes);
      controller.enqueue(chunk);
    },
  });
  const decompressed = response.body.pipeThrough(counter).pipeThrough(new DecompressionStream('gzip'));
  // compileStreaming requires this media type.
  const wasmResponse = new Response(decompressed, { headers: { 'Content-Type': 'application/wasm' } });
  return WebAssembly.compileStreaming(wasmResponse);
}
