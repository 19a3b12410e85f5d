import { cdp } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { StorageFullError, TruncatedFileError } from '#src/media/errors.ts';
import { loadCore } from '#src/media/ffmpeg-client.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import { openTrimSession, preloadFfmpeg } from '#src/media/trim-session.ts';
import { convertClip, createClip, hevcVideoArguments, readFrameNumbers } from './numbered-clips.ts';
import { readImageNumber } from './played-video.ts';

const clip = createClip({ seconds: 4 });
const proRes = createClip({ seconds: 1, videoArguments: ['-c:v', 'prores_ks', '-profile:v', 'proxy'] });

const setQuota = (quotaSize?: number) =>
  cdp().send('Storage.overrideQuotaForOrigin', { origin: location.origin, ...(quotaSize && { quotaSize }) });

afterEach(() => setQuota());

test('[UPL-05] reports the download of the core, also to those who ask later', async () => {
  const reports: number[][] = [];
  preloadFfmpeg((loaded, total) => reports.push([loaded, total]));
  await loadCore();
  const last = reports.at(-1) ?? [];
  expect(last[0]).toBeGreaterThan(1e6);
  expect(last[0]).toBe(last[1]);
  expect(reports.length).toBeGreaterThan(1);
  const later: number[][] = [];
  preloadFfmpeg((loaded, total) => later.push([loaded, total]));
  expect(later).toEqual([last]);
});

test('[UPL-05] names a full disk, and cuts once there is space', async () => {
  const source = await probeVideo(await createClip({ seconds: 4, filters: ',noise=alls=60:allf=t' }));
  const session = openTrimSession(source);
  const { usage = 0 } = await navigator.storage.estimate();
  await setQuota(usage + 500_000);
  await expect(session.trim({ start: 0, end: 4 })).rejects.toBeInstanceOf(StorageFullError);
  await setQuota();
  expect((await session.trim({ start: 0, end: 4 })).duration).toBeCloseTo(4, 1);
  session.dispose();
});

test('[UPL-05] uses what is left of a truncated file', async () => {
  const indexFirst = await convertClip(await clip, ['-c', 'copy', '-movflags', 'faststart', '-f', 'mp4']);
  const truncated = new File([indexFirst.slice(0, indexFirst.size * 0.6)], 'ride.mp4');
  const source = await probeVideo(truncated);
  expect(source.missingSeconds).toBeGreaterThan(1);
  expect(source.duration + source.missingSeconds).toBeCloseTo(4, 1);
  const session = openTrimSession(source);
  const { file } = await session.trim({ start: 0.5, end: source.duration });
  const count = source.video.frameTimes.length - 15;
  expect(await readFrameNumbers(file)).toEqual(Array.from({ length: count }, (_, index) => 15 + index));
  session.dispose();
});

test.each([
  ['its index', async () => (await clip).slice(0, (await clip).size / 2)],
  [
    'its first frame',
    async () => {
      const indexFirst = await convertClip(await clip, ['-c', 'copy', '-movflags', 'faststart', '-f', 'mp4']);
      return indexFirst.slice(0, 8000);
    },
  ],
])('[UPL-03] names a file that ends before %s', async (_part, create) => {
  const file = new File([await create()], 'ride.mov');
  await expect(probeVideo(file)).rejects.toBeInstanceOf(TruncatedFileError);
});

test('[UPL-05] runs 600 commands in one session', async () => {
  const source = await probeVideo(await proRes);
  const session = openTrimSession(source);
  const times = Array.from({ length: 12 }, (_, index) => index / 12);
  const indices: number[] = [];
  for (let round = 0; round < 50; round += 1) {
    await session.extractPreviewFrames(times, ({ index }) => indices.push(index));
  }
  expect(indices).toHaveLength(600);
  session.dispose();
});

test('[UPL-05] extracts the frame that is asked for, before and after a trim', async () => {
  for (const file of [await clip, await createClip({ seconds: 4, videoArguments: hevcVideoArguments })]) {
    const session = openTrimSession(await probeVideo(file));
    const { image: before } = await session.extractThumbnail(1.51);
    await session.trim({ start: 1, end: 3 });
    const { image: after } = await session.extractThumbnail(1.51);
    const bitmaps = await Promise.all([before, after].map((image) => createImageBitmap(image)));
    expect(bitmaps.map((bitmap) => readImageNumber(bitmap))).toEqual([45, 45]);
    session.dispose();
  }
});
