/** The part of @ffmpeg/core that is used, which ships no types. */
interface FfmpegCore {
  FS: { writeFile: (name: string, data: Uint8Array) => void; readFile: (name: string) => Uint8Array };
  exec: (...args: string[]) => number;
  setLogger: (log: (line: { message: string }) => void) => void;
}
type CreateFfmpegCore = (options: { mainScriptUrlOrBlob: string }) => Promise<FfmpegCore>;

const coreUrl = '/node_modules/@ffmpeg/core/dist/esm/ffmpeg-core.js';

/**
 * Runs ffmpeg in this page, for machines that have none of their own. Much slower than a native one.
 *
 * @throws Error with what ffmpeg said when it fails
 */
export async function encodeInBrowser(
  files: AsyncIterable<{ name: string; data: Uint8Array }>,
  args: readonly string[],
  outputs: readonly string[],
): Promise<Uint8Array[]> {
  const module = (await import(/* @vite-ignore */ coreUrl)) as { default: CreateFfmpegCore };
  // The core learns from the fragment where its wasm lies.
  const wasmURL = new URL(coreUrl.replace(/js$/, 'wasm'), location.href).href;
  const core = await module.default({
    mainScriptUrlOrBlob: `${new URL(coreUrl, location.href).href}#${btoa(JSON.stringify({ wasmURL, workerURL: '' }))}`,
  });
  const said: string[] = [];
  core.setLogger(({ message }) => said.push(message));
  for await (const { name, data } of files) core.FS.writeFile(name, data);
  if (core.exec(...args) !== 0) throw new Error(`ffmpeg failed: ${said.slice(-8).join('\n')}`);
  return outputs.map((name) => core.FS.readFile(name));
}
