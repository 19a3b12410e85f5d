import { expect, onTestFinished, test } from 'vitest';
import { DamagedVideoError, DisorderedFileError, UnsupportedFileError } from '#src/media/errors.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import { listUnits } from '#src/media/timeline/idr-frame.ts';
import { openTrimSession } from '#src/media/trim-session.ts';
import {
  buildHevcArguments,
  changeBox,
  convertClip,
  createClip,
  readFrameNumbers,
  renameBox,
} from './numbered-clips.ts';
import { openPlayedVideo } from './played-video.ts';

const clip = createClip({ seconds: 4, audioArguments: ['-an'] });
const selection = { start: 0.5, end: 3.5 };
const count = 90;
/** ITU-T H.264, table 7-1. */
const fillerType = 12;

/** A copy whose frames, by presentation index, are overwritten with bytes that no decoder reads. */
async function damageFrames(first: number, last: number): Promise<File> {
  const { video } = await probeVideo(await clip);
  const bytes = new Uint8Array(await (await clip).arrayBuffer());
  for (let frame = first; frame <= last; frame += 1) {
    const offset = video.frameOffsets[frame] ?? 0;
    bytes.fill(0xff, offset, offset + (video.frameSizes[frame] ?? 0));
  }
  return new File([bytes], 'ride.mov');
}

async function trim(file: File, range = selection) {
  const source = await probeVideo(file);
  const session = openTrimSession(source);
  onTestFinished(() => session.dispose());
  const trimmed = await session.trim(range);
  return { source, trimmed, numbers: await readFrameNumbers(trimmed.file) };
}

test('[UPL-05] shows the frame before instead of a damaged one', async () => {
  const file = await damageFrames(41, 41);
  const shown = await readFrameNumbers(file);
  expect(shown).toHaveLength(119);
  const { trimmed, numbers } = await trim(file);
  expect(numbers).toEqual(shown.slice(15, 15 + count - 1));
  // A ride mark on any selected frame finds its time.
  expect(trimmed.frameTimes).toHaveLength(count);
  expect(trimmed.duration).toBeCloseTo(3, 1);
});

test('[UPL-05] names the second from which a video is damaged for longer', async () => {
  const failure = trim(await damageFrames(30, 75)).catch((error: unknown) => error);
  expect(await failure).toBeInstanceOf(DamagedVideoError);
  const { seconds } = (await failure) as DamagedVideoError;
  expect(seconds).toBeCloseTo(1, 1);
});

test('[UPL-05] cuts around an empty frame', async () => {
  const file = await changeBox(await clip, 'stsz', (box) => box.setUint32(16 + 4 * 70, 0));
  const { numbers } = await trim(file, { start: 0.5, end: 2.5 });
  expect(numbers).toEqual((await readFrameNumbers(file)).slice(15, 15 + numbers.length));
  expect(numbers.length).toBeGreaterThan(50);
});

test('[UPL-05] cuts frames that are filled up with zeros', async () => {
  const filler = 'nal-hrd=cbr:filler=1:bitrate=8000:vbv-maxrate=8000:vbv-bufsize=800:keyint=30';
  const videoArguments = ['-c:v', 'libx264', '-preset', 'ultrafast', '-x264-params', filler];
  const filled = await createClip({ seconds: 3, audioArguments: ['-an'], videoArguments });
  const { video } = await probeVideo(filled);
  const bytes = new Uint8Array(await filled.arrayBuffer());
  let zeros = 0;
  for (const [frame, offset] of video.frameOffsets.entries()) {
    const units = listUnits(bytes.subarray(offset, offset + (video.frameSizes[frame] ?? 0)), 4);
    for (const unit of [...units].filter(([header]) => header === fillerType)) {
      bytes.fill(0, unit.byteOffset - 4, unit.byteOffset + unit.length);
      zeros += 1;
    }
  }
  expect(zeros).toBeGreaterThan(30);
  const file = new File([bytes], 'ride.mov');
  const { numbers } = await trim(file, { start: 0.7, end: 2.3 });
  // Native ffmpeg does not decode such frames.
  expect(numbers).toEqual(Array.from({ length: 48 }, (_, index) => 21 + index));
  const { trimmed } = await trim(file, { start: 1, end: 2 });
  expect(trimmed.copiedFrameCount).toBe(30);
});

test('D19 copies the picture next to AAC without its configuration', async () => {
  const large = await createClip({ seconds: 4, filters: ',scale=640:360' });
  const heard = await convertClip(large, ['-c', 'copy', '-f', 'mp4']);
  const { trimmed } = await trim(await renameBox(heard, 'esds', 'free'), { start: 2, end: 4 });
  expect(trimmed.copiedFrameCount).toBe(60);
  expect((await probeVideo(trimmed.file)).audio?.codec).toBe('mp4a.40.2');
});

/** With the sound as the first track. */
const createHeardClip = async () =>
  convertClip(await createClip({ seconds: 4 }), ['-map', '0:a', '-map', '0:v', '-c', 'copy', '-f', 'mp4']);

test('[UPL-05] cuts a video whose sound an edit list ends early', async () => {
  const shortened = await changeBox(await createHeardClip(), 'elst', (box) => box.setUint32(12, 2500));
  const partly = await trim(shortened, { start: 2, end: 4 });
  expect(partly.trimmed.copiedFrameCount).toBe(60);
  expect((await probeVideo(partly.trimmed.file)).audio?.end).toBeCloseTo(0.5, 1);
  const silent = await trim(shortened, { start: 3, end: 4 });
  expect((await probeVideo(silent.trimmed.file)).audio).toBeNull();
});

test.each([
  [
    'of a file that was cut off before it',
    'stco',
    (box: DataView) => {
      for (let chunk = 0; chunk < box.getUint32(8); chunk += 1) box.setUint32(12 + 4 * chunk, 1e9);
    },
  ],
  ['whose track has no time scale', 'mdhd', (box: DataView) => box.setUint32(16, 0)],
])('D19 publishes a video without the sound %s', async (_kind, type, change) => {
  const { source, trimmed } = await trim(await changeBox(await createHeardClip(), type, change));
  expect([source.audio, source.hasUnreadableSound]).toEqual([null, true]);
  expect((await probeVideo(trimmed.file)).audio).toBeNull();
});

test('[UPL-03] rejects a video without a time scale', async () => {
  const timeless = await changeBox(await clip, 'mvhd', (box) => box.setUint32(16, 0));
  await expect(probeVideo(timeless)).rejects.toBeInstanceOf(UnsupportedFileError);
});

test('[UPL-03] rejects pictures too small to encode', async () => {
  const small = await createClip({ seconds: 1, filters: ',scale=2:2', videoArguments: ['-c:v', 'mpeg4'] });
  await expect(probeVideo(small)).rejects.toBeInstanceOf(UnsupportedFileError);
});

test.each([
  ['a codec that no decoder here knows', 'mp4a', 'mha1', ['-c', 'copy', '-f', 'mp4']],
  ['AAC whose missing configuration cannot be guessed', 'esds', 'free', ['-ac', '6', '-f', 'mp4']],
  ['several AMR frames in one sample', 'alac', 'samr', ['-c:v', 'copy', '-c:a', 'alac', '-f', 'mov']],
])('D19 publishes a video without sound of %s', async (_kind, type, name, args) => {
  const heard = await convertClip(await createClip({ seconds: 2 }), args);
  const { source, trimmed } = await trim(await renameBox(heard, type, name), { start: 0.5, end: 1.5 });
  expect([source.audio, source.hasUnreadableSound]).toEqual([null, true]);
  expect((await probeVideo(trimmed.file)).audio).toBeNull();
});

test.each([
  ['the container', 'colr'],
  ['the stream only', 'free'],
])('[UPL-05] publishes HDR stated in %s as bright as native ffmpeg maps it', async (_where, boxName) => {
  const color = ['-colorspace', 'bt2020nc', '-color_primaries', 'bt2020', '-color_trc', 'arib-std-b67'];
  const videoArguments = [...buildHevcArguments(), '-pix_fmt', 'yuv420p10le', ...color];
  const hdr = await createClip({
    seconds: 1,
    filters: ',hue=s=0.3',
    audioArguments: ['-an'],
    videoArguments,
  });
  const { source, trimmed } = await trim(await renameBox(hdr, 'colr', boxName), {
    start: 0,
    end: 1,
  });
  expect(source.video.hdrTransfer).toBe('arib-std-b67');
  const readColors = async (video: File, filters: string) => {
    const args = ['-map', '0:v', '-frames:v', '1', '-vf', `${filters}scale=8:4:flags=area`];
    const picture = await convertClip(video, [...args, '-pix_fmt', 'rgb24', '-f', 'rawvideo']);
    return new Uint8Array(await picture.arrayBuffer());
  };
  const toColors = 'zscale=m=gbr,format=gbrp,';
  const mapped =
    'zscale=t=linear:npl=203,format=gbrpf32le,tonemap=hable,zscale=t=bt709:m=gbr:p=bt709,format=gbrp,';
  const [expected, published] = await Promise.all([
    readColors(hdr, mapped),
    readColors(trimmed.file, toColors),
  ]);
  expect(Math.max(...expected.map((value, index) => Math.abs(value - (published[index] ?? 0))))).toBeLessThan(
    6,
  );
  expect((await probeVideo(trimmed.file)).video.hdrTransfer).toBeNull();
});

test('[UPL-15] a file that has lost the times of its frames is refused when it is opened', async () => {
  const stream = await convertClip(await clip, ['-c', 'copy', '-f', 'h264']);
  const disordered = await convertClip(stream, ['-c', 'copy', '-f', 'mp4'], ['-r', '30', '-f', 'h264']);
  await expect(probeVideo(disordered)).rejects.toBeInstanceOf(DisorderedFileError);
  const inOrder = await createClip({ seconds: 1, videoArguments: ['-c:v', 'libx264', '-bf', '0'] });
  const copy = await convertClip(
    await convertClip(inOrder, ['-c', 'copy', '-an', '-f', 'h264']),
    ['-c', 'copy', '-f', 'mp4'],
    ['-r', '30', '-f', 'h264'],
  );
  expect((await probeVideo(copy)).video.frameTimes).toHaveLength(30);
});

/** With a keyframe at 0 and 4 s. */
const longGroups = [
  ...['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '3'],
  ...['-x264-params', 'cabac=1:keyint=120:min-keyint=120:scenecut=0'],
];
/** Of it only what is before the second keyframe is encoded, which ffmpeg does. */
const beforeKeyframe = { start: 0.5, end: 6 };

/** A clip in which the second half of frames is lost, by presentation index, so that decoders guess it. */
async function spoilFrames(first: number, last: number, filters = ''): Promise<File> {
  const options = { seconds: 6, audioArguments: ['-an'], videoArguments: longGroups };
  const whole = await createClip({ ...options, filters });
  const { video } = await probeVideo(whole);
  const bytes = new Uint8Array(await whole.arrayBuffer());
  for (let frame = first; frame <= last; frame += 1) {
    const [offset, size] = [video.frameOffsets[frame] ?? 0, video.frameSizes[frame] ?? 0];
    bytes.fill(0x55, offset + Math.floor(size / 2), offset + size);
  }
  return new File([bytes], 'ride.mov');
}

test('[UPL-15] refuses frames that are decoded only in part for longer than a second', async () => {
  const failure = trim(await spoilFrames(16, 115), beforeKeyframe).catch((error: unknown) => error);
  expect(await failure).toBeInstanceOf(DamagedVideoError);
  expect(((await failure) as DamagedVideoError).seconds).toBeCloseTo(0.5, 0);
});

test('[UPL-15] a copied frame at which players would stop is encoded instead', async () => {
  const whole = { start: 0, end: 6 };
  const grain = ',noise=alls=20:allf=t';
  const { trimmed, numbers } = await trim(await spoilFrames(40, 44, grain), whole);
  expect(numbers).toHaveLength(180);
  expect(trimmed.copiedFrameCount).toBe(0);
  const played = await openPlayedVideo(trimmed.file);
  expect(await played.readFrameNumberAt(5.5)).toBe(165);
  played.close();
  await expect(trim(await spoilFrames(16, 115, grain), whole)).rejects.toBeInstanceOf(DamagedVideoError);
});

test('[UPL-15] accepts frames that are decoded only in part for a moment', async () => {
  const { trimmed, numbers } = await trim(await spoilFrames(40, 44), beforeKeyframe);
  expect(numbers).toHaveLength(165);
  expect(trimmed.copiedFrameCount).toBe(60);
});
