import { expect, test, vi } from 'vitest';
import { buildSourceVideo } from '#tests/support/factories/build-source-video.ts';
import { pictureBytes } from './cut/compare-pictures.ts';
import { planFullEncode } from './cut/plan.ts';
import { encodeSegment } from './encoded-frames.ts';
import type { CommandOptions, FfmpegJob } from './ffmpeg-queue.ts';

vi.mock('./ffmpeg-client.ts', () => ({}));

const source = buildSourceVideo({ video: { codec: 'hvc1.1.6.L93.B0' } });
const range = { first: 130, count: 8 };

/**
 * Decodes from a frame, as far as the last one of the range.
 *
 * @param getStart by the time that is sought
 * @param isConcealed by the frame and that time
 */
async function encode(
  getStart: (seekTime: number) => number,
  of = source,
  isConcealed: (frame: number, seekTime: number) => boolean = () => false,
) {
  const seekTimes: number[] = [];
  const exec = (args: readonly string[], { onFrame }: CommandOptions = {}) => {
    const seekTime = args.includes('-ss') ? Number(args[args.indexOf('-ss') + 1]) : 0;
    seekTimes.push(seekTime);
    for (let frame = getStart(seekTime); frame < 138; frame += 1)
      onFrame?.({
        offset: of.video.frameOffsets[frame] ?? 0,
        time: (of.video.frameTimes[frame] ?? 0) - seekTime,
        isConcealed: isConcealed(frame, seekTime),
      });
    return Promise.resolve();
  };
  const readFile = () => Promise.resolve(new Uint8Array(6 * pictureBytes));
  const ffmpeg = { exec, readFile } as Partial<FfmpegJob> as FfmpegJob;
  const file = { segment: { kind: 'encode' as const, ...range }, path: '/segment' };
  const encoded = await encodeSegment(ffmpeg, of, file, planFullEncode(of, range), () => undefined);
  return { ...encoded, seekTimes };
}

const selected = [130, 131, 132, 133, 134, 135, 136, 137];

test('D20 knows the frames of a segment and its ends', async () => {
  const { frames, ends, seekTimes } = await encode(() => 120);
  expect(frames).toEqual(selected);
  expect(ends.map(({ frame, others }) => [frame, others.length])).toEqual([
    [130, 2],
    [137, 2],
  ]);
  expect(seekTimes).toHaveLength(1);
});

test('D20 decodes from the start of the file where ffmpeg seeks too far', async () => {
  const { frames, seekTimes } = await encode((seekTime) => (seekTime === 0 ? 0 : 132));
  expect(frames).toEqual(selected);
  expect(seekTimes).toEqual([expect.closeTo(129.5 / 30, 5), 0]);
});

test('D20 starts half a minute earlier in a long file', async () => {
  const frameTimes = Float64Array.from({ length: 300 }, (_, frame) => frame);
  const slow = buildSourceVideo({ duration: 300, frameRate: 1, video: { codec: 'hvc1', frameTimes } });
  const { frames, seekTimes } = await encode((seekTime) => (seekTime > 120 ? 132 : 60), slow);
  expect(frames).toEqual(selected);
  expect(seekTimes).toEqual([129.5, 119.5]);
});

test('D20 decodes H.264 of 4:4:4 from the start of the file, where its encoder is named', async () => {
  const { seekTimes } = await encode(() => 0, buildSourceVideo({ video: { codec: 'avc1.f40028' } }));
  expect(seekTimes).toEqual([0]);
});

test('D20 tells which frames could not be decoded', async () => {
  const { frames } = await encode((seekTime) => (seekTime === 0 ? 133 : 200));
  expect(frames).toEqual(selected.slice(3));
});

test('[UPL-05] decodes from the start of the file what is damaged after a seek', async () => {
  const { frames, seekTimes } = await encode(
    (seekTime) => (seekTime > 0 ? 120 : 0),
    source,
    (frame, seekTime) => frame === 133 && seekTime > 0,
  );
  expect(frames).toEqual(selected);
  expect(seekTimes.at(-1)).toBe(0);
  expect(seekTimes.length).toBeGreaterThan(1);
});

test('[UPL-05] counts only damage of the segment', async () => {
  const { seekTimes } = await encode(
    () => 100,
    source,
    (frame) => frame < 130,
  );
  expect(seekTimes).toHaveLength(1);
});

test('[UPL-05] accepts a second of damaged frames, and refuses more', async () => {
  const encodeDamaged = (frameRate: number) =>
    encode(
      () => 100,
      buildSourceVideo({ frameRate, video: { codec: 'hvc1' } }),
      (frame) => frame >= 132,
    );
  expect((await encodeDamaged(6)).frames).toEqual(selected);
  await expect(encodeDamaged(5)).rejects.toMatchObject({ name: 'PartlyDecodedError', seconds: 132 / 30 });
});
