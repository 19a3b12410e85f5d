import { expect } from 'vitest';
import { clampSelection, framesOf, type Selection } from '#src/domain/trim.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import type { TrimmedVideo } from '#src/media/results.ts';
import type { SourceVideo } from '#src/media/source-video.ts';
import { openTrimSession, type TrimSession } from '#src/media/trim-session.ts';
import { readNumbers } from './clips.ts';
import { openPlayed } from './play-frames.ts';

export type Cut = {
  readonly source: SourceVideo;
  readonly selection: Selection;
  /** The numbers that the selected frames carry. */
  readonly numbers: readonly number[];
  readonly trimmed: TrimmedVideo;
  readonly result: SourceVideo;
};

/**
 * Cuts a part out of a clip.
 *
 * @param firstNumber the number that the clip's first shown frame carries
 */
export async function cutClip(
  clip: File,
  wanted: Selection,
  firstNumber = 0,
): Promise<Cut & { session: TrimSession }> {
  const source = await probeVideo(clip);
  const session = openTrimSession(source);
  const selection = clampSelection(session.timeline, wanted);
  const { first, count } = framesOf(session.timeline, selection);
  const trimmed = await session.trim(selection);
  const numbers = Array.from({ length: count }, (_, place) => firstNumber + first + place);
  return { source, session, selection, numbers, trimmed, result: await probeVideo(trimmed.file) };
}

/** Expects a cut to show exactly the selected frames, at their times, and to hold nothing else. */
export async function expectExactly(cut: Cut): Promise<void> {
  const { source, selection, numbers, trimmed, result } = cut;
  const length = selection.end - selection.start;
  const frame = length / numbers.length;
  expect(await readNumbers(trimmed.file), 'frames shown').toEqual(numbers);
  expect(await readNumbers(trimmed.file, true), 'frames stored').toEqual(numbers);
  expect(Math.abs(trimmed.duration - length), 'length').toBeLessThan(frame);
  expect(result.rotation).toBe(source.rotation);
  expect([trimmed.width, trimmed.height]).toEqual([source.width, source.height]);
  expect(result.video.codec).toMatch(/^avc1/);
  expect(result.audio?.codec).toBe(source.audio ? 'mp4a.40.2' : undefined);
  await expectPlayed(cut);
}

/** Chromium's own view of a cut: it is as long as selected, and begins and ends with the right frames. */
async function expectPlayed({ source, selection, numbers, trimmed, result }: Cut): Promise<void> {
  const played = await openPlayed(trimmed.file, source.rotation);
  try {
    const length = selection.end - selection.start;
    // Sound ends with a whole frame of 1024 samples, which may last a little longer than the picture.
    expect(Math.abs(played.duration - length)).toBeLessThan(Math.max(length / numbers.length, 1024 / 44_100));
    expect([played.width, played.height]).toEqual([source.width, source.height]);
    const last = numbers.length - 1;
    const places = [0, 1, last - 1, last];
    const shown: number[] = [];
    for (const place of places) {
      const time = result.video.frames[place] ?? 0;
      const end = result.video.frames[place + 1] ?? result.duration;
      shown.push(await played.frameAt((time + end) / 2));
    }
    expect(shown, 'frames in Chromium').toEqual(places.map((place) => numbers[place]));
  } finally {
    played.close();
  }
}
