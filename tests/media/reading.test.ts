import { expect, test } from 'vitest';
import { probeVideo } from '#src/media/probe-video.ts';
import { readBoxes } from '#src/media/worker/read-boxes.ts';
import { convertClip, createClip } from './numbered-clips.ts';

const megabyte = 1024 ** 2;
const noise = ',noise=alls=100:allf=t';
const clip = createClip({ seconds: 4, filters: noise });

test('[UPL-05] reads the indexes of a fragmented file, and not its frames', async () => {
  const movflags = ['-movflags', 'frag_keyframe+empty_moov', '-f', 'mp4'];
  const fragmented = await convertClip(await clip, ['-c', 'copy', ...movflags]);
  let readBytes = 0;
  const slice = (start: number, end: number) => {
    const part = fragmented.slice(start, end);
    readBytes += part.size;
    return part;
  };
  const boxes = await readBoxes({ size: fragmented.size, slice } as Blob);
  const [{ samples } = { samples: [] }] = boxes.moov.traks;
  expect(samples).toHaveLength(120);
  const getEnd = (index: number) => samples[index + 1]?.offset ?? fragmented.size;
  expect(samples.every(({ size, offset }, index) => offset + size <= getEnd(index))).toBe(true);
  expect(readBytes).toBeLessThan(0.05 * fragmented.size);
});

test('[UPL-05] reads the sound that players play, where another track is not enabled', async () => {
  const two = ['-map', '0:v', '-map', '0:a', '-map', '0:a', '-c', 'copy'];
  const enabled = ['-disposition:a:0', '0', '-disposition:a:1', 'default', '-f', 'mov'];
  const { audio } = await probeVideo(await convertClip(await clip, [...two, ...enabled]));
  expect(audio?.index).toBe(1);
});

/** Puts free space of 4.2 GB behind the index, or before it. */
async function createLargeClip(where: 'behind' | 'before'): Promise<File> {
  const movflags = where === 'behind' ? ['-movflags', 'faststart'] : [];
  const small = await convertClip(await clip, ['-c', 'copy', ...movflags, '-f', 'mp4']);
  const part = new Blob([new Uint8Array(64 * megabyte)]);
  const parts = Array.from({ length: 67 }, () => part);
  const header = new DataView(new ArrayBuffer(16));
  header.setUint32(0, 1);
  header.setUint32(4, 0x66726565);
  header.setBigUint64(8, BigInt(16 + parts.length * part.size));
  if (where === 'behind') return new File([small, header, ...parts], 'ride.mp4');
  // In front of the frames it would move them.
  const index = await findBox(small, 'moov');
  return new File([small.slice(0, index), header, ...parts, small.slice(index)], 'ride.mp4');
}

async function findBox(file: Blob, type: string): Promise<number> {
  for (let start = 0; start < file.size;) {
    const header = file.slice(start, start + 8);
    if ((await header.slice(4).text()) === type) return start;
    start += new DataView(await header.arrayBuffer()).getUint32(0);
  }
  throw new Error(`The file has no ${type}.`);
}

test('[UPL-05] opens 4 GB as fast with the index at the start as with the index at the end', async () => {
  await probeVideo(await clip);
  for (const where of ['behind', 'before'] as const) {
    const file = await createLargeClip(where);
    const startedAt = performance.now();
    const { video } = await probeVideo(file);
    expect(video.frameTimes).toHaveLength(120);
    // Reading it all takes many times as long; next to busy processes, this took two seconds.
    expect(performance.now() - startedAt).toBeLessThan(6000);
  }
});
