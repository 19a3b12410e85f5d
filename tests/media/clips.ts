import type { ClipAnswer, ClipOrder } from './clip-maker.worker.ts';

/*
 * The clips that the tests cut, made on the spot by ffmpeg in the browser. Each frame carries its own number as
 * a row of black and white squares, so that a frame that is shown says which one it is.
 */

export const codeBits = 10;
/** Pixels of a square's side, and where the row begins, in a frame of 640 by 360. */
export const codeSquare = 40;
export const codeLeft = 40;
export const codeTop = 160;

const maker = new Worker(new URL('./clip-maker.worker.ts', import.meta.url), { type: 'module' });
let queue: Promise<unknown> = Promise.resolve();

function order(message: ClipOrder): Promise<Blob> {
  const made = queue.then(
    () =>
      new Promise<Blob>((resolve, reject) => {
        maker.onmessage = ({ data }: MessageEvent<ClipAnswer>) =>
          'clip' in data ? resolve(data.clip) : reject(new Error(data.problem));
        maker.onerror = (event) => reject(new Error(event.message));
        maker.postMessage(message);
      }),
  );
  queue = made.catch(() => undefined);
  return made;
}

function numbered(rate: number | string, seconds: number, filters = ''): string {
  const squares = Array.from({ length: codeBits }, (_, bit) => {
    const x = codeLeft + bit * (codeSquare + 10);
    const box = `drawbox=x=${x}:y=${codeTop}:w=${codeSquare}:h=${codeSquare}:t=fill`;
    return `${box}:c=black,${box}:c=white:enable='mod(floor(n/${2 ** bit})\\,2)'`;
  });
  return `testsrc2=s=640x360:r=${rate}:d=${seconds},${squares.join(',')}${filters},format=yuv420p`;
}

type Recipe = {
  readonly rate?: number | string;
  readonly seconds?: number;
  /** More filters. */
  readonly filters?: string;
  readonly picture?: readonly string[];
  readonly sound?: readonly string[];
  readonly container?: readonly string[];
  readonly name?: string;
};

/** High profile with B-frames and a keyframe every two seconds, as phones and cameras make it. */
export const cameraPicture = [
  ...['-c:v', 'libx264', '-preset', 'ultrafast', '-profile:v', 'high', '-bf', '3'],
  ...['-x264-params', 'cabac=1:8x8dct=1:keyint=60:min-keyint=60:scenecut=0'],
];

/** Makes a clip of numbered frames with a tone under it. */
export async function makeClip({
  rate = 30,
  seconds = 6,
  filters = '',
  picture = cameraPicture,
  sound = ['-c:a', 'aac', '-b:a', '96k'],
  container = ['-f', 'mov'],
  name = 'clip.mov',
}: Recipe): Promise<File> {
  const args = [
    ...['-f', 'lavfi', '-i', numbered(rate, seconds, filters)],
    ...['-f', 'lavfi', '-i', `sine=frequency=440:sample_rate=48000:duration=${seconds}`],
    ...['-map', '0:v', '-map', '1:a', ...picture, ...sound, ...container],
  ];
  return new File([await order({ args, output: '/clip' })], name);
}

/** Makes a clip of another one. */
export async function remakeClip(
  clip: File,
  args: readonly string[],
  before: readonly string[] = [],
): Promise<File> {
  const made = await order({ args: [...before, '-i', '/input', ...args], output: '/clip', input: clip });
  return new File([made], clip.name);
}

/**
 * Decodes a clip and reads the number of every frame.
 *
 * @param hidden whether to read also what an edit list hides: every frame that is stored
 */
export async function readNumbers(clip: Blob, hidden = false): Promise<number[]> {
  const row = codeBits * (codeSquare + 10);
  const picture = `crop=${row}:${codeSquare}:${codeLeft - 5}:${codeTop},scale=${codeBits}:1:flags=area,format=gray`;
  const args = [
    ...['-noautorotate', ...(hidden ? ['-ignore_editlist', '1'] : []), '-i', '/input'],
    ...['-map', '0:v:0', '-vf', picture, '-vsync', 'passthrough', '-f', 'rawvideo'],
  ];
  const decoded = await order({ args, output: '/numbers', input: clip });
  const bytes = new Uint8Array(await decoded.arrayBuffer());
  return Array.from({ length: bytes.length / codeBits }, (_, frame) =>
    bytes
      .subarray(frame * codeBits, (frame + 1) * codeBits)
      .reduce((number, light, bit) => number + (light > 127 ? 2 ** bit : 0), 0),
  );
}

/** When the sound that is stored in a clip begins and ends, in seconds, wherever an edit list says it is heard. */
export async function readSoundRange(clip: Blob): Promise<{ start: number; end: number }> {
  const args = ['-ignore_editlist', '1', '-i', '/input', '-map', '0:a:0', '-c', 'copy', '-f', 'framecrc'];
  const listing = await (await order({ args, output: '/sound', input: clip })).text();
  const scale = Number(/#tb 0: 1\/(\d+)/.exec(listing)?.[1]);
  const packets = [...listing.matchAll(/^0, *-?\d+, *(-?\d+), *(\d+)/gm)];
  const [first, last] = [packets[0], packets.at(-1)];
  if (!first || !last) throw new Error('The clip has no sound.');
  return { start: Number(first[1]) / scale, end: (Number(last[1]) + Number(last[2])) / scale };
}
