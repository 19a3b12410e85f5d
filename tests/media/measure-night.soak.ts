import { expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { locateRides } from '#src/domain/ride-finder.ts';
import { measureNight } from '#src/media/measure-night.ts';
import { probeVideo } from '#src/media/probe-video.ts';

/*
 * Measures a recording as the app does, and writes what the finder sees of it into a file for tests/nights: no picture and no
 * sound. CONTRIBUTING.md says how.
 */

const environment = import.meta.env as Record<string, string | undefined>;
const recording = environment['VITE_NIGHT'];
const output = environment['VITE_NIGHT_SERIES'] ?? 'night.json';

async function pickFile(path: string): Promise<File> {
  const input = document.createElement('input');
  input.type = 'file';
  document.body.append(input);
  await userEvent.upload(input, path);
  const [file] = input.files ?? [];
  if (!file) throw new Error(`There is no file ${path}`);
  return file;
}

const round = (values: ArrayLike<number>, digits: number) =>
  Array.from(values, (value) => Math.round(value * 10 ** digits) / 10 ** digits);

test.runIf(recording)('a recording is measured', async () => {
  const source = await probeVideo(await pickFile(recording ?? ''));
  const startedAt = performance.now();
  const { series } = await measureNight(source, {
    onProgress: () => undefined,
    onMeasured: () => undefined,
    signal: new AbortController().signal,
  });
  const { stepSeconds, sizes, loudness, movement } = series;
  const written = {
    about: '',
    secondsPerMinute: round([(performance.now() - startedAt) / 1000 / (source.duration / 60)], 2)[0],
    rides: [],
    found: locateRides(series).rides,
    series: {
      stepSeconds,
      sizes: round(sizes, 0),
      loudness: loudness && round(loudness, 1),
      movement: movement && round(movement, 2),
    },
  };
  await commands.writeFile(output, JSON.stringify(written));
  expect(series.sizes.length).toBeGreaterThan(0);
});
