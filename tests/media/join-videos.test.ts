import { expect, test } from 'vitest';
import { ProcessingFailedError } from '#src/media/errors.ts';
import { joinVideos } from '#src/media/join-videos.ts';
import { fitVideo, estimateFitting } from '#src/media/fit-video.ts';
import { planJoin } from '#src/media/plan-join.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import {
  createClip,
  convertClip,
  ffmpegInput,
  hevcVideoArguments,
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
  expect(planJoin(videos).conversions).toEqual([]);
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
  { difference: 'size', clip: { filters: ',scale=160:90' }, has: { hasPicture: true, hasSound: false } },
  {
    difference: 'sound format',
    clip: { audioArguments: ['-c:a', 'aac', '-ac', '2'] },
    has: { hasPicture: false, hasSound: true },
  },
  {
    difference: 'encoder',
    clip: { videoArguments: ['-c:v', 'libx264', '-profile:v', 'baseline'] },
    has: { hasPicture: true, hasSound: false },
  },
  {
    difference: 'sound, which is missing',
    clip: { audioArguments: ['-an'] },
    has: { hasPicture: false, hasSound: true },
  },
])('of a clip of another $difference only that is encoded', async ({ clip, has }) => {
  const [one, other, different] = await Promise.all(
    [{}, {}, clip].map(async (kind) =>
      probeVideo(await createClip({ seconds: 1, containerArguments: ['-f', 'mp4'], ...kind })),
    ),
  );
  expect(planJoin([different!, one!, other!]).conversions).toEqual([{ index: 0, ...has }]);
});

test('the picture of a clip that was filmed in another direction is encoded', async () => {
  const clip = await createClip({ seconds: 1, containerArguments: ['-f', 'mp4'] });
  const turned = await convertClip(clip, ['-c', 'copy', '-metadata:s:v:0', 'rotate=90', '-f', 'mp4']);
  const videos = await Promise.all([turned, clip, clip].map((each) => probeVideo(each)));
  expect(planJoin(videos).conversions).toEqual([{ index: 0, hasPicture: true, hasSound: false }]);
});

test('a clip whose picture begins after its sound leaves no gap behind it', async () => {
  const clip = await createClip({ seconds: 2 });
  const late = await convertClip(
    clip,
    ['-map', '0:v', '-map', '1:a', '-c', 'copy', '-f', 'mov'],
    ['-itsoffset', '0.5', '-i', ffmpegInput],
  );
  const { videos, joined } = await join(late, clip);
  expect(videos[0]?.video.frameTimes[0]).toBeCloseTo(0.5, 2);
  const { video, duration } = await probeVideo(joined);
  for (const [index, time] of video.frameTimes.entries()) expect(time).toBeCloseTo(index / 30, 3);
  expect(duration).toBeCloseTo(4, 2);
  expect(Math.abs(await measureSoundShift(joined, 2, clip))).toBeLessThan(soundFrame);
});

/** A season: two clips of one phone, and one of each of three others. */
async function createSeason(container: readonly string[]) {
  const kinds = [
    { seconds: 2, filters: ',scale=384:216', rate: 25, audioArguments: ['-c:a', 'aac', '-ar', '44100'] },
    {},
    { seconds: 1, rate: 60, audioArguments: ['-an'], videoArguments: hevcVideoArguments },
    {},
    // Upright, and only its sound differs from nothing.
    { seconds: 1, filters: ',transpose=clock', audioArguments: ['-c:a', 'pcm_s16le'] },
  ];
  return Promise.all(
    kinds.map(async ({ ...kind }, index) => {
      const clip = await createClip({ seconds: 2, ...kind });
      return index % 2 === 1 ? convertClip(clip, ['-c', 'copy', ...container, '-f', 'mov']) : clip;
    }),
  );
}

test.each([
  { kind: 'sideways', container: [], rotation: 0 },
  { kind: 'upright', container: ['-metadata:s:v:0', 'rotate=90'], rotation: 270 },
])('[REEL-07] clips of four phones become one $kind video', async ({ container, rotation }) => {
  const clips = await createSeason(container);
  const videos = await Promise.all(clips.map((clip) => probeVideo(clip)));
  const plan = planJoin(videos);
  expect(plan.conversions.map(({ index }) => index)).toEqual([0, 2, 4]);
  expect(await estimateFitting(videos, plan, options.signal)).toBeGreaterThan(0.05);
  const fitted = [...videos];
  const progress: number[] = [];
  for (const conversion of plan.conversions)
    fitted[conversion.index] = await fitVideo(videos[conversion.index]!, conversion, plan.format, {
      ...options,
      onProgress: (share) => progress.push(share),
    });
  expect(planJoin(fitted).conversions).toEqual([]);
  expect(Math.max(...progress)).toBeLessThanOrEqual(1);
  const lifetime = new AbortController();
  const file = await joinVideos(fitted, { ...options, lifetime: lifetime.signal });
  const joined = new File([await file.arrayBuffer()], file.name);
  lifetime.abort();

  const result = await probeVideo(joined);
  expect(result).toMatchObject({ rotation, duration: expect.closeTo(8, 1) as number });
  expect([result.video.codedWidth, result.video.codedHeight]).toEqual([320, 180]);
  const counts = [50, 60, 60, 60, 30];
  expect(result.video.frameTimes).toHaveLength(260);
  expect((await readFrameNumbers(joined)).slice(50, 110)).toEqual(await readFrameNumbers(clips[1]!));
  // As it is shown, without bars.
  const shown = await convertClip(joined, ['-vf', 'crop=iw:iw*9/16', '-vsync', 'passthrough', '-f', 'mov']);
  const numbers = await readFrameNumbers(shown);
  for (const clip of [0, 2]) {
    const start = counts.slice(0, clip).reduce((sum, count) => sum + count, 0);
    expect(numbers.slice(start, start + counts[clip]!)).toEqual(await readFrameNumbers(clips[clip]!));
  }
  const sound = await readAudioRange(joined);
  expect(Math.abs(sound.end - sound.start - 8)).toBeLessThan(4 * soundFrame);
  expect(Math.abs(await measureSoundShift(joined, 0, clips[0]!))).toBeLessThan(soundFrame);
  expect(Math.abs(await measureSoundShift(joined, 5, clips[3]!))).toBeLessThan(soundFrame);
  expect(Math.abs(await measureSoundShift(joined, 7, clips[4]!))).toBeLessThan(soundFrame);
  const played = await openPlayedVideo(joined, result.rotation);
  expect(played.duration).toBeCloseTo(8, 0);
  played.close();
});

test('a conversion ends with its signal, and fails where nothing can be decoded', async () => {
  const [video, other] = await Promise.all(
    [1, 2].map(async (seconds) => probeVideo(await createClip({ seconds }))),
  );
  const { format } = planJoin([other!]);
  const all = { hasPicture: true, hasSound: true };
  const controller = new AbortController();
  const ended = fitVideo(video!, all, format, { ...options, signal: controller.signal });
  controller.abort();
  await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
  const file = new File([new Uint8Array(1000)], 'broken.mov');
  await expect(fitVideo({ ...video!, file }, all, format, options)).rejects.toThrow(ProcessingFailedError);
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
