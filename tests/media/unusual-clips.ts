import { openGopArguments } from './clip-encoders.ts';
import { cameraVideoArguments, changeBox, convertClip, createClip } from './numbered-clips.ts';

/* Clips that ffmpeg does not write as they are needed: copies of others, whose bytes are changed. */

/** A copy that starts at a fraction of a frame, as phones' own editors make it. */
export async function createEditedClip(encoder: readonly string[], fraction: number): Promise<File> {
  const clip = await createClip({ seconds: 4, videoArguments: encoder });
  const start = String((20 + fraction) / 30);
  return convertClip(clip, ['-c', 'copy', '-f', 'mov'], ['-ss', start]);
}

/** A copy that starts at a keyframe followed by frames that are shown before it, and reference frames cut off. */
export async function createClipWithoutLeadingKeyframe(
  codec: string,
  container: readonly string[],
): Promise<File> {
  const clip = await createClip({ seconds: 4, videoArguments: openGopArguments[codec] ?? [] });
  return convertClip(clip, ['-c', 'copy', ...container], ['-ss', '1.2']);
}

/** ffmpeg takes the second fragment for an earlier one than it is. */
export async function createWrongIndex(): Promise<File> {
  const movflags = 'frag_keyframe+empty_moov+dash+global_sidx';
  const clip = await createClip({ seconds: 4, videoArguments: [...cameraVideoArguments, '-g', '30'] });
  const indexed = await convertClip(clip, ['-an', '-c', 'copy', '-movflags', movflags, '-f', 'mp4']);
  return changeBox(indexed, 'sidx', (box) => {
    const isLong = box.getUint8(4) === 1;
    const firstDuration = isLong ? 40 : 32;
    box.setUint32(firstDuration, box.getUint32(firstDuration) / 10);
  });
}

/** The second half has parameter sets of its own, which come once, where it starts. */
export async function createClipOfTwoEncodings(): Promise<File> {
  const createStream = (id: number) =>
    createClip({
      seconds: 2,
      videoArguments: [
        '-c:v',
        'libx264',
        '-preset',
        'ultrafast',
        '-bf',
        '0',
        '-x264-params',
        `keyint=15:sps-id=${id}`,
      ],
      containerArguments: ['-an', '-f', 'h264'],
    });
  const streams = await Promise.all([0, 3].map(async (id) => keepFirstSets(await createStream(id))));
  const joined = new File(streams, 'clip.mp4');
  return convertClip(joined, ['-c', 'copy', '-f', 'mp4'], ['-f', 'h264', '-r', '30']);
}

/** @param stream H.264, of which each unit follows two or three zeros and a 1 */
async function keepFirstSets(stream: File): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await stream.arrayBuffer());
  const starts = [...bytes.keys()].filter(
    (at) => bytes[at] === 0 && bytes[at + 1] === 0 && bytes[at + 2] === 1,
  );
  const units = starts.map((start, index) => bytes.subarray(start, starts[index + 1]));
  const isSet = (unit: Uint8Array) => [7, 8].includes((unit[3] ?? 0) & 31);
  const kept = units.filter((unit, index) => !isSet(unit) || index < 3);
  return Uint8Array.from(kept.flatMap((unit) => [...unit]));
}

/** One second from the start, then one from 2 s on. */
export async function createTwoEdits(): Promise<File> {
  const args = ['-c', 'copy', '-f', 'mov', '-output_ts_offset', '0.4'];
  return changeEdits(await convertClip(await createClip({ seconds: 4 }), args), 2 * 15_360);
}

/** Makes two edits of an empty one and another one: a second, then one that starts later. */
const changeEdits = (clip: File, later: number) =>
  changeBox(clip, 'elst', (box) => {
    // Type, version and flags, and count precede edits of 12 bytes: duration, start and rate.
    const start = box.getUint32(28);
    for (const [index, offset] of [0, later].entries()) {
      box.setUint32(12 + 12 * index, 1000);
      box.setUint32(16 + 12 * index, start + offset);
    }
  });

/** Of the sound, one second from the start, then what follows 1.5 s. */
export async function createTwoEditsOfSound(): Promise<File> {
  const args = ['-map', '0:a', '-map', '0:v', '-c', 'copy', '-f', 'mov', '-output_ts_offset', '0.4'];
  return changeEdits(await convertClip(await createClip({ seconds: 4 }), args), 1.5 * 48_000);
}
