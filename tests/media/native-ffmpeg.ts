/** Stands for the input file in the arguments of ffmpeg (see serve-native-ffmpeg.ts). */
export const ffmpegInput = '{input}';

/** Runs native ffmpeg, optionally on a file. @param args without the output file, which is the result */
export async function runFfmpeg(args: readonly string[], file?: Blob): Promise<Blob> {
  const query = new URLSearchParams([...args, '{output}'].map((arg) => ['arg', arg]));
  const response = await fetch(`/native-ffmpeg?${query}`, { method: 'POST', body: file ?? null });
  if (!response.ok) throw new Error(await response.text());
  return response.blob();
}
