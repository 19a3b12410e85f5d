import { findDamage } from './cut/decoded-frames.ts';
import type { CutPlan, FrameRange } from './cut/plan.ts';
import type { Encoder } from './encode/choose-encoder.ts';
import { convertSegment } from './encode/convert-segment.ts';
import { encodeSegment, type EncodedSegment } from './encoded-frames.ts';
import { DamagedVideoError, TooLongForMemoryError } from './errors.ts';
import { ffmpegQueue } from './ffmpeg-client.ts';
import type { ClipPart } from './join-clip.ts';
import { probeVideo } from './probe-video.ts';
import type { SourceVideo } from './source-video.ts';
import { workDirectory } from './work-files.ts';
import { openOutput, type WorkFolder } from './work-folder.ts';

/** A part of a clip; `ends` are those of a part that was encoded. */
export type MadePart = ClipPart & Pick<EncodedSegment, 'ends'>;

/**
 * The longest clip that is made in memory, which then has it about three times: its segments, the joined file and what is
 * written of it. 30 s from a phone that records 4K at 50 Mbit/s need 560 MB.
 */
export const maxSecondsInMemory = 30;
/** For so long the frame before is shown instead of damaged ones. */
const maxRepeatedSeconds = 1;
/** The name of the file of a segment in the work folder. */
export const getSegmentName = (index: number) => `segment-${index}.mp4`;

interface PartsJob {
  readonly source: SourceVideo;
  readonly range: FrameRange;
  readonly plan: CutPlan;
  readonly encoder: Encoder;
  readonly folder: WorkFolder | undefined;
  readonly signal: AbortSignal;
}

/** Called when a segment starts; the returned function reports its progress, from 0 to 1. */
type SegmentListener = (index: number) => (progress: number) => void;

/**
 * Encodes the segments of a plan that are not copied.
 *
 * @throws DamagedVideoError when frames are missing for longer than it would be noticed, or next to copied ones
 */
export async function makeParts(job: PartsJob, onSegment: SegmentListener): Promise<MadePart[]> {
  const { source, range, plan, encoder, signal } = job;
  const encoded = encoder === 'browser' ? await convert(job, onSegment) : await encode(job, onSegment);
  const frames = plan.segments.flatMap(
    ({ first, count }, index) =>
      encoded.get(index)?.frames ?? Array.from({ length: count }, (_, offset) => first + offset),
  );
  const damage = findDamage(source, range, frames);
  if (damage && (plan.segments.length > 1 || damage.length > maxRepeatedSeconds))
    throw new DamagedVideoError(damage.start);
  const parts = plan.segments.map(async ({ first, count }, index) => {
    const made = encoded.get(index);
    if (made) return { ...made, file: await probeVideo(made.file, signal), first: 0 };
    const copied = frames.filter((frame) => frame >= first && frame < first + count);
    return { file: source, first, frames: copied, ends: [] };
  });
  return Promise.all(parts);
}

type EncodedFiles = ReadonlyMap<number, EncodedSegment & { readonly file: File }>;

async function convert(
  { source, plan, folder, signal }: PartsJob,
  onSegment: SegmentListener,
): Promise<EncodedFiles> {
  const files = new Map<number, EncodedSegment & { file: File }>();
  for (const [index, segment] of plan.segments.entries()) {
    const place = { folder, name: getSegmentName(index) };
    files.set(index, await convertSegment(source, segment, place, { onProgress: onSegment(index), signal }));
  }
  return files;
}

async function encode(
  { source, range, plan, folder, signal }: PartsJob,
  onSegment: SegmentListener,
): Promise<EncodedFiles> {
  const segments = [...plan.segments.entries()].filter(([, { kind }]) => kind === 'encode');
  if (segments.length === 0) return new Map();
  const outputs = segments.map(([index]) => getSegmentName(index));
  const written = await ffmpegQueue.run(async (ffmpeg) => {
    const isInOpfs = await ffmpeg.mount({ files: [source.file], outputFolder: folder?.path, outputs });
    if (!isInOpfs && range.count > maxSecondsInMemory * source.frameRate)
      throw new TooLongForMemoryError(maxSecondsInMemory);
    const results: (EncodedSegment & { index: number; memory: Uint8Array<ArrayBuffer> | undefined })[] = [];
    for (const [index, segment] of segments) {
      const path = `${workDirectory}/${getSegmentName(index)}`;
      const report = onSegment(index);
      const onTime = (seconds: number) => report((seconds * source.frameRate) / segment.count);
      const encoded = await encodeSegment(ffmpeg, source, { segment, path }, plan, onTime);
      const memory = isInOpfs ? undefined : await ffmpeg.readFile(path);
      results.push({ ...encoded, index, memory });
    }
    return results;
  }, signal);
  // The job has closed the files.
  const files = written.map(async ({ index, memory, ...encoded }) => {
    const file = await openOutput(folder, getSegmentName(index), memory);
    return [index, { ...encoded, file }] as const;
  });
  return new Map(await Promise.all(files));
}
