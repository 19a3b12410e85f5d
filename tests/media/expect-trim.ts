import { expect } from 'vitest';
import { getFrameRange, snapToFrame, type Selection } from '#src/domain/trim.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import type { TrimmedVideo } from '#src/media/results.ts';
import type { SourceVideo } from '#src/media/source-video.ts';
import { openTrimSession, type TrimSession } from '#src/media/trim-session.ts';
import { readFrameNumbers } from './numbered-clips.ts';
import { openPlayedVideo } from './played-video.ts';

export interface TrimmedClip {
  readonly source: SourceVideo;
  readonly selection: Selection;
  /** The numbers of the selected frames. */
  readonly expectedNumbers: readonly number[];
  readonly trimmed: TrimmedVideo;
  readonly probedResult: SourceVideo;
}

/**
 * Trims a clip.
 *
 * @param firstNumber the number of the clip's first presented frame
 */
export async function trimClip(
  clip: File,
  requested: Selection,
  firstNumber = 0,
): Promise<TrimmedClip & { session: TrimSession }> {
  const source = await probeVideo(clip);
  const session = openTrimSession(source);
  const selection = {
    start: snapToFrame(session.timeline, requested.start),
    end: snapToFrame(session.timeline, requested.end),
  };
  const { first, count } = getFrameRange(session.timeline, selection);
  const trimmed = await session.trim(selection);
  const expectedNumbers = Array.from({ length: count }, (_, index) => firstNumber + first + index);
  return {
    source,
    session,
    selection,
    expectedNumbers,
    trimmed,
    probedResult: await probeVideo(trimmed.file),
  };
}

/** Expects exactly the selected frames at their times, and no hidden frames. */
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

/** Checks duration, first and last frames in the player of Chromium. */
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
    // Audio ends with a whole frame of 1024 samples, possibly after the video.
    expect(Math.abs(played.duration - length)).toBeLessThan(
      Math.max(length / expectedNumbers.length, 1024 / 44_100),
    );
    expect([played.width, played.height]).toEqual([source.width, source.height]);
    const last = expectedNumbers.length - 1;
    const indices = [0, 1, last - 1, last];
    const shown: number[] = [];
    for (const index of indices) {
      const time = probedResult.video.frameTimes[index] ?? 0;
      const end = probedResult.video.frameTimes[index + 1] ?? probedResult.duration;
      shown.push(await played.readFrameNumberAt((time + end) / 2));
    }
    expect(shown, 'frames in Chromium').toEqual(indices.map((index) => expectedNumbers[index]));
  } finally {
    played.close();
  }
}
