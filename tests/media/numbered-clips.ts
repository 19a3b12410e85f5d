import type { FfmpegResponse, FfmpegRequest } from './ffmpeg.worker.ts';

/*
 * The clips that the tests cut, made on the spot by ffmpeg in the browser. Each frame carries its own number as
 * a row of black and white squares, so that a frame that is shown says which one it is.
 */

export const frameNumberBits = 10;
/** Pixels of a square's side, and where the row begins, in a frame of 640 by 360. */
export const squareSize = 40;
export const squaresLeft = 40;
export const squaresTop = 160;

const ffmpegWorker = new Worker(new URL('./ffmpeg.worker.ts', import.meta.url), { type: 'module' });
let requestQueue: Promise<unknown> = Promise.resolve();

function runFfmpeg(message: FfmpegRequest): Promise<Blob> {
  const made = requestQueue.then(
    () =>
      new Promise<Blob>((resolve, reject) => {
        ffmpegWorker.onmessage = ({ data }: MessageEvent<FfmpegResponse>) =>
          'clip' in data ? resolve(data.clip) : reject(new Error(data.problem));
        ffmpegWorker.onerror = (event) => reject(new Error(event.message));
        ffmpegWorker.postMessage(message);
      }),
  );
  requestQueue = made.catch(() => undefined);
  return made;
}

function buildNumberedFrames(rate: number | string, seconds: number, filters = ''): string {
  const squares = Array.from({ length: frameNumberBits }, (_, bit) => {
    const x = squaresLeft + bit * (squareSize + 10);
    const box = `drawbox=x=${x}:y=${squaresTop}:w=${squareSize}:h=${squareSize}:t=fill`;
    return `${box}:c=black,${box}:c=white:enable='mod(floor(n/${2 ** bit})\\,2)'`;
  });
  return `testsrc2=s=640x360:r=${rate}:d=${seconds},${squares.join(',')}${filters},format=yuv420p`;
}

type ClipOptions = {
  readonly rate?: number | string;
  readonly seconds?: number;
  /** More filters. */
  readonly filters?: string;
  readonly videoArguments?: readonly string[];
  readonly audioArguments?: readonly string[];
  readonly containerArguments?: readonly string[];
  readonly name?: string;
};

/** High profile with B-frames and a keyframe every two seconds, as phones and cameras make it. */
export const cameraVideoArguments = [
  ...['-c:v', 'libx264', '-preset', 'ultrafast', '-profile:v', 'high', '-bf', '3'],
  ...['-x264-params', 'cabac=1:8x8dct=1:keyint=60:min-keyint=60:scenecut=0'],
];

/** Makes a clip of numbered frames with a tone under it. */
export async function createClip({
  rate = 30,
  seconds = 6,
  filters = '',
  videoArguments = cameraVideoArguments,
  audioArguments = ['-c:a', 'aac', '-b:a', '96k'],
  containerArguments = ['-f', 'mov'],
  name = 'clip.mov',
}: ClipOptions): Promise<File> {
  const args = [
    ...['-f', 'lavfi', '-i', buildNumberedFrames(rate, seconds, filters)],
    ...['-f', 'lavfi', '-i', `sine=frequency=440:sample_rate=48000:duration=${seconds}`],
    ...['-map', '0:v', '-map', '1:a', ...videoArguments, ...audioArguments, ...containerArguments],
  ];
  return new File([await runFfmpeg({ args, output: '/clip' })], name);
}

/** Makes a clip of another one. */
export async function convertClip(
  clip: File,
  args: readonly string[],
  before: readonly string[] = [],
): Promise<File> {
  const made = await runFfmpeg({ args: [...before, '-i', '/input', ...args], output: '/clip', input: clip });
  return new File([made], clip.name);
}

/**
 * Decodes a clip and reads the number of every frame.
 *
 * @param hidden whether to read also what an edit list hides: every frame that is stored
 */
export async function readFrameNumbers(clip: Blob, hidden = false): Promise<number[]> {
  const row = frameNumberBits * (squareSize + 10);
  const picture = `crop=${row}:${squareSize}:${squaresLeft - 5}:${squaresTop},scale=${frameNumberBits}:1:flags=area,format=gray`;
  const args = [
    ...['-noautorotate', ...(hidden ? ['-ignore_editlist', '1'] : []), '-i', '/input'],
    ...['-map', '0:v:0', '-vf', picture, '-vsync', 'passthrough', '-f', 'rawvideo'],
  ];
  const decoded = await runFfmpeg({ args, output: '/numbers', input: clip });
  const bytes = new Uint8Array(await decoded.arrayBuffer());
  return Array.from({ length: bytes.length / frameNumberBits }, (_, frame) =>
    bytes
      .subarray(frame * frameNumberBits, (frame + 1) * frameNumberBits)
      .reduce((number, light, bit) => number + (light > 127 ? 2 ** bit : 0), 0),
  );
}

/** When the sound that is stored in a clip begins and ends, in seconds, wherever an edit list says it is heard. */
export async function readAudioRange(clip: Blob): Promise<{ start: number; end: number }> {
  const args = ['-ignore_editlist', '1', '-i', '/input', '-map', '0:a:0', '-c', 'copy', '-f', 'framecrc'];
  const listing = await (await runFfmpeg({ args, output: '/sound', input: clip })).text();
  const scale = Number(/#tb 0: 1\/(\d+)/.exec(listing)?.[1]);
  const packets = [...listing.matchAll(/^0, *-?\d+, *(-?\d+), *(\d+)/gm)];
  const [first, last] = [packets[0], packets.at(-1)];
  if (!first || !last) throw new Error('The clip has no sound.');
  return { start: Number(first[1]) / scale, end: (Number(last[1]) + Number(last[2])) / scale };
}
