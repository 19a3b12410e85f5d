/** A stored frame from the sample table; times in units of the track's timescale. */
export interface Sample {
  /** Decode and composition time, before the edit list is applied. */
  readonly dts: number;
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
  /** Seconds. */
  readonly time: number;
  readonly sample: Sample;
}

export interface Presentation {
  /** In presentation order. */
  readonly frames: readonly PresentedFrame[];
  /** The end of the last frame in seconds. */
  readonly end: number;
}

/**
 * Maps the stored frames to the presentation timeline as ffmpeg and Chromium do. An edit list hides frames without
 * removing them, and compensates for the composition offset of B-frames. Where an edit starts within a frame, that frame
 * is hidden and the timeline starts with the next one.
 */
export function toPresentation(
  samples: readonly Sample[],
  scales: Timescales,
  edits: readonly Edit[],
): Presentation {
  const toTrackTime = (duration: number) => Math.round((duration * scales.track) / scales.movie);
  const placed: { pts: number; listedPts: number; sample: Sample }[] = [];
  let elapsed = 0;
  let leadingDelay = 0;
  for (const { duration, mediaTime } of edits) {
    if (mediaTime >= 0) {
      const end = duration === 0 ? Infinity : mediaTime + toTrackTime(duration);
      const isPresented = ({ cts }: Sample) => cts >= mediaTime && cts < end;
      const firstDts = samples.find(isPresented)?.dts ?? 0;
      for (const sample of samples.filter(isPresented)) {
        const pts = elapsed + sample.cts - firstDts;
        placed.push({ pts, listedPts: elapsed + sample.cts - mediaTime, sample });
      }
    } else if (placed.length === 0) leadingDelay += toTrackTime(duration);
    elapsed += toTrackTime(duration);
  }
  if (edits.length === 0)
    for (const sample of samples) placed.push({ pts: sample.cts, listedPts: sample.cts, sample });
  placed.sort((one, other) => one.pts - other.pts);

  const shift = edits.length === 0 ? 0 : leadingDelay - (placed[0]?.pts ?? 0);
  const frames = placed.map(({ pts, sample }) => ({ time: (pts + shift) / scales.track, sample }));
  const last = placed.at(-1);
  if (!last) return { frames, end: 0 };
  // The sample table has only the decode duration of the last frame, which differs from its presentation duration in
  // files with reordered frames or a variable rate. An edit list has the total duration; without one, presenting all frames
  // takes as long as decoding them.
  const isOpenEnded = edits.length === 0 || edits.some(({ duration }) => duration === 0);
  const hasListedEnd = !isOpenEnded && elapsed > last.listedPts;
  const decoded = getDecodeDuration(samples) - (last.pts - (placed[0]?.pts ?? 0));
  const unlisted = edits.length === 0 && decoded > 0 ? decoded : last.sample.duration;
  const lastDuration = hasListedEnd ? elapsed - last.listedPts : unlisted;
  return { frames, end: (last.pts + shift + lastDuration) / scales.track };
}

function getDecodeDuration(samples: readonly Sample[]): number {
  const [first, last] = [samples[0], samples.at(-1)];
  return first && last ? last.dts + last.duration - first.dts : 0;
}

/**
 * The samples that cannot be decoded because the edit list, or the file, starts before the first keyframe: those stored
 * before it, and, in an open group of pictures, those presented before it.
 *
 * @param isClosed whether nothing that follows the keyframe in decode order references frames before it
 */
export function findUndecodableSamples(
  samples: readonly Sample[],
  edits: readonly Edit[],
  isClosed: boolean,
): ReadonlySet<Sample> {
  const start = edits.find(({ mediaTime }) => mediaTime >= 0)?.mediaTime ?? -Infinity;
  const keyframeIndex = samples.findIndex(({ isSync }) => isSync);
  const keyframe = samples[keyframeIndex];
  if (!keyframe || keyframe.cts <= start) return new Set();
  return new Set(
    samples.filter((sample, index) => index < keyframeIndex || (!isClosed && sample.cts < keyframe.cts)),
  );
}

/** Whether an edit list presents more than one segment of the track, apart from an empty edit at the start. */
export function hasMultipleEdits(edits: readonly Edit[]): boolean {
  return edits.filter((edit) => edit.mediaTime >= 0).length > 1;
}
