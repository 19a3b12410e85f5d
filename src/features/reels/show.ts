/** What a reel shows: a ride, or its facts before it. */
export interface Show {
  index: number;
  stage: 'facts' | 'ride' | 'over';
  isPlaying: boolean;
  hasStarted: boolean;
  /** Where the ride begins, in seconds of its clip. */
  start: number;
  /** The ride before this one, if it did not load and was left out. */
  skipped?: number;
}

export type ShowEvent =
  | { type: 'toggled' }
  /** By the browser or the system. */
  | { type: 'paused' }
  | { type: 'chosen'; index: number }
  /** Somebody moved on the time line, which neither starts nor pauses the show. */
  | { type: 'sought'; index: number; start: number }
  | { type: 'facts read' }
  /** It did not load, for some time. */
  | { type: 'ride missed' }
  | { type: 'ride ended' }
  /** Others came or went. @param index where the ride is that is shown; undefined if it is gone */
  | { type: 'rides changed'; index: number | undefined };

interface ShowOptions {
  rideCount: number;
  /** Whether facts are shown before each ride. */
  hasFacts: boolean;
}

export const firstShow: Show = { index: 0, stage: 'ride', isPlaying: false, hasStarted: false, start: 0 };

export const playingShow: Show = { ...firstShow, isPlaying: true, hasStarted: true };

const begin = (index: number, { hasFacts }: ShowOptions): Show => ({
  index,
  stage: hasFacts ? 'facts' : 'ride',
  isPlaying: true,
  hasStarted: true,
  start: 0,
});

export function nextShow(show: Show, event: ShowEvent, options: ShowOptions): Show {
  switch (event.type) {
    case 'toggled':
      if (show.stage === 'over') return begin(0, options);
      return show.hasStarted ? { ...show, isPlaying: !show.isPlaying } : begin(show.index, options);
    case 'paused':
      return show.stage === 'ride' ? { ...show, isPlaying: false } : show;
    case 'chosen':
      return event.index < 0 || event.index >= options.rideCount ? show : begin(event.index, options);
    case 'sought':
      // Within a ride, its file stays.
      return event.index === show.index
        ? { ...show, stage: 'ride', hasStarted: true }
        : { ...show, index: event.index, start: event.start, stage: 'ride', hasStarted: true };
    case 'facts read':
      return show.stage === 'facts' ? { ...show, stage: 'ride' } : show;
    case 'ride missed':
      // Of two in a row, the connection is why: all others would be left out, too.
      return show.skipped === undefined && show.index + 1 < options.rideCount
        ? { ...begin(show.index + 1, options), skipped: show.index }
        : show;
    case 'rides changed': {
      const { skipped: _skipped, ...shown } = show;
      if (event.index !== undefined) return { ...shown, index: event.index };
      if (show.index >= options.rideCount)
        return { ...shown, index: options.rideCount - 1, start: 0, stage: 'over', isPlaying: false };
      return show.isPlaying ? begin(show.index, options) : { ...shown, start: 0 };
    }
    case 'ride ended':
      return show.index + 1 < options.rideCount
        ? begin(show.index + 1, options)
        : { ...show, stage: 'over', isPlaying: false };
  }
}

/** Clips of older documents have no length. */
const getSeconds = ({ duration }: { duration: number }) => Math.max(duration, 1);

type Timed = readonly { duration: number }[];

/** Seconds of the reel, without the facts. @param time of the ride */
export function toReelTime(rides: Timed, index: number, time: number): number {
  return rides.slice(0, index).reduce((sum, ride) => sum + getSeconds(ride), 0) + time;
}

/** The ride and its time at a time of the reel. */
export function findMoment(rides: Timed, reelTime: number): { index: number; start: number } {
  let start = Math.max(0, reelTime);
  for (const [index, ride] of rides.entries()) {
    if (start < getSeconds(ride)) return { index, start };
    start -= getSeconds(ride);
  }
  const last = rides.length - 1;
  return { index: last, start: getSeconds(rides[last] ?? { duration: 0 }) };
}
