import type { Selection } from '#src/domain/trim.ts';
import { sortRides } from './next-ride.ts';
import type { SourceEvent } from './rides-events.ts';
import { createRide, isUnpublished, type RidesState, type Source } from './rides-state.ts';

export function nextSources(state: RidesState, event: SourceEvent): RidesState {
  const { opening, kind, errorMessage } = state;
  const isLate =
    'job' in event && event.type !== 'files chosen' && opening.every(({ job }) => job !== event.job);
  if (isLate) return state;
  switch (event.type) {
    case 'files chosen': {
      const { job, fileName } = event;
      // Another choice replaces the file of one ride.
      const others = kind === 'night' ? opening : [];
      return {
        ...state,
        opening: [...others, { job, fileName }],
        otherFile: undefined,
        errorMessage: undefined,
      };
    }
    case 'source opened':
      return addSource(state, event);
    case 'problem found': {
      const messages = kind === 'night' ? [errorMessage, event.errorMessage] : [event.errorMessage];
      return { ...state, errorMessage: messages.filter(Boolean).join('\n') };
    }
    case 'files opened':
      return { ...state, opening: opening.filter(({ job }) => job !== event.job) };
    case 'opening canceled':
      return { ...state, opening: [] };
    case 'source lost': {
      const lost = changeSource(state, event.id, { session: undefined, searched: undefined });
      return { ...lost, errorMessage: event.errorMessage };
    }
    case 'search progressed':
      return changeSource(state, event.id, { searched: event.searched });
    case 'rides suggested':
      return suggestRides(state, event);
  }
}

const changeSource = (state: RidesState, id: string, changes: Partial<Source>): RidesState => ({
  ...state,
  sources: state.sources.map((source) => (source.id === id ? { ...source, ...changes } : source)),
});

/** A source that is known continues; another one has its first ride, unless rides are looked for in it. */
function addSource(
  state: RidesState,
  { id, file, session, ride }: SourceEvent & { type: 'source opened' },
): RidesState {
  const isKnown = state.sources.some((source) => source.id === id);
  const source = { id, file, session, duration: session.timeline.duration, activity: [] };
  const opened: RidesState = isKnown
    ? changeSource(state, id, { session })
    : { ...state, sources: [...state.sources, source], view: 'marking' };
  if (!ride) return opened;
  return { ...opened, rides: sortRides(opened, [...opened.rides, ride]), selectedId: ride.id };
}

function suggestRides(
  state: RidesState,
  { id, rides: found, activity }: SourceEvent & { type: 'rides suggested' },
): RidesState {
  const isNew = ({ start, end }: Selection) =>
    state.rides.every(
      ({ sourceId, selection }) => sourceId !== id || selection.end <= start || selection.start >= end,
    );
  const added = found.filter(isNew).map((selection) => createRide(id, selection, 'suggested'));
  const rides = sortRides(state, [...state.rides, ...added]);
  return {
    ...changeSource(state, id, { activity, searched: undefined }),
    rides,
    selectedId: state.selectedId ?? rides.find(isUnpublished)?.id,
  };
}
