import type { SourceVideo } from '../source-video.ts';
import { isPublishable, isPublishableSound } from '../codecs.ts';

/** A run of frames, by their places on the timeline, and what is done with them. */
export type Part = { readonly kind: 'copy' | 'encode'; readonly first: number; readonly count: number };

/** How the selected frames become a file: parts that follow each other without a gap. */
export type CutPlan = {
  readonly parts: readonly Part[];
  readonly sound: 'copy' | 'encode' | 'none';
};

export type FrameRange = { readonly first: number; readonly count: number };

/** Storage takes files of up to 500 MB (decision D4); what is copied has to leave room for sound and index. */
const mostCopiedBytes = 470e6;

/**
 * Plans a smart cut. Frames can be copied from a place where decoding can begin until one where it can end; only
 * what is selected before and after them is encoded anew. So the result begins and ends with exactly the chosen
 * frames, and holds no other.
 *
 * @param begins whether a decoder can really begin at a frame; what the index calls a keyframe may not be one
 */
export function planCut(source: SourceVideo, range: FrameRange, begins: (frame: number) => boolean): CutPlan {
  const whole = planConversion(source, range);
  if (!canCopy(source, range)) return whole;
  const end = range.first + range.count;
  const start = source.video.entries.find((frame) => frame >= range.first && frame < end && begins(frame));
  const stop = source.video.exits.findLast((frame) => frame <= end);
  if (start === undefined || stop === undefined || stop <= start) return whole;
  const parts: Part[] = [
    { kind: 'encode', first: range.first, count: start - range.first },
    { kind: 'copy', first: start, count: stop - start },
    { kind: 'encode', first: stop, count: end - stop },
  ];
  return { ...whole, parts: parts.filter((part) => part.count > 0) };
}

/** Plans to encode every selected frame anew: for other codecs, and where a cut did not come out right. */
export function planConversion(source: SourceVideo, range: FrameRange): CutPlan {
  return { parts: [{ kind: 'encode', ...range }], sound: soundOf(source) };
}

function soundOf(source: SourceVideo): CutPlan['sound'] {
  if (!source.audio) return 'none';
  return isPublishableSound(source.audio.codec) ? 'copy' : 'encode';
}

function canCopy(source: SourceVideo, { first, count }: FrameRange): boolean {
  const bytes = source.video.sizes.subarray(first, first + count).reduce((sum, size) => sum + size, 0);
  // A mirrored picture has to be drawn anew, and several edits lay frames where copies of them would not be.
  const asItIs = !source.mirrored && !source.video.edited;
  return asItIs && isPublishable(source.video.codec) && bytes <= mostCopiedBytes;
}
