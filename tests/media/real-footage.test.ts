import { afterEach, expect, test, vi } from 'vitest';
import { drawPictures } from '#src/media/encode/browser-codecs.ts';
import { drawSegmentEnds } from '#src/media/encode/convert-segment.ts';
import { findPictureDefect } from '#src/media/encoded-frames.ts';
import { ffmpegQueue } from '#src/media/ffmpeg-client.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import { makeRendition } from '#src/media/rendition.ts';
import { openTrimSession } from '#src/media/trim-session.ts';
import { stateReorderDepth } from '#src/media/timeline/sequence-parameters.ts';
import { createFilmedRide, createIphoneClip, createTexturedClip } from './camera-clips.ts';
import { trimClip } from './expect-trim.ts';
import { convertClip, readFrameNumbers } from './numbered-clips.ts';
import { canEncodeH264 } from './web-codecs.ts';

const { signal } = new AbortController();

afterEach(() => vi.restoreAllMocks());

const timeout = 180_000;

/** Fails where the browser's file is refused: ffmpeg takes several times as long, and gives up on a ride. */
async function makeByBrowser(clip: Blob, lines: 720 | 360): Promise<Blob | undefined> {
  const runFfmpeg = vi
    .spyOn(ffmpegQueue, 'run')
    .mockImplementation(() => Promise.reject(new Error('The browser has to make it.')));
  const rendition = await makeRendition(clip, lines, { signal });
  runFfmpeg.mockRestore();
  return rendition;
}

test('[UPL-13] the browser makes the rendition of a crowd', { timeout }, async () => {
  if (!(await canEncodeH264())) return;
  const rendition = await makeByBrowser(await createTexturedClip('crowd', 1), 720);
  expect((await probeVideo(new File([rendition ?? ''], 'ride.mp4'))).video.frameTimes).toHaveLength(30);
});

test.each([
  { scene: 'arena', rate: 25 },
  { scene: 'arena', rate: 60, rotation: 90 },
  { scene: 'dirt', rate: 30, rotation: 180 },
] as const)(
  '[UPL-05, UPL-13] a ride filmed in the $scene at $rate frames per second is cut, and the browser makes its renditions',
  { timeout },
  async (ride) => {
    const recording = await createFilmedRide({ ...ride, seconds: 1.6 });
    const { trimmed, expectedNumbers, session } = await trimClip(recording, { start: 0.3, end: 1.5 });
    expect(await readFrameNumbers(trimmed.file)).toEqual(expectedNumbers);
    let clip: Blob = new Blob([await trimmed.file.arrayBuffer()]);
    session.dispose();
    if (!(await canEncodeH264())) return;
    for (const lines of [720, 360] as const) {
      const rendition = await makeByBrowser(clip, lines);
      expect(await readFrameNumbers(rendition ?? new Blob())).toEqual(expectedNumbers);
      expect(rendition?.size).toBeLessThan(clip.size);
      clip = rendition ?? clip;
    }
  },
);

/** The seconds that a few previews take. */
async function measurePreviews(recording: File): Promise<number> {
  const session = openTrimSession(await probeVideo(recording));
  const images: Blob[] = [];
  const startedAt = performance.now();
  await session.extractPreviewFrames([0.1, 0.3, 0.5], ({ image }) => images.push(image));
  session.dispose();
  expect(images).toHaveLength(3);
  return (performance.now() - startedAt) / 1000;
}

test('[UPL-04] previews of HDR take hardly longer than those of other videos', { timeout }, async () => {
  const ride = { scene: 'arena', rate: 30, seconds: 0.6 } as const;
  const plain = await measurePreviews(await createFilmedRide({ ...ride, codec: 'HEVC' }));
  const hdr = await measurePreviews(await createFilmedRide({ ...ride, codec: 'HLG' }));
  expect(hdr).toBeLessThan(2 * plain);
});

test('[UPL-13] a rendition that is too heavy is made again, or left out', { timeout }, async () => {
  if (!(await canEncodeH264())) return;
  const clip = await createTexturedClip('gravel', 2);
  const rendition = await makeByBrowser(clip, 720);
  expect((rendition?.size ?? 0) * 8).toBeLessThan(2 * 1.5 * 2.5e6);
});

/** What goes wrong in encoders, as filters of ffmpeg. */
const defects = {
  green: 'lutyuv=y=0:u=0:v=0',
  gray: 'lutyuv=y=128:u=128:v=128',
  black: 'lutyuv=y=16:u=128:v=128',
  'green in its lower half': 'drawbox=y=ih/2:h=ih/2:w=iw:color=green:t=fill',
  'green in its lowest eighth': 'drawbox=y=ih*7/8:h=ih/8:w=iw:color=green:t=fill',
  'in a narrow range': "lutyuv=y='16+val*219/255'",
  'in a wide range': "lutyuv=y='clip((val-16)*255/219,0,255)'",
  mirrored: 'hflip',
  'with swapped colors': 'swapuv',
  'without color': 'hue=s=0',
  'by another matrix': 'setparams=colorspace=smpte170m',
  'scrambled in blocks': `geq=lum='lum(mod(X+16*mod(floor(X/16)*7+floor(Y/16)*5\\,W/16)\\,W)\\,Y)':cb='cb(X\\,Y)':cr='cr(X\\,Y)'`,
};

let made: ReturnType<typeof makeSample> | undefined;

/** A piece of dirt beside a plain board, by which it can be seen that it is mirrored. */
async function makeSample() {
  const filters = `scale=1280:720,drawbox=w=iw/3:color=0xd0c060:t=fill,setparams=colorspace=bt709`;
  const encoder = ['-c:v', 'libx264', '-preset', 'ultrafast', '-b:v', '18M', '-colorspace', 'bt709'];
  const clip = await convertClip(await createTexturedClip('dirt', 0.5), [
    '-vf',
    filters,
    ...encoder,
    '-f',
    'mov',
  ]);
  const source = await probeVideo(clip);
  const range = { first: 0, count: source.video.frameTimes.length };
  return { clip, ends: (await drawSegmentEnds(source, range, signal)).ends };
}

/** Makes a light file of the sample. @returns what is wrong with it, as the product sees it */
async function findDefect(filter: string, matrix = 'bt709'): Promise<string | null> {
  const { clip, ends } = await (made ??= makeSample());
  const encoder = ['-c:v', 'libx264', '-preset', 'ultrafast', '-b:v', '700k', '-colorspace', matrix];
  const filters = ['-vf', `${filter},scale=640:360`];
  const encoded = await probeVideo(await convertClip(clip, [...filters, ...encoder, '-f', 'mp4']));
  const shown = ends.map(({ frame }) => frame);
  return findPictureDefect(ends, await drawPictures(encoded, shown, signal));
}

test('[UPL-13] a light rendition is accepted', { timeout }, async () => {
  expect(await findDefect('null')).toBeNull();
});

test.each(Object.entries(defects))(
  '[UPL-13] a rendition that is %s is refused',
  { timeout },
  async (name, filter) => {
    expect(await findDefect(filter, name === 'by another matrix' ? 'smpte170m' : 'bt709')).toMatch(
      /does not show/,
    );
  },
);

test(
  '[UPL-05, UPL-14] a ride of an iPhone tells the reorder depth, and the browser makes its rendition',
  { timeout },
  async () => {
    const recording = await createIphoneClip(6, ',scale=1280:720,setsar=1');
    const { trimmed, expectedNumbers, probedResult, session } = await trimClip(recording, {
      start: 1.7333,
      end: 5,
    });
    const { parameterSets } = probedResult.video;
    const sets = parameterSets.filter((unit) => (unit[0] ?? 0) % 32 === 7);
    expect(sets.length).toBeGreaterThan(1);
    for (const sps of sets) expect(stateReorderDepth(sps, 1)).toBe(sps);
    expect(await readFrameNumbers(trimmed.file)).toEqual(expectedNumbers);
    const clip = new File([await trimmed.file.arrayBuffer()], 'ride.mov');
    const rendition = (await canEncodeH264()) ? await makeByBrowser(clip, 360) : clip;
    expect(await readFrameNumbers(rendition ?? new Blob())).toEqual(expectedNumbers);
    session.dispose();
  },
);
