import { expect, test } from 'vitest';
import { probeVideo } from '#src/media/probe-video.ts';
import { openTrimSession } from '#src/media/trim-session.ts';
import {
  cameraVideoArguments,
  changeBox,
  convertClip,
  createClip,
  hevcVideoArguments,
  readAudioRange,
} from './numbered-clips.ts';
import { expectExactTrim, trimClip } from './expect-trim.ts';

/** High profile with B-frames, keyframes at 0, 2, 4 and 6 s. */
const camera = createClip({ seconds: 7 });

async function expectTrim(clip: File, start: number, end: number) {
  const cut = await expectExactTrim(clip, { start, end });
  return { ...cut, copied: cut.trimmed.copiedFrameCount };
}

test('[UPL-05] cuts a selection between keyframes to the frame and copies most frames', async () => {
  const { copied } = await expectTrim(await camera, 1.3, 5.5);
  expect(copied).toBeGreaterThanOrEqual(100);
});

test('[UPL-05] copies a selection from keyframe to keyframe', async () => {
  const { copied } = await expectTrim(await camera, 2, 4);
  expect(copied).toBe(60);
});

test('[UPL-05] encodes a selection within one group of pictures', async () => {
  const { copied } = await expectTrim(await camera, 2.1, 3.5);
  expect(copied).toBe(0);
});

test('[UPL-05] stores no audio from outside the selection', async () => {
  const clip = await camera;
  const { trimmed, session } = await trimClip(clip, { start: 1.3, end: 5.5 });
  const audioFrame = 1024 / 48_000;
  const { start, end } = await readAudioRange(trimmed.file);
  expect(start).toBeGreaterThan(-audioFrame);
  expect(start).toBeLessThan(audioFrame);
  expect(Math.abs(end - 4.2)).toBeLessThanOrEqual(audioFrame);
  session.dispose();
});

test.each([90, 180, 270])('[UPL-05] keeps a rotation by %i degrees', async (degrees) => {
  const rotated = await convertClip(await camera, [
    ...['-c', 'copy', '-metadata:s:v:0', `rotate=${360 - degrees}`, '-f', 'mov'],
  ]);
  const { probedResult } = await expectTrim(rotated, 3.5, 5);
  expect(probedResult.rotation).toBe(degrees);
});

test('[UPL-05] keeps a rotation of the whole movie', async () => {
  const one = 65_536;
  const rotated = await changeBox(await camera, 'mvhd', (box) =>
    // Type, version, times, rate and volume take 40 bytes.
    [0, one, 0, -one, 0].forEach((value, index) => box.setInt32(40 + 4 * index, value)),
  );
  const { probedResult } = await expectTrim(rotated, 3.5, 5);
  expect(probedResult.rotation).toBe(90);
});

test('[UPL-05] keeps the color that only the container states', async () => {
  const color = ['-color_primaries', 'smpte170m', '-color_trc', 'smpte170m', '-colorspace', 'smpte170m'];
  const args = ['-c', 'copy', ...color, '-color_range', 'pc', '-movflags', 'write_colr', '-f', 'mp4'];
  const { copied, source, probedResult } = await expectTrim(await convertClip(await camera, args), 2, 5.5);
  expect(copied).toBeGreaterThan(60);
  expect(source.video.colorSpace).toMatchObject({ matrix: 'smpte170m', fullRange: true });
  expect(probedResult.video.colorSpace).toEqual(source.video.colorSpace);
});

test('[UPL-05] cuts 60 frames per second with irregular keyframes', async () => {
  const videoArguments = ['-c:v', 'libx264', '-preset', 'ultrafast', '-force_key_frames', '0.7,1.9,2.2,4.05'];
  const { copied } = await expectTrim(await createClip({ rate: 60, seconds: 5, videoArguments }), 1.3, 4.7);
  expect(copied).toBe(168);
});

test('[UPL-05] cuts 29.97 frames per second, whose times are not whole microseconds', async () => {
  const { copied } = await expectTrim(await createClip({ rate: '30000/1001', seconds: 5 }), 1.7, 4.4);
  expect(copied).toBeGreaterThan(60);
});

test('[UPL-05] keeps the time of each frame of a video with a variable frame rate', async () => {
  const filters = ",settb=1/90000,setpts='(N+0.4*mod(N\\,3))/30/TB'";
  const videoArguments = [...cameraVideoArguments, '-vsync', 'passthrough', '-enc_time_base', '1/90000'];
  const { copied, source } = await expectTrim(
    await createClip({ seconds: 6, filters, videoArguments }),
    1.3,
    5.1,
  );
  const durations = source.video.frameTimes
    .slice(1)
    .map((time, index) => time - (source.video.frameTimes[index] ?? 0));
  expect(Math.max(...durations)).toBeGreaterThan(1.5 * Math.min(...durations));
  expect(copied).toBeGreaterThan(60);
});

test('[UPL-05] does not start copying at an open group of pictures', async () => {
  const options = 'keyint=60:min-keyint=60:scenecut=0:open-gop=1';
  const videoArguments = ['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '3', '-x264-params', options];
  const { source } = await expectTrim(await createClip({ seconds: 5, videoArguments }), 1.3, 4.5);
  expect([...source.video.randomAccessPoints]).toEqual([0]);
});

test('[UPL-05] drops frames that an edit list hides', async () => {
  const hidden = await convertClip(await camera, ['-c', 'copy', '-f', 'mov'], ['-ss', '1.3']);
  const { source } = await expectTrim(hidden, 0.5, 4);
  expect(source.video.sampleCount).toBeGreaterThan(source.video.frameTimes.length);
});

test('[UPL-05] cuts a fragmented file', async () => {
  const movflags = ['-movflags', 'frag_keyframe+empty_moov', '-f', 'mp4'];
  await expectTrim(await convertClip(await camera, ['-c', 'copy', ...movflags]), 1.3, 5);
});

/** @param type of the units that are messages of a user (ITU-T H.264, table 7-1 and D.1) */
async function renameUnits(clip: File, type: number): Promise<File> {
  const bytes = new Uint8Array(await clip.arrayBuffer());
  const id = [0x08, 0x6f, 0x36, 0x93];
  for (const at of bytes.keys()) {
    if (!id.every((byte, index) => bytes[at + index] === byte)) continue;
    // The unit starts with its header, behind its length of four bytes.
    let start = at;
    while (bytes[start] !== 6 || bytes[start - 4] !== 0 || bytes[start - 3] !== 0) start -= 1;
    bytes[start] = type;
  }
  return new File([bytes], clip.name);
}

test.each([
  ['messages', 6],
  ['units of its own', 30],
])(
  '[UPL-05] stores neither the place nor the time that a camera writes into the frames as %s',
  async (_as, type) => {
    // With a message in each frame, to which ffmpeg adds another one in keyframes.
    const videoArguments = [
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-bf',
      '3',
      '-g',
      '60',
      '-x264-params',
      'pic-struct=1',
    ];
    const message = 'GPS+37.3349-122.0090 20250505T101100';
    const metadata = `h264_metadata=sei_user_data=086f3693-b7b3-4f2c-9653-21492feee5b8+${message}`;
    const written = await convertClip(await createClip({ seconds: 7, videoArguments }), [
      '-c',
      'copy',
      '-bsf:v',
      metadata,
      '-f',
      'mov',
    ]);
    const located = await renameUnits(written, type);
    expect(await located.text()).toContain(message);
    const { trimmed, session } = await trimClip(located, { start: 1.3, end: 5.5 });
    expect(trimmed.copiedFrameCount).toBeGreaterThan(60);
    expect(await trimmed.file.text()).not.toContain('GPS');
    session.dispose();
  },
);

test('[UPL-05] keeps a silent file silent', async () => {
  const silent = await convertClip(await camera, ['-c', 'copy', '-an', '-f', 'mov']);
  const { probedResult } = await expectTrim(silent, 1.3, 3.3);
  expect(probedResult.audio).toBeNull();
});

test('[UPL-12] leaves the sound out where that is chosen', async () => {
  const session = openTrimSession(await probeVideo(await camera));
  for (const isSilent of [true, false]) {
    const { file, copiedFrameCount } = await session.trim({ start: 1.3, end: 5 }, { isSilent });
    expect((await probeVideo(file)).audio === null).toBe(isSilent);
    expect(copiedFrameCount).toBeGreaterThan(60);
  }
  session.dispose();
});

test('D19 encodes audio that is not AAC and copies the video', async () => {
  const pcm = await convertClip(await camera, ['-c:v', 'copy', '-c:a', 'pcm_s16le', '-f', 'mov']);
  const { copied } = await expectTrim(pcm, 1.3, 5);
  expect(copied).toBeGreaterThan(60);
});

test('D19 encodes HEVC and estimates the duration', async () => {
  const clip = await createClip({ seconds: 3, videoArguments: hevcVideoArguments });
  const { copied, source } = await expectTrim(clip, 0.5, 2.5);
  expect(copied).toBe(0);
  const nextSession = openTrimSession(source);
  expect(await nextSession.estimateConversion({ start: 0.5, end: 2.5 })).toBeGreaterThan(0.05);
  nextSession.dispose();
});
