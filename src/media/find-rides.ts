import {
  locateRides,
  surroundingsSeconds,
  type FoundRides,
  type NightSeries,
} from '#src/domain/ride-finder.ts';
import { measureNight } from './measure-night.ts';
import type { SourceVideo } from './source-video.ts';

/** What has been measured is shown after so many seconds of the source. */
const shownEverySeconds = 60;
/** After this many seconds more, nothing changes what is found. */
const settledSeconds = surroundingsSeconds + 20;

export interface SearchOptions {
  /** From 0 to 1. */
  readonly onProgress: (progress: number) => void;
  /** Called with what is found so far, of a search that takes minutes. */
  readonly onFound?: (found: FoundRides) => void;
  readonly signal: AbortSignal;
}

/**
 * Looks for rides in a source. Nothing is found twice: what `onFound` gets is part of the result.
 *
 * @throws DOMException 'AbortError' when the signal aborts
 */
export async function findRides(source: SourceVideo, options: SearchOptions): Promise<FoundRides> {
  const { onProgress, onFound, signal } = options;
  let shown = -Infinity;
  const onMeasured = (series: NightSeries, seconds: number) => {
    if (!onFound || seconds < shown + shownEverySeconds) return;
    shown = seconds;
    const found = locateRides(series);
    const rides = series.movement ? found.rides.filter(({ end }) => end < seconds - settledSeconds) : [];
    onFound({ ...found, rides });
  };
  const { series, isUnseen } = await measureNight(source, { onProgress, onMeasured, signal });
  const found = locateRides(series);
  return isUnseen ? { ...found, foundBy: 'unseen' } : found;
}
