import { afterEach, expect, test, vi } from 'vitest';
import { ffmpegQueue } from '#src/media/ffmpeg-client.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import { makeRendition } from '#src/media/rendition.ts';
import {
  cameraVideoArguments,
  convertClip,
  createClip,
  readAudioRange,
  readFrameNumbers,
} from './numbered-clips.ts';
import { openPlayedVideo } from './played-video.ts';
import { trimClip } from './expect-trim.ts';
import { canEncodeH264 } from './web-codecs.ts';

const { signal } = new AbortController();
/** Larger and of a higher bit rate than a rendition. */
const large = ',scale=1280:800,setsar=1';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Kind {
  readonly rate?: number;
  readonly filters?: string;
  readonly containerArguments?: readonly string[];
}

const published = new Map<string, ReturnType<typeof createPublishedClip>>();

/** A clip as it is published. Cutting it takes as long as what is made of it, so tests share those of a kind. */
function getPublishedClip(kind: Kind) {
  const key = JSON.stringify(kind);
  const clip = published.get(key) ?? createPublishedClip(kind);
  published.set(key, clip);
  return clip;
}

async function createPublishedClip({ rate = 30, filters = '', containerArguments = [] }: Kind) {
  const videoArguments = [...cameraVideoArguments, '-vsync', 'passthrough', '-enc_time_base', '1/90000'];
  const source = await createClip({ seconds: 3, rate, filters: large + filters, videoArguments });
  const clip = await convertClip(source, ['-c', 'copy', ...containerArguments, '-f', 'mov']);
  const { trimmed, expectedNumbers, session } = await trimClip(clip, { start: 0.5, end: 2.8 });
  const file = new File([await trimmed.file.arrayBuffer()], 'ride.mov');
  session.dispose();
  return { clip: file, expectedNumbers };
}

async function readSound(clip: Blob) {
  const args = ['-map', '0:a:0', '-c', 'copy', '-f', 'md5'];
  return (await convertClip(new File([clip], 'ride.mov'), args)).text();
}

const kinds = [
  { name: '48 frames per second', rate: 48 },
  { name: 'a variable rate', filters: ",settb=1/90000,setpts='(N+0.4*mod(N\\,3))/30/TB'" },
  { name: 'upright', size: [720, 1152], containerArguments: ['-metadata:s:v:0', 'rotate=90'] },
];

test.each(kinds.flatMap((kind) => ['the browser', 'ffmpeg'].map((encoder) => ({ ...kind, encoder }))))(
  '[UPL-05] a rendition by $encoder has the frames and the sound of the clip: $name',
  async (kind) => {
    const { encoder, size = [1152, 720], name: _name, ...options } = kind;
    const { clip, expectedNumbers } = await getPublishedClip(options);
    const runFfmpeg = vi.spyOn(ffmpegQueue, 'run');
    if (encoder === 'ffmpeg') vi.stubGlobal('VideoEncoder', undefined);
    const rendition = await makeRendition(clip, 720, { signal });
    if (!rendition) throw new Error('There is no rendition.');
    expect(runFfmpeg).toHaveBeenCalledTimes((await canEncodeH264()) ? 0 : 1);

    const original = await probeVideo(clip);
    const result = await probeVideo(new File([rendition], 'ride.mp4'));
    expect(await readFrameNumbers(rendition, true)).toEqual(expectedNumbers);
    // As players that ignore parameter sets between the frames do.
    const bySampleEntry = [
      '-map',
      '0:v',
      '-c',
      'copy',
      '-bsf:v',
      'filter_units=remove_types=7-8',
      '-f',
      'mp4',
    ];
    const stripped = await convertClip(new File([rendition], 'ride.mp4'), bySampleEntry);
    expect(await readFrameNumbers(stripped)).toEqual(expectedNumbers);
    expect(result.video.frameTimes).toEqual(original.video.frameTimes);
    expect([result.width, result.height]).toEqual(size);
    expect(result.video.codec).toMatch(/^avc1\.64/);
    expect([...result.video.keyframes].map((frame) => result.video.frameTimes[frame])).toEqual([
      0,
      expect.closeTo(2, 1),
    ]);
    expect((rendition.size * 8) / result.duration).toBeLessThan(3.5e6);
    expect(await readSound(rendition)).toBe(await readSound(clip));
    expect((await readAudioRange(rendition)).start).toBeCloseTo((await readAudioRange(clip)).start, 3);
    expect(result.audio?.start).toBeCloseTo(original.audio?.start ?? Number.NaN, 3);
    expect(result.audio?.end).toBeCloseTo(original.audio?.end ?? Number.NaN, 1);
    expect(await rendition.slice(0, 4096).text()).toContain('moov');

    const played = await openPlayedVideo(rendition, original.rotation);
    expect([played.width, played.height]).toEqual(size);
    expect(await played.readFrameNumberAt(2.01)).toBe(
      expectedNumbers[original.video.frameTimes.findLastIndex((time) => time <= 2.01)],
    );
    played.close();
  },
);

let lightRendition: Promise<Blob | undefined> | undefined;

test.each(['the browser', 'ffmpeg'])(
  '[UPL-05] the lightest rendition by %s, made of the light one, has the frames and the sound of the clip',
  async (encoder) => {
    const { clip, expectedNumbers } = await getPublishedClip({ rate: 48 });
    const light = await (lightRendition ??= makeRendition(clip, 720, { signal }));
    if (!light) throw new Error('There is no light rendition.');
    if (encoder === 'ffmpeg') vi.stubGlobal('VideoEncoder', undefined);
    const lightest = await makeRendition(light, 360, { signal });
    if (!lightest) throw new Error('There is no lightest rendition.');
    const original = await probeVideo(clip);
    const result = await probeVideo(new File([lightest], 'ride.mp4'));
    expect(await readFrameNumbers(lightest, true)).toEqual(expectedNumbers);
    expect(result.video.frameTimes).toEqual(original.video.frameTimes);
    expect([result.width, result.height]).toEqual([576, 360]);
    expect((lightest.size * 8) / result.duration).toBeLessThan(1.3e6);
    expect(lightest.size).toBeLessThan(light.size / 2);
    expect(await readSound(lightest)).toBe(await readSound(clip));
  },
);

test('[UPL-05] a silent clip has a silent rendition', async () => {
  const { clip, expectedNumbers } = await getPublishedClip({ containerArguments: ['-an'] });
  const rendition = await makeRendition(clip, 720, { signal });
  const { audio, video } = await probeVideo(new File([rendition ?? ''], 'ride.mp4'));
  expect(audio).toBeNull();
  expect(video.frameTimes).toHaveLength(expectedNumbers.length);
});

test('a clip that is light itself has no rendition', async () => {
  expect(await makeRendition(await createClip({ seconds: 2 }), 720, { signal })).toBeUndefined();
});

test('a rendition is aborted with the reason of its signal', async () => {
  const clip = await createClip({ seconds: 3, filters: large });
  const controller = new AbortController();
  const making = makeRendition(clip, 720, {
    signal: controller.signal,
    onProgress: () => controller.abort(),
  });
  await expect(making).rejects.toMatchObject({ name: 'AbortError' });
});
