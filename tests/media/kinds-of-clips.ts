import type { Selection } from '#src/domain/trim.ts';
import {
  interlacedArguments,
  moreVideoArguments,
  oddSizeArguments,
  openGopArguments,
  slowArguments,
  soundArguments,
  videoArguments,
} from './clip-encoders.ts';
import {
  cameraVideoArguments,
  changeBox,
  convertClip,
  createClip,
  dropFragment,
  hevcVideoArguments,
  moveEditStart,
  renameBox,
} from './numbered-clips.ts';
import {
  createEditedClip,
  createClipWithoutLeadingKeyframe,
  createWrongIndex,
  createClipOfTwoEncodings,
  createTwoEdits,
  createTwoEditsOfSound,
} from './unusual-clips.ts';

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
  {
    name: 'fragments, one of which is lost',
    selection: { start: 0.72, end: 2.9 },
    create: async () => {
      const movflags = ['-movflags', 'cmaf+frag_keyframe', '-f', 'mp4'];
      const encoder = ['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '3', '-g', '15'];
      const clip = await createClip({ seconds, videoArguments: encoder });
      return dropFragment(await convertClip(clip, ['-an', '-c', 'copy', ...movflags]), 3);
    },
  },
  {
    name: 'all frames marked as keyframes',
    selection: middle,
    create: async () => renameBox(await createClip({ seconds, audioArguments: ['-an'] }), 'stss', 'free'),
  },
  {
    name: 'H.264, open groups of pictures, 1 frame per second',
    selection: { start: 3, end: 10 },
    create: () => createClip({ rate: 1, seconds: 12, videoArguments: slowArguments }),
  },
  {
    name: 'H.264, open groups of pictures, whole',
    create: () => createClip({ seconds, videoArguments: openGopArguments['H.264'] ?? [] }),
  },
  {
    name: 'parameter sets that come once, in the middle',
    selection: { start: 2.2, end: 3.4 },
    create: createClipOfTwoEncodings,
  },
  { name: 'two edits of the sound', selection: { start: 1.1, end: 1.9 }, create: createTwoEditsOfSound },
  { name: 'two edits', selection: { start: 0.72, end: 1.6 }, create: createTwoEdits },
  convertCamera('a time scale of ten million', [
    ...['-c', 'copy', '-video_track_timescale', '10000000', '-f', 'mp4'],
  ]),
  {
    name: 'interlaced',
    selection: middle,
    create: () => createClip({ seconds, videoArguments: interlacedArguments }),
  },
  convertCamera('sound that starts late', [
    ...['-c:v', 'copy', '-af', 'asetpts=PTS+1.2/TB', '-c:a', 'aac', '-f', 'mov'],
  ]),
  convertCamera('sound that ends early', ['-c:v', 'copy', '-af', 'atrim=0:1.6', '-c:a', 'aac', '-f', 'mov']),
  convertCamera('sound that pauses at the start of the selection', [
    ...['-c:v', 'copy', '-af', "aselect='not(between(t,0.6,0.95))'", '-c:a', 'aac', '-f', 'mp4'],
  ]),
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
  {
    name: 'mirrored',
    selection: middle,
    // The row of squares is in the middle of the height. The matrix is 40 bytes behind version and flags.
    create: async () =>
      changeBox(await createClip({ seconds }), 'tkhd', (box) => box.setInt32(8 + 36 + 16, -65_536)),
  },
  convertCamera('silent', ['-c', 'copy', '-an', '-f', 'mov']),
  convertCamera('three audio tracks', [
    ...['-map', '0:v', '-map', '0:a', '-map', '0:a', '-map', '0:a', '-c', 'copy', '-f', 'mov'],
  ]),
  ...Object.entries(soundArguments).map(([name, args]) =>
    convertCamera(`sound: ${name}`, ['-c:v', 'copy', ...args]),
  ),
  ...Object.entries(moreVideoArguments).map(([name, args]) => ({
    name: `H.264, ${name}`,
    selection: middle,
    create: () =>
      createClip({
        seconds,
        videoArguments: ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '30', ...args],
      }),
  })),
  ...['321x181', '2048x64', '64x2048', '322x182'].map((size) => ({
    name: `H.264, ${size}`,
    selection: middle,
    create: () =>
      createClip({ seconds, filters: `,scale=${size},setsar=1`, videoArguments: oddSizeArguments }),
  })),
  ...[600, 1000, 90_000].map((scale) =>
    convertCamera(`a time scale of ${scale}`, [
      ...['-c', 'copy', '-video_track_timescale', String(scale), '-f', 'mp4'],
    ]),
  ),
  {
    name: 'frames at irregular times',
    selection: middle,
    create: () =>
      createClip({
        seconds,
        filters: ",settb=1/90000,setpts='(N+0.2*mod(N\\,3)+0.05*mod(N\\,7))/30/TB'",
        videoArguments: [...cameraVideoArguments, '-vsync', 'passthrough', '-enc_time_base', '1/90000'],
      }),
  },
  {
    name: 'cut of a cut by another program',
    selection: middle,
    create: async () =>
      convertClip(
        await convertClip(await createClip({ seconds: 8 }), ['-c', 'copy', '-f', 'mp4'], ['-ss', '1.3']),
        ['-c', 'copy', '-f', 'mov'],
        ['-ss', '0.9', '-t', '4'],
      ),
  },
  {
    name: 'fragments, wrong index',
    selection: middle,
    create: createWrongIndex,
  },
  convertCamera('two video tracks', ['-map', '0:v', '-map', '0:v', '-map', '0:a', '-c', 'copy', '-f', 'mov']),
  convertCamera('no edit list', ['-c', 'copy', '-use_editlist', '0', '-f', 'mp4']),
  {
    name: 'a start at 100 s',
    create: async () =>
      convertClip(await createClip({ seconds }), ['-c', 'copy', '-output_ts_offset', '100', '-f', 'mp4']),
  },
  convertCamera('PCM', ['-c:v', 'copy', '-c:a', 'pcm_s16le', '-f', 'mov']),
  convertCamera('fragmented', ['-c', 'copy', '-movflags', 'frag_keyframe+empty_moov', '-f', 'mp4']),
  convertCamera('index at the start', ['-c', 'copy', '-movflags', 'faststart', '-f', 'mp4']),
  convertCamera('delayed by an empty edit', ['-c', 'copy', '-f', 'mp4', '-output_ts_offset', '0.4']),
  fullSize('3840x2160'),
  fullSize('7680x4320'),
];
