/** A stored frame from the sample table; times in units of the track's timescale. */
export interface Sample {
  /** Composition time, before the edit list is applied. */
  readonly cts: number;
  readonly duration: number;
  readonly size: number;
  /** Byte offset in the file. */
  readonly offset: number;
  readonly isSync: boolean;
}

/** An entry of an edit list (ISO/IEC 14496-12, elst). */
export interface Edit {
  /** In units of the movie's timescale; 0, in fragmented files, means until the end. */
  readonly duration: number;
  /** Start in the track, in units of the track's timescale; -1 for an empty edit. */
  readonly mediaTime: number;
}

export interface Timescales {
  readonly track: number;
  readonly movie: number;
}

/** A frame on the presentation timeline. */
export interface PresentedFrame {
  /** Start and end in seconds. */
  readonly time: number;
  readonly end: number;
  /** Index in decode order. */
  readonly sampleIndex: number;
}

/**
 * Maps the stored frames to the presentation timeline. An edit list hides frames without removing them, and compensates
 * for the composition offset of B-frames.
 *
 * @returns the presented frames in presentation order
 */
export function toPresentedFrames(
  samples: readonly Sample[],
  scales: Timescales,
  edits: readonly Edit[],
): PresentedFrame[] {
  const presented: PresentedFrame[] = [];
  let elapsed = 0;
  for (const edit of edits.length > 0 ? edits : [{ duration: 0, mediaTime: 0 }]) {
    const duration = edit.duration === 0 ? Infinity : edit.duration / scales.movie;
    if (edit.mediaTime >= 0) {
      const start = edit.mediaTime;
      const end = start + duration * scales.track;
      samples.forEach((sample, sampleIndex) => {
        if (sample.cts < start || sample.cts >= end) return;
        const time = elapsed + (sample.cts - start) / scales.track;
        presented.push({ time, end: time + sample.duration / scales.track, sampleIndex });
      });
    }
    elapsed += duration;
  }
  return presented.sort((one, other) => one.time - other.time);
}

/**
 * The end of the last frame in seconds. The sample table has only its decode duration, which differs from its
 * presentation duration in files with reordered frames or a variable rate; an edit list has the total duration.
 */
export function getPresentationEnd(last: PresentedFrame, scales: Timescales, edits: readonly Edit[]): number {
  const listedDuration = edits.reduce((sum, edit) => sum + edit.duration, 0) / scales.movie;
  const isOpenEnded = edits.some((edit) => edit.duration === 0);
  return !isOpenEnded && listedDuration > last.time ? listedDuration : last.end;
}

/** Whether an edit list presents more than one segment of the track, apart from an empty edit at the start. */
export function hasMultipleEdits(edits: readonly Edit[]): boolean {
  return edits.filter((edit) => edit.mediaTime >= 0).length > 1;
}
