import { findFrameAt } from '#src/domain/timeline.ts';
import type { SourceVideo } from './source-video.ts';

/** Two frames between which movement is measured. */
export type PicturePair = readonly [before: number, after: number];

/** Seconds from the first picture of a pair to the second: a ride is elsewhere then, and a walk is not. */
const pairSeconds = 0.1;
/** Seconds from one pair to the next: a ride has some. Without hardware, large pictures take long to decode. */
const spacing = { least: 0.9, leastOfLarge: 1.5, most: 2 };
const largePixels = 1280 * 720;

/**
 * The pairs that are the least work to decode: after keyframes, which need no frame before them. Where these are far
 * apart, also between. A keyframe itself is of no use: it is encoded afresh, so it differs from the next frame in
 * everything.
 */
export function planPairs({ video, duration }: SourceVideo): PicturePair[] {
  const { frameTimes, keyframes, codedWidth, codedHeight } = video;
  const least = codedWidth * codedHeight > largePixels ? spacing.leastOfLarge : spacing.least;
  const timeline = { frameTimes, duration };
  const getTime = (frame: number) => frameTimes[frame] ?? duration;
  const starts: number[] = [];
  let last = 0;
  for (const keyframe of [...keyframes, frameTimes.length]) {
    const time = getTime(keyframe);
    for (last += spacing.most; time - last > least; last += spacing.most)
      starts.push(findFrameAt(timeline, last));
    last -= spacing.most;
    if (starts.length > 0 && time - last < least) continue;
    starts.push(keyframe + 1);
    last = time;
  }
  return starts
    .map((before): PicturePair => [before, findFrameAt(timeline, getTime(before) + pairSeconds)])
    .filter(([before, after]) => after > before && after < frameTimes.length);
}
