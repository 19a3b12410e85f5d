import { findFrameAt } from '#src/domain/timeline.ts';
import type { SourceVideo } from './source-video.ts';

/** Two frames between which movement is measured. */
export type PicturePair = readonly [before: number, after: number];

/** Seconds from the first picture of a pair to the second: a ride is elsewhere then, and a walk is not. */
const pairSeconds = 0.1;
/** Seconds from one pair to the next: a ride has some. */
const spacing = { least: 0.9, most: 2 };

/**
 * The pairs that are the least work to decode: after keyframes, which need no frame before them. Where these are far
 * apart, also between. A keyframe itself is of no use: it is encoded afresh, so it differs from the next frame in
 * everything.
 */
export function planPairs({ video, duration }: SourceVideo): PicturePair[] {
  const { frameTimes, keyframes } = video;
  const timeline = { frameTimes, duration };
  const getTime = (frame: number) => frameTimes[frame] ?? duration;
  const starts: number[] = [];
  let last = 0;
  for (const keyframe of [...keyframes, frameTimes.length]) {
    const time = getTime(keyframe);
    for (last += spacing.most; time - last > spacing.least; last += spacing.most)
      starts.push(findFrameAt(timeline, last));
    last -= spacing.most;
    if (starts.length > 0 && time - last < spacing.least) continue;
    starts.push(keyframe + 1);
    last = time;
  }
  return starts
    .map((before): PicturePair => [before, findFrameAt(timeline, getTime(before) + pairSeconds)])
    .filter(([before, after]) => after > before && after < frameTimes.length);
}
