/// <reference lib="webworker" />
import compressedCoreUrl from './generated/ffmpeg-core.bin?url';

/* Downloads and compiles the core. The page ends this worker then, which frees what was downloaded and decompressed. */

declare const self: DedicatedWorkerGlobalScope;

export type CompileMessage =
  | { readonly loadedBytes: number }
  | { readonly compiledModule: WebAssembly.Module }
  | { readonly error: string };

const post = (message: CompileMessage) => self.postMessage(message);

async function compileCore(): Promise<WebAssembly.Module> {
  const response = await fetch(compressedCoreUrl);
  if (!response.ok || !response.body) throw new Error(`The server replied with status ${response.status}.`);
  let loadedBytes = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      loadedBytes += chunk.length;
      post({ loadedBytes });
      controller.enqueue(chunk);
    },
  });
  const decompressed = response.body.pipeThrough(counter).pipeThrough(new DecompressionStream('gzip'));
  // compileStreaming requires this media type.
  const wasmResponse = new Response(decompressed, { headers: { 'Content-Type': 'application/wasm' } });
  return WebAssembly.compileStreaming(wasmResponse);
}

compileCore().then(
  (compiledModule) => post({ compiledModule }),
  (error: unknown) => post({ error: String(error) }),
);
