import type { Selection } from '#src/domain/trim.ts';
import {
  cameraVideoArguments,
  convertClip,
  createClip,
  hevcVideoArguments,
  moveEditStart,
} from './numbered-clips.ts';

/** A kind of file as cameras, phones and editors make them. */
export interface ClipKind {
  readonly name: string;
  create(): Promise<File>;
  /** The whole clip if omitted. */
  readonly selection?: Selection;
}

const middle: Selection = { start: 0.72, end: 2.38 };
const seconds = 3;

const rates = [24, 25, '30000/1001', 50, '60000/1001', 120, 240];

const videoArguments: Readonly<Record<string, readonly string[]>> = {
  'H.264 without B-frames': ['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '0', '-g', '30'],
  'H.264 with 10 bits': ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p10le', '-g', '30'],
  'HEVC with 8 bits': hevcVideoArguments,
  'HEVC with 10 bits': [...hevcVideoArguments, '-pix_fmt', 'yuv420p10le'],
  ProRes: ['-c:v', 'prores_ks', '-profile:v', 'proxy'],
  'Motion JPEG': ['-c:v', 'mjpeg', '-q:v', '5', '-pix_fmt', 'yuvj420p'],
  'MPEG-4': ['-c:v', 'mpeg4', '-q:v', '5', '-bf', '2', '-g', '30'],
  DNxHR: ['-c:v', 'dnxhd', '-profile:v', 'dnxhr_lb', '-pix_fmt', 'yuv422p'],
};

const openGop = 'keyint=30:min-keyint=30:scenecut=0:bframes=3:open-gop=1';
const openGopArguments: Readonly<Record<string, readonly string[]>> = {
  'H.264': ['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '3', '-x264-params', openGop],
  HEVC: [
    '-c:v',
    'libx265',
    '-preset',
    'ultrafast',
    '-tag:v',
    'hvc1',
    '-x265-params',
    `log-level=0:${openGop}`,
  ],
};

/** A copy that starts at a fraction of a frame, as phones' own editors make it. */
async function createEditedClip(encoder: readonly string[], fraction: number): Promise<File> {
  const clip = await createClip({ seconds: seconds + 1, videoArguments: encoder });
  const start = String((20 + fraction) / 30);
  return convertClip(clip, ['-c', 'copy', '-f', 'mov'], ['-ss', start]);
}

/** A copy that starts at a keyframe followed by frames that are shown before it, and reference frames cut off. */
async function createClipWithoutLeadingKeyframe(codec: string, container: readonly string[]): Promise<File> {
  const clip = await createClip({ seconds: seconds + 1, videoArguments: openGopArguments[codec] ?? [] });
  return convertClip(clip, ['-c', 'copy', ...container], ['-ss', '1.2']);
}

const fullSize = (size: string): ClipKind => ({
  name: `H.264, ${size}`,
  selection: { start: 0.3, end: 1.4 },
  create: () =>
    createClip({
      seconds: 2,
      filters: `,scale=${size}`,
      videoArguments: [...cameraVideoArguments, '-g', '30'],
    }),
});

const editKinds = (encoders: Readonly<Record<string, readonly string[]>>, fractions: readonly number[]) =>
  Object.entries(encoders).flatMap(([codec, encoder]) =>
    fractions.flatMap((fraction): ClipKind[] => [
      {
        name: `${codec}, edit list at ${fraction} of a frame`,
        selection: middle,
        create: () => createEditedClip(encoder, fraction),
      },
      {
        name: `${codec}, edit list at ${fraction} of a frame, whole`,
        create: () => createEditedClip(encoder, fraction),
      },
    ]),
  );

const editEncoders = { 'H.264': cameraVideoArguments, HEVC: hevcVideoArguments };

const convertCamera = (
  name: string,
  args: readonly string[],
  audioArguments?: readonly string[],
): ClipKind => ({
  name,
  selection: middle,
  create: async () =>
    convertClip(await createClip({ seconds, ...(audioArguments && { audioArguments }) }), args),
});

/** The kinds of which each has failed before, or has a way of its own through the code. */
export const essentialKinds: readonly ClipKind[] = [
  ...[24, 240].map((rate) => ({
    name: `H.264, ${rate} frames per second`,
    selection: middle,
    create: () => createClip({ seconds, rate }),
  })),
  ...['HEVC with 10 bits', 'ProRes', 'Motion JPEG'].map((name) => ({
    name,
    selection: middle,
    create: () => createClip({ seconds, videoArguments: videoArguments[name] ?? [] }),
  })),
  ...editKinds({ 'H.264': cameraVideoArguments }, [0.2, 0.7]),
  ...editKinds({ HEVC: hevcVideoArguments }, [0.3]),
  ...Object.keys(openGopArguments).map((codec) => ({
    name: `${codec}, without a keyframe before its first frame`,
    create: () => createClipWithoutLeadingKeyframe(codec, ['-use_editlist', '0', '-f', 'mp4']),
  })),
  {
    name: 'HEVC, edit list before the first keyframe',
    create: async () =>
      moveEditStart(
        await createClipWithoutLeadingKeyframe('HEVC', ['-f', 'mp4']),
        // The keyframe is shown at the fifth frame; 512 units are one.
        () => 3 * 512,
      ),
  },
  ...['mov', 'mp4'].map((container) => ({
    name: `pixels that are not square, ${container}`,
    selection: middle,
    create: () =>
      createClip({
        seconds,
        filters: ',scale=480:360,setsar=4/3',
        containerArguments: ['-f', container],
      }),
  })),
  ...['empty_moov', 'delay_moov'].map((index) =>
    convertCamera(`fragments with negative composition offsets, ${index}`, [
      ...['-c', 'copy', '-movflags', `negative_cts_offsets+frag_keyframe+${index}`, '-f', 'mp4'],
    ]),
  ),
  convertCamera('sound that starts late', [
    ...['-c:v', 'copy', '-af', 'asetpts=PTS+1.2/TB', '-c:a', 'aac', '-f', 'mov'],
  ]),
  convertCamera('sound that ends early', ['-c:v', 'copy', '-af', 'atrim=0:1.6', '-c:a', 'aac', '-f', 'mov']),
  convertCamera('sound in 5.1', ['-c:v', 'copy', '-ac', '6', '-c:a', 'aac', '-f', 'mov']),
];

/** All kinds, for `npm run soak`. */
export const allKinds: readonly ClipKind[] = [
  ...essentialKinds,
  ...rates.flatMap((rate) =>
    Object.entries(editEncoders).map(([codec, encoder]) => ({
      name: `${codec}, ${rate} frames per second, all settings`,
      selection: middle,
      create: () => createClip({ seconds, rate, videoArguments: encoder }),
    })),
  ),
  ...Object.entries(videoArguments).map(([name, encoder]) => ({
    name: `${name}, all codecs`,
    selection: middle,
    create: () => createClip({ seconds, videoArguments: encoder }),
  })),
  {
    name: 'VP9',
    selection: middle,
    create: () =>
      createClip({
        seconds,
        videoArguments: ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-g', '30'],
        containerArguments: ['-f', 'mp4'],
      }),
  },
  ...editKinds(editEncoders, [0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9]),
  ...Object.keys(openGopArguments).map((codec) => ({
    name: `${codec}, open groups of pictures`,
    selection: middle,
    create: () => createClip({ seconds, videoArguments: openGopArguments[codec] ?? [] }),
  })),
  ...[90, 180, 270].map((degrees) =>
    convertCamera(`rotated by ${degrees} degrees`, [
      ...['-c', 'copy', '-metadata:s:v:0', `rotate=${degrees}`, '-f', 'mov'],
    ]),
  ),
  convertCamera('silent', ['-c', 'copy', '-an', '-f', 'mov']),
  convertCamera('three audio tracks', [
    ...['-map', '0:v', '-map', '0:a', '-map', '0:a', '-map', '0:a', '-c', 'copy', '-f', 'mov'],
  ]),
  convertCamera('PCM', ['-c:v', 'copy', '-c:a', 'pcm_s16le', '-f', 'mov']),
  convertCamera('fragmented', ['-c', 'copy', '-movflags', 'frag_keyframe+empty_moov', '-f', 'mp4']),
  convertCamera('index at the start', ['-c', 'copy', '-movflags', 'faststart', '-f', 'mp4']),
  convertCamera('delayed by an empty edit', ['-c', 'copy', '-f', 'mp4', '-output_ts_offset', '0.4']),
  fullSize('3840x2160'),
  fullSize('7680x4320'),
];
