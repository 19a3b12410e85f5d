import { findDamage, maxDamagedSeconds } from './cut/decoded-frames.ts';
import type { CutPlan, FrameRange, Segment } from './cut/plan.ts';
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

/**
 * Makes the segments of a plan: those that are not copied are encoded, one after the other. Each rejects with
 * DamagedVideoError when frames are missing or damaged for longer than it would be noticed, or missing next to copied ones.
 *
 * @param onProgress how much of a segment is encoded, from 0 to 1
 */
export function makeParts(
  job: PartsJob,
  onProgress: (index: number, progress: number) => void,
): Promise<MadePart>[] {
  const parts = job.plan.segments.map(async (segment, index) =>
    segment.kind === 'copy'
      ? copy(job.source, segment)
      : encode(job, segment, getSegmentName(index), (progress) => onProgress(index, progress)),
  );
  // The first that fails ends the cut, which then does not wait for the others.
  for (const part of parts) part.catch(() => undefined);
  return parts;
}

const copy = (file: SourceVideo, { first, count }: FrameRange): MadePart => ({
  ...{ file, first, end: first + count, ends: [] },
  frames: Array.from({ length: count }, (_, offset) => first + offset),
});

async function encode(
  job: PartsJob,
  segment: Segment,
  name: string,
  onProgress: (progress: number) => void,
): Promise<MadePart> {
  const { source, plan, encoder, folder, signal } = job;
  const made =
    encoder === 'browser'
      ? await convertSegment(source, segment, { folder, name }, { onProgress, signal })
      : await encodeWithFfmpeg(job, segment, name, onProgress);
  const damage = findDamage(source, segment, made.frames);
  if (damage && (plan.segments.length > 1 || damage.length > maxDamagedSeconds))
    throw new DamagedVideoError(damage.start);
  const file = await probeVideo(made.file, signal);
  return { ...made, file, first: 0, end: segment.first + segment.count };
}

async function encodeWithFfmpeg(
  { source, range, plan, folder, signal }: PartsJob,
  segment: Segment,
  name: string,
  onProgress: (progress: number) => void,
): Promise<EncodedSegment & { readonly file: File }> {
  const { memory, ...encoded } = await ffmpegQueue.run(async (ffmpeg) => {
    const files = { files: [source.file] as [File], outputFolder: folder?.path, outputs: [name] };
    const isInOpfs = await ffmpeg.mount(files);
    if (!isInOpfs && range.count > maxSecondsInMemory * source.frameRate)
      throw new TooLongForMemoryError(maxSecondsInMemory);
    const file = { segment, path: `${workDirectory}/${name}` };
    const onTime = (seconds: number) => onProgress((seconds * source.frameRate) / segment.count);
    const result = await encodeSegment(ffmpeg, source, file, plan, onTime);
    return { ...result, memory: isInOpfs ? undefined : await ffmpeg.readFile(file.path) };
  }, signal);
  // The job has closed the file.
  return { ...encoded, file: await openOutput(folder, name, memory) };
}
