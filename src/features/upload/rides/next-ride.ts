import type { RideEvent } from './rides-events.ts';
import {
  canSplit,
  createRide,
  isAtWork,
  isCancelable,
  isFixed,
  type Job,
  type Ride,
  type RideStage,
  type RidesState,
} from './rides-state.ts';

/** A clip that no longer fits. */
export const noClip = { clip: null, openClip: undefined };

export function requestPublishing(rides: readonly Ride[], ids: readonly string[]): readonly Ride[] {
  return rides.map((ride) => {
    if (!ids.includes(ride.id)) return ride;
    if (ride.stage.name === 'cutting') return { ...ride, stage: { ...ride.stage, isPublishingNext: true } };
    return isAtWork(ride) ? ride : { ...ride, stage: { name: 'waiting' } };
  });
}

export function sortRides({ sources }: RidesState, rides: readonly Ride[]): Ride[] {
  const getPlace = (ride: Ride) => sources.findIndex(({ id }) => id === ride.sourceId);
  return rides.toSorted(
    (one, other) => getPlace(one) - getPlace(other) || one.selection.start - other.selection.start,
  );
}

/** Two rides of what was taken for one. What was typed and marked stays where it is. */
function splitRide(state: RidesState, rideId: string, time: number): RidesState {
  const rides = state.rides.flatMap((ride): Ride[] => {
    const {
      id,
      sourceId,
      verdict,
      confidence,
      rideMarks: { start, end },
    } = ride;
    if (id !== rideId || isFixed(ride) || !canSplit(ride, time)) return [ride];
    const isFirst = (mark: number | null) => mark !== null && mark < time;
    const first = { start: ride.selection.start, end: time };
    const rideMarks = { start: isFirst(start) ? start : null, end: isFirst(end) ? end : null };
    const second = createRide(sourceId, { start: time, end: ride.selection.end }, verdict, confidence);
    return [
      { ...ride, ...noClip, selection: first, rideMarks },
      { ...second, rideMarks: { start: isFirst(start) ? null : start, end: isFirst(end) ? null : end } },
    ];
  });
  return { ...state, rides };
}

export function nextRideList(state: RidesState, event: RideEvent): RidesState {
  if (event.type === 'ride split') return splitRide(state, event.id, event.time);
  const rides = state.rides.map((ride) => (ride.id === event.id ? nextRide(ride, event) : ride));
  const changed = { ...state, rides: event.type === 'ride moved' ? sortRides(state, rides) : rides };
  // What was said about a file is past, and of one ride the next step follows its cut.
  if (state.kind === 'upload' && event.type === 'cut started')
    return { ...changed, errorMessage: undefined, view: 'publishing' };
  if (state.kind === 'upload' && !('job' in event)) return { ...changed, errorMessage: undefined };
  if (event.type !== 'verdict changed' || event.verdict === 'suggested') return changed;
  // On to the next one that has not been looked at.
  const place = rides.findIndex(({ id }) => id === event.id);
  const next = rides.slice(place).find(({ verdict }) => verdict === 'suggested');
  return { ...changed, selectedId: next?.id ?? event.id };
}

function nextRide(ride: Ride, event: Exclude<RideEvent, { type: 'ride split' }>): Ride {
  const { stage } = ride;
  switch (event.type) {
    case 'ride moved':
      return isFixed(ride) ? ride : { ...ride, ...noClip, selection: event.selection };
    case 'ride marked':
      return isFixed(ride) ? ride : { ...ride, ...noClip, rideMarks: event.rideMarks };
    case 'thumbnail chosen':
      return isFixed(ride) ? ride : { ...ride, ...noClip, thumbnailTime: event.time };
    case 'verdict changed':
      return isFixed(ride) ? ride : { ...ride, verdict: event.verdict, stage: { name: '' } };
    case 'details changed':
      return { ...ride, details: event.details };
    case 'animal added':
      return { ...ride, details: { ...ride.details, animal: event.animal } };
    case 'cut started': {
      const { job, isPublishingNext } = event;
      return { ...ride, stage: { name: 'cutting', job, progress: 0, isRepeated: false, isPublishingNext } };
    }
    case 'ride canceled':
      return isCancelable(ride) ? { ...ride, stage: { name: '' } } : ride;
    default:
      return 'job' in stage && stage.job === event.job ? nextAtWork(ride, stage, event) : ride;
  }
}

/** What the job that works on a ride reports. */
function nextAtWork(
  ride: Ride,
  stage: RideStage & { job: Job },
  event: RideEvent & { type: 'cut progressed' | 'clip opened' | 'stage changed' | 'transfer changed' },
): Ride {
  switch (event.type) {
    case 'cut progressed': {
      const { progress, isRepeated } = event;
      return stage.name === 'cutting' ? { ...ride, stage: { ...stage, progress, isRepeated } } : ride;
    }
    case 'clip opened': {
      const { id, video, rideMarks, isStored } = event.clip;
      const { duration, width, height } = video;
      return {
        ...ride,
        openClip: event.clip,
        clip: isStored ? { id, duration, width, height, rideMarks } : null,
      };
    }
    case 'stage changed': {
      // A clip that the device could not keep is in memory.
      const openClip = event.stage.name === 'published' ? undefined : ride.openClip;
      return { ...ride, stage: event.stage, openClip };
    }
    case 'transfer changed':
      return { ...ride, transfer: event.transfer };
  }
}
