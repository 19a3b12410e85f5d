import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { suggestedConfidence, type FoundRides } from '#src/domain/ride-finder.ts';
import { setReportSink } from '#src/lib/log.ts';
import { buildSourceVideo } from '#tests/support/factories/build-source-video.ts';
import { createRandom } from '#tests/support/made-night.ts';
import * as browserCodecs from './encode/browser-codecs.ts';
import * as chooseEncoder from './encode/choose-encoder.ts';
import { findRides } from './find-rides.ts';

const rides = [40, 200, 480].map((start) => ({ start, end: start + 8 }));
const isRiding = (time: number) => rides.some(({ start, end }) => time >= start && time < end);

/** Ten minutes at ten frames a second, with a keyframe in each. @param growth how much larger frames are in a ride */
function buildSource(growth = 1) {
  const random = createRandom(1);
  const source = buildSourceVideo({ duration: 600 });
  const frameTimes = Float64Array.from({ length: 6000 }, (_, frame) => frame / 10);
  return {
    ...source,
    video: {
      ...source.video,
      ...{ codedWidth: 640, codedHeight: 360 },
      frameTimes,
      frameSizes: frameTimes.map((time) => (1000 + 100 * random()) * (isRiding(time) ? growth : 1)),
      keyframes: Uint32Array.from({ length: 600 }, (_, index) => index * 10),
    },
  };
}

const measurePairs = vi.spyOn(browserCodecs, 'measurePairs');
const measureLoudness = vi.spyOn(browserCodecs, 'measureLoudness');
const canBrowserDecode = vi.spyOn(chooseEncoder, 'canBrowserDecode');

async function search(source = buildSource(), signal = new AbortController().signal) {
  const progress: number[] = [];
  const shown: FoundRides[] = [];
  const found = await findRides(source, {
    onProgress: (share) => progress.push(share),
    onFound: (part) => shown.push(part),
    signal,
  });
  const suggested = found.rides.filter(({ confidence }) => confidence >= suggestedConfidence);
  return { progress, shown, found, starts: suggested.map(({ start }) => Math.round(start / 10) * 10) };
}

beforeEach(() => {
  vi.resetAllMocks();
  setReportSink(() => undefined);
  canBrowserDecode.mockResolvedValue(true);
  measureLoudness.mockImplementation(({ count, stepSeconds }, { onProgress }) => {
    onProgress(0.5);
    onProgress(1);
    const random = createRandom(2);
    return Promise.resolve(
      Float32Array.from(
        { length: count },
        (_, step) => (isRiding(step * stepSeconds) ? -28 : -40) + 2 * random(),
      ),
    );
  });
  measurePairs.mockImplementation(({ video }, pairs, onMovement, signal) => {
    for (const [before] of pairs) {
      signal.throwIfAborted();
      onMovement(isRiding(video.frameTimes[before] ?? 0) ? 20 : 2 + (before % 3) / 10);
    }
    return Promise.resolve();
  });
});

afterAll(() => vi.restoreAllMocks());

describe('[UPL-16] the search', () => {
  test('looks at no picture where the sizes of frames tell rides', async () => {
    const { starts, found, shown, progress } = await search(buildSource(100));
    expect(starts).toEqual([40, 200, 480]);
    expect(found.foundBy).toBe('both');
    expect(measurePairs).not.toHaveBeenCalled();
    expect(shown).toEqual([]);
    expect(progress).toEqual([0.5, 1]);
  });

  test('shows the line first, then each ride once nothing changes it any more', async () => {
    const { starts, shown, found, progress } = await search();
    expect(starts).toEqual([40, 200, 480]);
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.length).toBeLessThan(15);
    expect(shown[0]).toMatchObject({ rides: [] });
    expect(shown[0]?.activity).toHaveLength(150);
    for (const part of shown) expect(found.rides).toEqual(expect.arrayContaining(part.rides));
    expect(shown.at(-1)?.rides.map(({ start }) => Math.round(start / 10) * 10)).toEqual([40, 200]);
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    expect(progress[0]).toBeLessThan(0.1);
  });

  test('goes by the pictures where the sound cannot be decoded', async () => {
    measureLoudness.mockRejectedValue(new Error('The sound cannot be decoded.'));
    const { starts, found } = await search();
    expect(found.foundBy).toBe('no sound');
    expect(starts).toEqual([40, 200, 480]);
  });

  test.each([
    ['the browser has no decoder', () => canBrowserDecode.mockResolvedValue(false)],
    ['a frame is missing', () => measurePairs.mockRejectedValue(new Error('Instead of the frame …'))],
  ])('[UPL-19] says that it saw nothing when %s', async (_case, arrange) => {
    arrange();
    const { found } = await search();
    expect(found.foundBy).toBe('unseen');
  });

  test('ends with its signal, also in the middle of the pictures', async () => {
    const controller = new AbortController();
    measurePairs.mockImplementation((_source, _pairs, _onMovement, signal) => {
      controller.abort();
      return signal.aborted ? Promise.reject(new Error('The worker is gone.')) : Promise.resolve();
    });
    await expect(search(buildSource(), controller.signal)).rejects.toThrow('abort');
  });
});
