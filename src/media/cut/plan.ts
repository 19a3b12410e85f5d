import type { SourceVideo } from '../source-video.ts';
import { isPublishableVideo, isPublishableAudio } from '../codecs.ts';

/** A run of frames, by their places on the timeline, and what is done with them. */
export type Segment = { readonly kind: 'copy' | 'encode'; readonly first: number; readonly count: number };

/** How the selected frames become a file: parts that follow each other without a gap. */
export type CutPlan = {
  readonly segments: readonly Segment[];
  readonly audio: 'copy' | 'encode' | 'none';
};

export type FrameRange = { readonly first: number; readonly count: number };

/** Storage takes files of up to 500 MB (decision D4); what is copied has to leave room for sound and index. */
const maxCopiedBytes = 470e6;

/**
 * Plans a smart cut. Frames can be copied from a place where decoding can begin until one where it can end; only
 * what is selected before and after them is encoded anew. So the result begins and ends with exactly the chosen
 * frames, and holds no other.
 *
 * @param begins whether a decoder can really begin at a frame; what the index calls a keyframe may not be one
 */
export function planCut(source: SourceVideo, range: FrameRange, begins: (frame: number) => boolean): CutPlan {
  const whole = planFullEncode(source, range);
  if (!canCopyFrames(source, range)) return whole;
  const end = range.first + range.count;
  const start = source.video.randomAccessPoints.find(
    (frame) => frame >= range.first && frame < end && begins(frame),
  );
  const stop = source.video.exitPoints.findLast((frame) => frame <= end);
  if (start === undefined || stop === undefined || stop <= start) return whole;
  const parts: Segment[] = [
    { kind: 'encode', first: range.first, count: start - range.first },
    { kind: 'copy', first: start, count: stop - start },
    { kind: 'encode', first: stop, count: end - stop },
  ];
  return { ...whole, segments: parts.filter((part) => part.count > 0) };
}

/** Plans to encode every selected frame anew: for other codecs, and where a cut did not come out right. */
export function planFullEncode(source: SourceVideo, range: FrameRange): CutPlan {
  return { segments: [{ kind: 'encode', ...range }], audio: getAudioMode(source) };
}

function getAudioMode(source: SourceVideo): CutPlan['audio'] {
  if (!source.audio) return 'none';
  return isPublishableAudio(source.audio.codec) ? 'copy' : 'encode';
}

function canCopyFrames(source: SourceVideo, { first, count }: FrameRange): boolean {
  const bytes = source.video.frameSizes.subarray(first, first + count).reduce((sum, size) => sum + size, 0);
  // A mirrored picture has to be drawn anew, and several edits lay frames where copies of them would not be.
  const asItIs = !source.isMirrored && !source.video.hasMultipleEdits;
  return asItIs && isPublishableVideo(source.video.codec) && bytes <= maxCopiedBytes;
}
