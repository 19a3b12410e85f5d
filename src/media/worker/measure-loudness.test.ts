import { expect, test, vi } from 'vitest';
import { measureLoudness } from './measure-loudness.ts';

const sampleRate = 8000;
const packetFrames = 400;
const sound = vi.hoisted(() => ({ getValue: (_seconds: number): number => 0, seconds: 4 }));

/** A file of one track, in packets of a twentieth of a second. */
vi.mock('mediabunny', () => ({
  ...{ MP4: {}, QTFF: {} },
  BlobSource: vi.fn<() => void>(),
  Input: class {
    getAudioTracks = () => Promise.resolve([{ canDecode: () => Promise.resolve(true), sampleRate: 8000 }]);
  },
  AudioSampleSink: class {
    *samples() {
      for (let frame = 0; frame < sound.seconds * sampleRate; frame += packetFrames)
        yield {
          ...{ numberOfFrames: packetFrames, timestamp: frame / sampleRate, sampleRate },
          copyTo: (buffer: Float32Array) =>
            buffer.set(
              Array.from({ length: packetFrames }, (_, index) =>
                sound.getValue((frame + index) / sampleRate),
              ),
            ),
          close: () => undefined,
        };
    }
  },
}));

async function measure(getValue: (seconds: number) => number) {
  sound.getValue = getValue;
  const job = { kind: 'loudness', file: new Blob(), track: 0, stepSeconds: 0.5, count: 8 } as const;
  return Array.from(await measureLoudness(job, () => undefined), Math.round);
}

const tone = (frequency: number, seconds: number) => Math.sin(2 * Math.PI * frequency * seconds);

test('[UPL-16] the crowd is measured between words, whatever is said', async () => {
  const crowd = (seconds: number) => (seconds < 2 ? 0.01 : 0.1) * tone(2000, seconds);
  // Words of 0.3 s in each half second.
  const isSpeaking = (seconds: number) => seconds % 0.5 < 0.3;
  const spoken = (seconds: number) => crowd(seconds) + (isSpeaking(seconds) ? 0.9 * tone(1500, seconds) : 0);
  const quiet = await measure(crowd);
  const level = quiet[1] ?? 0;
  expect(quiet.slice(1, 3)).toEqual([level, level]);
  expect(quiet.slice(5)).toEqual([level + 20, level + 20, level + 20]);
  const heard = await measure(spoken);
  for (const step of [1, 2, 5, 6, 7])
    expect(Math.abs((heard[step] ?? 0) - (quiet[step] ?? 0))).toBeLessThan(2);
});

test('[UPL-16] the bass of music is no crowd, and silence is as low as can be', async () => {
  const music = await measure((seconds) => tone(60, seconds));
  expect(Math.max(...music.slice(1))).toBeLessThan(-40);
  expect(await measure(() => 0)).toEqual(Array.from({ length: 8 }, () => -90));
});
