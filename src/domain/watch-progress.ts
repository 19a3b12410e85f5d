/** How far a video was watched, in percent of its length (specification, section 9). */
const bucketEnds = [
  ['0-10', 0.1],
  ['10-30', 0.3],
  ['30-60', 0.6],
  ['60-90', 0.9],
  ['90-100', Infinity],
] as const;

export type WatchBucket = (typeof bucketEnds)[number][0];

/** The bucket of a position; undefined while the length is unknown. @param position, duration seconds */
export function getWatchBucket(position: number, duration: number): WatchBucket | undefined {
  if (!(duration > 0)) return undefined;
  return bucketEnds.find(([, end]) => position / duration < end)?.[0];
}
