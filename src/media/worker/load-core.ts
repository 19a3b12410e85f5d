// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types, and tests that load it need ours
/// <reference path="./core-module-import.d.ts" />
import createFfmpegCore from '@ffmpeg/core';
import type { FfmpegCore } from './core-module.ts';
import compressedCoreUrl from './generated/ffmpeg-core.bin?url';

/** The core's program, downloaded and compiled; worth keeping, since a new worker can start from it at once. */
export async function compileCore(): Promise<WebAssembly.Module> {
  const response = await fetch(compressedCoreUrl);
  if (!response.ok || !response.body) throw new Error(`The ffmpeg core answered ${response.status}.`);
  const program = response.body.pipeThrough(new DecompressionStream('gzip'));
  // compileStreaming insists on the type that a web server would give an uncompressed core.
  const typed = new Response(program, { headers: { 'Content-Type': 'application/wasm' } });
  return WebAssembly.compileStreaming(typed);
}

/** Brings a compiled core to life, with a memory of its own. */
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
