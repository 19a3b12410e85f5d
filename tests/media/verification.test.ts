import { expect, test } from 'vitest';
import { planFullEncode } from '#src/media/cut/plan.ts';
import { drawPictures } from '#src/media/encode/browser-codecs.ts';
import { encodeSegment, findPictureDefect, takePictures } from '#src/media/encoded-frames.ts';
import { ffmpegQueue } from '#src/media/ffmpeg-client.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import type { SourceVideo } from '#src/media/source-video.ts';
import { convertClip, createClip } from './numbered-clips.ts';

const clip = createClip({ seconds: 4 });
const range = { first: 40, count: 50 };
const frames = Array.from({ length: range.count }, (_, index) => range.first + index);

/** What the source shows at both ends of the range. */
async function encodeRange() {
  const source = await probeVideo(await clip);
  const plan = planFullEncode(source, range);
  const file = { segment: { kind: 'encode' as const, ...range }, path: '/segment.ts' };
  return ffmpegQueue.run(async (ffmpeg) => {
    await ffmpeg.mount({ files: [source.file] });
    return encodeSegment(ffmpeg, source, file, plan, () => undefined);
  });
}

/** As another program cuts it. */
const cutFrom = async (first: number, args: readonly string[] = []) => {
  const filters = `select=between(n\\,${first}\\,${first + range.count - 1}),setpts=N/30/TB`;
  const encoder = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '28', ...args];
  return probeVideo(await convertClip(await clip, ['-an', '-vf', filters, ...encoder, '-f', 'mp4']));
};

const decoders = {
  ffmpeg: takePictures,
  'the browser': (video: SourceVideo, shown: readonly number[], signal: AbortSignal) =>
    drawPictures(video, shown, signal, 'light'),
};

test.each(Object.entries(decoders))(
  '[UPL-05] finds by %s a cut that is a frame or two off, and accepts a rough one',
  async (_name, take) => {
    const encoded = await encodeRange();
    expect(encoded.frames).toEqual(frames);
    expect(encoded.ends).toHaveLength(2);
    const { signal } = new AbortController();
    const findDefect = async (first: number, args?: readonly string[]) =>
      findPictureDefect(encoded.ends, await take(await cutFrom(first, args), [0, range.count - 1], signal));
    expect(await findDefect(40)).toBeNull();
    expect(await findDefect(40, ['-b:v', '300k', '-bf', '0'])).toBeNull();
    expect(await findDefect(40, ['-pix_fmt', 'yuvj420p', '-color_range', 'pc'])).toBeNull();
    for (const first of [38, 39, 41, 42]) expect(await findDefect(first)).toMatch(/does not show/);
  },
);
