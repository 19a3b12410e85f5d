import { expect } from 'vitest';
import { clampSelection, getFrameRange, type Selection } from '#src/domain/trim.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import type { TrimmedVideo } from '#src/media/results.ts';
import type { SourceVideo } from '#src/media/source-video.ts';
import { openTrimSession, type TrimSession } from '#src/media/trim-session.ts';
import { readFrameNumbers } from './numbered-clips.ts';
import { openPlayedVideo } from './played-video.ts';

export type TrimmedClip = {
  readonly source: SourceVideo;
  readonly selection: Selection;
  /** The numbers that the selected frames carry. */
  readonly expectedNumbers: readonly number[];
  readonly trimmed: TrimmedVideo;
  readonly probedResult: SourceVideo;
};

/**
 * Cuts a part out of a clip.
 *
 * @param firstNumber the number that the clip's first shown frame carries
 */
export async function trimClip(
  clip: File,
  wanted: Selection,
  firstNumber = 0,
): Promise<TrimmedClip & { session: TrimSession }> {
  const source = await probeVideo(clip);
  const session = openTrimSession(source);
  const selection = clampSelection(session.timeline, wanted);
  const { first, count } = getFrameRange(session.timeline, selection);
  const trimmed = await session.trim(selection);
  const expectedNumbers = Array.from({ length: count }, (_, place) => firstNumber + first + place);
  return {
    source,
    session,
    selection,
    expectedNumbers,
    trimmed,
    probedResult: await probeVideo(trimmed.file),
  };
}

/** Expects a cut to show exactly the selected frames, at their times, and to hold nothing else. */
export async function expectExactFrames(cut: TrimmedClip): Promise<void> {
  const { source, selection, expectedNumbers, trimmed, probedResult } = cut;
  const length = selection.end - selection.start;
  const frame = length / expectedNumbers.length;
  expect(await readFrameNumbers(trimmed.file), 'frames shown').toEqual(expectedNumbers);
  expect(await readFrameNumbers(trimmed.file, true), 'frames stored').toEqual(expectedNumbers);
  expect(Math.abs(trimmed.duration - length), 'length').toBeLessThan(frame);
  expect(probedResult.rotation).toBe(source.rotation);
  expect([trimmed.width, trimmed.height]).toEqual([source.width, source.height]);
  expect(probedResult.video.codec).toMatch(/^avc1/);
  expect(probedResult.audio?.codec).toBe(source.audio ? 'mp4a.40.2' : undefined);
  await expectPlayback(cut);
}

/** Chromium's own view of a cut: it is as long as selected, and begins and ends with the right frames. */
async function expectPlayback({
  source,
  selection,
  expectedNumbers,
  trimmed,
  probedResult,
}: TrimmedClip): Promise<void> {
  const played = await openPlayedVideo(trimmed.file, source.rotation);
  try {
    const length = selection.end - selection.start;
    // Sound ends with a whole frame of 1024 samples, which may last a little longer than the picture.
    expect(Math.abs(played.duration - length)).toBeLessThan(
      Math.max(length / expectedNumbers.length, 1024 / 44_100),
    );
    expect([played.width, played.height]).toEqual([source.width, source.height]);
    const last = expectedNumbers.length - 1;
    const places = [0, 1, last - 1, last];
    const shown: number[] = [];
    for (const place of places) {
      const time = probedResult.video.frameTimes[place] ?? 0;
      const end = probedResult.video.frameTimes[place + 1] ?? probedResult.duration;
      shown.push(await played.readFrameNumberAt((time + end) / 2));
    }
    expect(shown, 'frames in Chromium').toEqual(places.map((place) => expectedNumbers[place]));
  } finally {
    played.close();
  }
}
