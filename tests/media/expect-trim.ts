import { expect } from 'vitest';
import { getFrameRange, snapToFrame, type Selection } from '#src/domain/trim.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import type { SourceVideo } from '#src/media/source-video.ts';
import { openTrimSession, type TrimmedVideo, type TrimSession } from '#src/media/trim-session.ts';
import { convertClip, measureSoundShift, readFrameNumbers } from './numbered-clips.ts';
import { openPlayedVideo } from './played-video.ts';

export interface TrimmedClip {
  readonly source: SourceVideo;
  readonly selection: Selection;
  /** The numbers of the selected frames. */
  readonly expectedNumbers: readonly number[];
  readonly trimmed: TrimmedVideo;
  readonly probedResult: SourceVideo;
}

/** Trims a clip. The selected frames are those that native ffmpeg decodes at the same positions. */
export async function trimClip(
  clip: File,
  requested: Selection,
): Promise<TrimmedClip & { session: TrimSession }> {
  const source = await probeVideo(clip);
  const session = openTrimSession(source);
  const selection = {
    start: snapToFrame(session.timeline, requested.start),
    end: snapToFrame(session.timeline, Math.min(requested.end, source.duration)),
  };
  const { first, count } = getFrameRange(session.timeline, selection);
  const trimmed = await session.trim(selection);
  const shownNumbers = await readFrameNumbers(clip);
  expect(source.video.frameTimes, 'frames of the source').toHaveLength(shownNumbers.length);
  return {
    source,
    session,
    selection,
    expectedNumbers: shownNumbers.slice(first, first + count),
    trimmed,
    probedResult: await probeVideo(trimmed.file),
  };
}

/** Expects exactly the selected frames at their times, and no hidden frames. */
async function expectExactFrames(cut: TrimmedClip): Promise<void> {
  const { source, selection, expectedNumbers, trimmed, probedResult } = cut;
  const length = selection.end - selection.start;
  const frame = length / expectedNumbers.length;
  const numbers = await readFrameNumbers(trimmed.file);
  const offsets = new Set(numbers.map((number, index) => number - (expectedNumbers[index] ?? NaN)));
  expect([...offsets], 'offset of the frames').toEqual([0]);
  expect(numbers, 'frames shown').toEqual(expectedNumbers);
  expect(await readFrameNumbers(trimmed.file, true), 'frames stored').toEqual(expectedNumbers);
  // As players that ignore parameter sets between the frames, such as Apple's, do.
  const bySampleEntry = ['-map', '0:v', '-c', 'copy', '-bsf:v', 'filter_units=remove_types=7-8', '-f', 'mp4'];
  expect(
    await readFrameNumbers(await convertClip(trimmed.file, bySampleEntry)),
    'by the sample entry',
  ).toEqual(expectedNumbers);
  const unitTypes = await readUnitTypes(probedResult);
  // Messages, where cameras write place and time, and parameter sets (ITU-T H.264, table 7-1).
  expect(
    [6, 7, 8].filter((type) => unitTypes.has(type)),
    'units that only the index may have',
  ).toEqual([]);
  expect(Math.abs(trimmed.duration - length), 'length').toBeLessThan(frame);
  expect(await readBoxTypes(trimmed.file), 'index before the media data').toEqual([
    'ftyp',
    'moov',
    'free',
    'mdat',
  ]);
  expect(probedResult.rotation).toBe(source.rotation);
  expect([trimmed.width, trimmed.height]).toEqual(getPublishedSize(source));
  expect(probedResult.video.codec).toMatch(/^avc1/);
  expect(probedResult.audio?.codec).toBe(source.audio ? 'mp4a.40.2' : undefined);
  if (source.audio) {
    const shift = await measureSoundShift(source.file, selection.start, trimmed.file);
    expect(Math.abs(shift), 'shift of the sound').toBeLessThan(1.1 * (1024 / 48_000));
  }
  await expectPlayback(cut);
}

/** H.264 with 4:2:0 chroma has no odd sizes. */
const getPublishedSize = ({ width, height, video }: SourceVideo) =>
  video.codedWidth % 2 === 0 && video.codedHeight % 2 === 0
    ? [width, height]
    : [width - (width % 2), height - (height % 2)];

/** The types of the NAL units in the frames of a trimmed video. */
async function readUnitTypes({ file, video }: SourceVideo): Promise<Set<number>> {
  const types = new Set<number>();
  for (const [frame, offset] of video.frameOffsets.entries()) {
    const end = offset + (video.frameSizes[frame] ?? 0);
    const view = new DataView(await file.slice(offset, end).arrayBuffer());
    for (let start = 0; start < view.byteLength; start += 4 + view.getUint32(start))
      types.add(view.getUint8(start + 4) & 31);
  }
  return types;
}

async function readBoxTypes(file: Blob): Promise<string[]> {
  const types: string[] = [];
  for (let start = 0; start < file.size;) {
    const header = file.slice(start, start + 8);
    types.push(await header.slice(4).text());
    start += new DataView(await header.arrayBuffer()).getUint32(0);
  }
  return types;
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
    expect([played.width, played.height]).toEqual(getPublishedSize(source));
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

/** Trims a clip, by default all of it, and expects exactly the selected frames. */
export async function expectExactTrim(
  clip: File,
  selection: Selection = { start: 0, end: Infinity },
): Promise<TrimmedClip> {
  const cut = await trimClip(clip, selection);
  try {
    await expectExactFrames(cut);
    return cut;
  } finally {
    cut.session.dispose();
  }
}
