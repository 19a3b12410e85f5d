import { suggestedConfidence, type FoundRide } from '#src/domain/ride-finder.ts';
import type { Selection } from '#src/domain/trim.ts';
import { sortRides } from './next-ride.ts';
import { emptyRideForm } from './ride-form-schema.ts';
import { createRide, isSure, isUnpublished, isUnsure, type Ride, type RidesState } from './rides-state.ts';

/** What one press of a button adds or takes away. */
const changedCount = 5;

interface Candidate extends FoundRide {
  sourceId: string;
}

/** What was found where no ride is yet, the surest first. */
export function listCandidates({ sources, rides }: RidesState): Candidate[] {
  const isFree = (sourceId: string, { start, end }: Selection) =>
    rides.every(
      (ride) => ride.sourceId !== sourceId || ride.selection.end <= start || ride.selection.start >= end,
    );
  return sources
    .flatMap(({ id, found }) => found.map((ride) => ({ ...ride, sourceId: id })))
    .filter((ride) => isFree(ride.sourceId, ride))
    .toSorted((one, other) => other.confidence - one.confidence);
}

/** Suggestions as they were made, the least sure first: those that nobody has worked on. */
export function listUntouched({ sources, rides }: RidesState): Ride[] {
  const isFound = ({ sourceId, selection }: Ride) =>
    sources.some(
      ({ id, found }) =>
        id === sourceId && found.some(({ start, end }) => start === selection.start && end === selection.end),
    );
  const isEmpty = ({ details, rideMarks, thumbnailTime }: Ride) =>
    JSON.stringify(details) === JSON.stringify(emptyRideForm) &&
    rideMarks.start === null &&
    rideMarks.end === null &&
    thumbnailTime === null;
  return rides
    .filter((ride) => ride.verdict === 'suggested' && isFound(ride) && isEmpty(ride))
    .toSorted((one, other) => (one.confidence ?? 0) - (other.confidence ?? 0));
}

const suggest = (state: RidesState, candidates: readonly Candidate[]): RidesState => {
  const added = candidates.map(({ sourceId, confidence, ...selection }) =>
    createRide(sourceId, selection, 'suggested', confidence),
  );
  const rides = sortRides(state, [...state.rides, ...added]);
  return { ...state, rides, selectedId: state.selectedId ?? rides.find(isUnpublished)?.id };
};

/** What the search has found in a source by now, where no ride is. */
export const suggestFound = (state: RidesState, id: string): RidesState =>
  suggest(
    state,
    listCandidates(state).filter(
      ({ sourceId, confidence }) => sourceId === id && confidence >= suggestedConfidence,
    ),
  );

/** Moves the line between what is suggested and what is not. Those that are unsure go before those that are sure. */
export function changeSuggestions(state: RidesState, by: 'more' | 'fewer'): RidesState {
  if (by === 'more') return suggest(state, listCandidates(state).slice(0, changedCount));
  const untouched = listUntouched(state);
  const unsure = untouched.filter(isUnsure);
  const removed = new Set((unsure.length > 0 ? unsure : untouched).slice(0, changedCount));
  return { ...state, rides: state.rides.filter((ride) => !removed.has(ride)) };
}

export const acceptSure = (state: RidesState): RidesState => ({
  ...state,
  rides: state.rides.map((ride) => (isSure(ride) ? { ...ride, verdict: 'accepted' } : ride)),
});
