/** In seconds of the clip. */
export const listTimeRanges = (ranges: TimeRanges) =>
  Array.from({ length: ranges.length }, (_, index) => ({
    start: ranges.start(index),
    end: ranges.end(index),
  }));
