/** The used part of @ffmpeg/core, which ships no types. */
interface FfmpegCore {
  FS: { writeFile: (name: string, data: Uint8Array) => void; readFile: (name: string) => Uint8Array };
  exec: (...args: string[]) => number;
  setLogger: (log: (line: { message: string }) => void) => void;
}
type CreateFfmpegCore = (options: { mainScriptUrlOrBlob: string }) => Promise<FfmpegCore>;

const coreUrl = '/node_modules/@ffmpeg/core/dist/esm/ffmpeg-core.js';

/**
 * Runs @ffmpeg/core in this page, for machines without native ffmpeg. Much slower.
 *
 * @throws Error with ffmpeg's output if it fails
 */
export async function encodeInBrowser(
  files: AsyncIterable<{ name: string; data: Uint8Array }>,
  args: readonly string[],
  outputs: readonly string[],
): Promise<Uint8Array[]> {
  const module = (await import(/* @vite-ignore */ coreUrl)) as { default: CreateFfmpegCore };
  // The core reads the URL of its wasm from the fragment.
  const wasmURL = new URL(coreUrl.replace(/js$/, 'wasm'), location.href).href;
  const core = await module.default({
    mainScriptUrlOrBlob: `${new URL(coreUrl, location.href).href}#${btoa(JSON.stringify({ wasmURL, workerURL: '' }))}`,
  });
  const logLines: string[] = [];
  core.setLogger(({ message }) => logLines.push(message));
  for await (const { name, data } of files) core.FS.writeFile(name, data);
  if (core.exec(...args) !== 0) throw new Error(`ffmpeg failed: ${logLines.slice(-8).join('\n')}`);
  return outputs.map((name) => core.FS.readFile(name));
}
