// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types, and tests outside this TypeScript project import this file
/// <reference path="./core-module-import.d.ts" />
import createFfmpegCore from '@ffmpeg/core';
import type { FfmpegCore } from './core-module.ts';
import compressedCoreUrl from './generated/ffmpeg-core.bin?url';

/**
 * Downloads and compiles the ffmpeg core. The module can be passed to a new worker, which saves both.
 *
 * @throws Error when the download fails
 */
export async function compileCore(): Promise<WebAssembly.Module> {
  const response = await fetch(compressedCoreUrl);
  if (!response.ok || !response.body)
    throw new Error(`The download of the ffmpeg core failed with status ${response.status}.`);
  const decompressed = response.body.pipeThrough(new DecompressionStream('gzip'));
  // compileStreaming requires this media type.
  const wasmResponse = new Response(decompressed, { headers: { 'Content-Type': 'application/wasm' } });
  return WebAssembly.compileStreaming(wasmResponse);
}

/** Instantiates a compiled core with its own memory. */
export function instantiateCore(module: WebAssembly.Module): Promise<FfmpegCore> {
  return new Promise((resolve, reject) => {
    createFfmpegCore({
      instantiateWasm(imports, receive) {
        WebAssembly.instantiate(module, imports).then((instance) => receive(instance, module), reject);
        return {};
      },
    }).then(resolve, reject);
  });
}
