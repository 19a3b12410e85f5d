import type { FfmpegCore } from '#src/media/worker/core-module.ts';
import { compileCore, instantiateCore } from '#src/media/worker/load-core.ts';

/** Runs an ffmpeg command on an optional input file, to create test clips or to inspect results. */
export interface FfmpegRequest {
  readonly args: readonly string[];
  readonly output: string;
  readonly input?: Blob;
}
export type FfmpegResponse = { readonly clip: Blob } | { readonly error: string };

let core: Promise<FfmpegCore> | undefined;

async function handleRequest({ args, output, input }: FfmpegRequest): Promise<FfmpegResponse> {
  core ??= compileCore().then(instantiateCore);
  const ffmpeg = await core;
  const log: string[] = [];
  ffmpeg.setLogger(({ message }) => log.push(message));
  if (input) ffmpeg.FS.writeFile('/input', new Uint8Array(await input.arrayBuffer()));
  ffmpeg.exec(...args, output);
  const { ret } = ffmpeg;
  ffmpeg.reset();
  if (ret !== 0) return { error: log.slice(-20).join('\n') };
  const clip = new Blob([ffmpeg.FS.readFile(output)]);
  ffmpeg.FS.unlink(output);
  return { clip };
}

self.onmessage = async ({ data }: MessageEvent<FfmpegRequest>) => self.postMessage(await handleRequest(data));
