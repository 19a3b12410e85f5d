import { expect, test } from 'vitest';
import { joinVideos } from '#src/media/join-videos.ts';
import { findMisfits } from '#src/media/find-misfits.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import {
  createClip,
  convertClip,
  measureSoundShift,
  readAudioRange,
  readFrameNumbers,
} from './numbered-clips.ts';
import { trimClip } from './expect-trim.ts';
import { openPlayedVideo } from './played-video.ts';

const options = { onProgress: () => undefined, signal: new AbortController().signal };
const soundFrame = 1024 / 48_000;

async function join(...clips: File[]) {
  const lifetime = new AbortController();
  const videos = await Promise.all(clips.map((clip) => probeVideo(clip)));
  expect(findMisfits(videos)).toEqual([]);
  const file = await joinVideos(videos, { ...options, lifetime: lifetime.signal });
  // A copy, which outlives the file on the device.
  const joined = new File([await file.arrayBuffer()], file.name);
  lifetime.abort();
  return { videos, joined };
}

test.each([
  { kind: 'of one camera', containers: [[], []] },
  {
    kind: 'that are upright',
    containers: [
      ['-metadata:s:v:0', 'rotate=90'],
      ['-metadata:s:v:0', 'rotate=90'],
    ],
  },
  { kind: 'of two timescales', containers: [[], ['-video_track_timescale', '600']] },
])('two clips $kind become one video with all frames and their sound', async ({ containers }) => {
  const [first, second] = await Promise.all(
    containers.map(async (container, index) =>
      convertClip(await createClip({ seconds: 3 - index }), ['-c', 'copy', ...container, '-f', 'mov']),
    ),
  );
  const { videos, joined } = await join(first!, second!);
  const result = await probeVideo(joined);
  const expected = [...(await readFrameNumbers(first!)), ...(await readFrameNumbers(second!))];
  expect(expected).toHaveLength(150);
  expect(await readFrameNumbers(joined)).toEqual(expected);
  expect(await readFrameNumbers(joined, true)).toEqual(expected);
  for (const [index, time] of result.video.frameTimes.entries()) expect(time).toBeCloseTo(index / 30, 4);
  expect(result.duration).toBeCloseTo(5, 3);
  expect(result.rotation).toBe(videos[0]?.rotation);
  expect(await joined.slice(0, 4096).text()).toContain('moov');

  const sound = await readAudioRange(joined);
  expect(Math.abs(sound.end - sound.start - 5)).toBeLessThan(2 * soundFrame);
  expect(Math.abs(await measureSoundShift(joined, 0, first!))).toBeLessThan(soundFrame);
  expect(Math.abs(await measureSoundShift(joined, 3, second!))).toBeLessThan(soundFrame);

  const played = await openPlayedVideo(joined, result.rotation);
  expect(await played.readFrameNumberAt(2.99)).toBe(expected[89]);
  expect(await played.readFrameNumberAt(3.01)).toBe(expected[90]);
  expect(played.duration).toBeCloseTo(5, 1);
  played.close();
});

test('clips that were cut elsewhere than at keyframes become one video', async () => {
  const clip = await createClip({ seconds: 5 });
  const cuts = [await trimClip(clip, { start: 0.5, end: 2.5 }), await trimClip(clip, { start: 1, end: 4.5 })];
  const { joined } = await join(...cuts.map(({ trimmed }) => trimmed.file));
  expect(await readFrameNumbers(joined, true)).toEqual(
    cuts.flatMap(({ expectedNumbers }) => expectedNumbers),
  );
  expect(Math.abs(await measureSoundShift(clip, 0.5, joined))).toBeLessThan(soundFrame);
  expect(Math.abs(await measureSoundShift(joined, 2, cuts[1]!.trimmed.file))).toBeLessThan(soundFrame);
  for (const { session } of cuts) session.dispose();
});

test.each([
  { difference: 'size', clip: { filters: ',scale=160:90' } },
  { difference: 'sound format', clip: { audioArguments: ['-c:a', 'aac', '-ac', '2'] } },
  { difference: 'encoder', clip: { videoArguments: ['-c:v', 'libx264', '-profile:v', 'baseline'] } },
  { difference: 'sound, which is missing', clip: { audioArguments: ['-an'] } },
])('a clip of another $difference does not fit', async ({ clip }) => {
  const [one, other, different] = await Promise.all(
    [{}, {}, clip].map(async (kind) =>
      probeVideo(await createClip({ seconds: 1, containerArguments: ['-f', 'mp4'], ...kind })),
    ),
  );
  expect(findMisfits([different, one, undefined, other])).toEqual([0, 2]);
});

test('the join ends with its signal', async () => {
  const video = await probeVideo(await createClip({ seconds: 3 }));
  const controller = new AbortController();
  const onProgress = () => controller.abort();
  const joining = joinVideos([video, video], {
    ...options,
    onProgress,
    signal: controller.signal,
    lifetime: controller.signal,
  });
  await expect(joining).rejects.toMatchObject({ name: 'AbortError' });
});
