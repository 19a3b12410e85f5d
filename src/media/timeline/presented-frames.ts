/** One stored frame, as the file's sample table has it; times in units of the track's timescale. */
export type Sample = {
  /** When it is shown, before the edit list is applied. */
  readonly cts: number;
  readonly duration: number;
  readonly size: number;
  /** Where its bytes begin in the file. */
  readonly offset: number;
  readonly isSync: boolean;
};

/** One entry of an edit list. */
export type Edit = {
  /** How long it lasts, in units of the movie's timescale; 0 in fragmented files: until the end. */
  readonly duration: number;
  /** Where in the track it begins, in units of the track's timescale; -1: nothing is shown for its duration. */
  readonly mediaTime: number;
};

export type Timescales = { readonly track: number; readonly movie: number };

/** A frame on the timeline that a player shows. */
export type PresentedFrame = {
  /** Seconds. */
  readonly time: number;
  readonly end: number;
  /** Its place in the order in which frames are stored. */
  readonly sampleIndex: number;
};

/**
 * Lays the stored frames on the timeline that a player shows: an edit list hides what was cut away without being
 * removed, and makes up for the frames that have to be decoded ahead of being shown.
 *
 * @returns the frames that are shown, in that order
 */
export function toPresentedFrames(
  samples: readonly Sample[],
  scales: Timescales,
  edits: readonly Edit[],
): PresentedFrame[] {
  const shown: PresentedFrame[] = [];
  let elapsed = 0;
  for (const edit of edits.length > 0 ? edits : [{ duration: 0, mediaTime: 0 }]) {
    const length = edit.duration === 0 ? Infinity : edit.duration / scales.movie;
    if (edit.mediaTime >= 0) {
      const from = edit.mediaTime;
      const until = from + length * scales.track;
      samples.forEach((sample, place) => {
        if (sample.cts < from || sample.cts >= until) return;
        const time = elapsed + (sample.cts - from) / scales.track;
        shown.push({ time, end: time + sample.duration / scales.track, sampleIndex: place });
      });
    }
    elapsed += length;
  }
  return shown.sort((one, other) => one.time - other.time);
}

/**
 * When the last frame ends, in seconds. The sample table knows only how long it takes to decode it, which is
 * something else where frames are reordered or come at a varying rate; an edit list says how long all of it is shown.
 */
export function getPresentationEnd(last: PresentedFrame, scales: Timescales, edits: readonly Edit[]): number {
  const listed = edits.reduce((sum, edit) => sum + edit.duration, 0) / scales.movie;
  const lasting = edits.some((edit) => edit.duration === 0) ? 0 : listed;
  return lasting > last.time ? lasting : last.end;
}

/** Whether an edit list does more than wait at first and then show one stretch of the track. */
export function hasMultipleEdits(edits: readonly Edit[]): boolean {
  return edits.filter((edit) => edit.mediaTime >= 0).length > 1;
}
