import { expect, test } from 'vitest';
import { openTrimSession } from '#src/media/trim-session.ts';
import { cameraVideoArguments, createClip, readAudioRange, convertClip } from './numbered-clips.ts';
import { trimClip, expectExactFrames } from './expect-trim.ts';
import hevcUrl from './fixtures/hevc.mp4?url';

/** High profile with B-frames, keyframes at 0, 2, 4 and 6 s. */
const camera = createClip({ seconds: 7 });

async function expectTrim(clip: File, start: number, end: number, firstNumber = 0) {
  const cut = await trimClip(clip, { start, end }, firstNumber);
  try {
    await expectExactFrames(cut);
    return { ...cut, copied: cut.trimmed.copiedFrameCount };
  } finally {
    cut.session.dispose();
  }
}

test('[UPL-05] a part that begins and ends between keyframes is cut to the frame, most of it copied', async () => {
  const { copied } = await expectTrim(await camera, 1.3, 5.5);
  expect(copied).toBeGreaterThanOrEqual(100);
});

test('[UPL-05] a part between two keyframes is copied as it is', async () => {
  const { copied } = await expectTrim(await camera, 2, 4);
  expect(copied).toBe(60);
});

test('[UPL-05] a part within one group of pictures is encoded whole', async () => {
  const { copied } = await expectTrim(await camera, 2.1, 3.5);
  expect(copied).toBe(0);
});

test('[UPL-05] sound outside the selection is not stored', async () => {
  const clip = await camera;
  const { trimmed, session } = await trimClip(clip, { start: 1.3, end: 5.5 });
  const frame = 1024 / 48_000;
  const { start, end } = await readAudioRange(trimmed.file);
  expect(start).toBeGreaterThan(-frame);
  expect(start).toBeLessThan(frame);
  expect(Math.abs(end - 4.2)).toBeLessThanOrEqual(frame);
  session.dispose();
});

test.each([90, 180, 270])('[UPL-05] rotation by %i degrees is kept', async (degrees) => {
  const turned = await convertClip(await camera, [
    ...['-c', 'copy', '-metadata:s:v:0', `rotate=${360 - degrees}`, '-f', 'mov'],
  ]);
  const { probedResult } = await expectTrim(turned, 3.5, 5);
  expect(probedResult.rotation).toBe(degrees);
});

test('[UPL-05] 60 frames a second with keyframes at odd places', async () => {
  const videoArguments = ['-c:v', 'libx264', '-preset', 'ultrafast', '-force_key_frames', '0.7,1.9,2.2,4.05'];
  const { copied } = await expectTrim(await createClip({ rate: 60, seconds: 5, videoArguments }), 1.3, 4.7);
  expect(copied).toBe(168);
});

test('[UPL-05] 29.97 frames a second, whose times are no whole microseconds', async () => {
  const { copied } = await expectTrim(await createClip({ rate: '30000/1001', seconds: 5 }), 1.7, 4.4);
  expect(copied).toBeGreaterThan(60);
});

test('[UPL-05] a varying frame rate: each frame keeps its own time', async () => {
  const filters = ",settb=1/90000,setpts='(N+0.4*mod(N\\,3))/30/TB'";
  const videoArguments = [...cameraVideoArguments, '-vsync', 'passthrough', '-enc_time_base', '1/90000'];
  const { copied, source } = await expectTrim(
    await createClip({ seconds: 6, filters, videoArguments }),
    1.3,
    5.1,
  );
  expect(source.hasVariableFrameRate).toBe(true);
  expect(copied).toBeGreaterThan(60);
});

test('[UPL-05] open groups of pictures are no place to begin copying', async () => {
  const options = 'keyint=60:min-keyint=60:scenecut=0:open-gop=1';
  const videoArguments = ['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '3', '-x264-params', options];
  const { source } = await expectTrim(await createClip({ seconds: 5, videoArguments }), 1.3, 4.5);
  expect([...source.video.randomAccessPoints]).toEqual([0]);
});

test('[UPL-05] what an edit list hides stays hidden and is not carried over', async () => {
  const hidden = await convertClip(await camera, ['-c', 'copy', '-f', 'mov'], ['-ss', '1.3']);
  const { source } = await expectTrim(hidden, 0.5, 4, 39);
  expect(source.video.sampleCount).toBeGreaterThan(source.video.frameTimes.length);
});

test('[UPL-05] a fragmented file', async () => {
  const movflags = ['-movflags', 'frag_keyframe+empty_moov', '-f', 'mp4'];
  await expectTrim(await convertClip(await camera, ['-c', 'copy', ...movflags]), 1.3, 5);
});

test('[UPL-05] a silent file stays silent', async () => {
  const silent = await convertClip(await camera, ['-c', 'copy', '-an', '-f', 'mov']);
  const { probedResult } = await expectTrim(silent, 1.3, 3.3);
  expect(probedResult.audio).toBeNull();
});

test('D19 sound that is not AAC is converted, the picture copied', async () => {
  const pcm = await convertClip(await camera, ['-c:v', 'copy', '-c:a', 'pcm_s16le', '-f', 'mov']);
  const { copied } = await expectTrim(pcm, 1.3, 5);
  expect(copied).toBeGreaterThan(60);
});

test('D19 HEVC is converted, with the time it takes told before', async () => {
  const answer = await fetch(hevcUrl);
  const clip = new File([await answer.blob()], 'hevc.mp4');
  const { copied, session } = await expectTrim(clip, 0.5, 2.5);
  expect(copied).toBe(0);
  const again = openTrimSession(session.source);
  const estimate = await again.estimate({ start: 0.5, end: 2.5 });
  expect(estimate).toEqual({ way: 'convert', seconds: expect.any(Number) as number });
  expect(estimate.seconds).toBeGreaterThan(0.05);
  again.dispose();
});
