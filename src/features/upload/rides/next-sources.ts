import { sortRides } from './next-ride.ts';
import type { SourceEvent } from './rides-events.ts';
import { suggestFound } from './next-suggestions.ts';
import { unsearched, type Job, type RidesState, type Source } from './rides-state.ts';

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
      const lost = changeSource(state, event.id, { session: undefined, search: undefined });
      return { ...lost, errorMessage: event.errorMessage };
    }
    case 'search started':
      return changeSource(state, event.id, { search: { job: event.search, progress: 0 }, searchResult: '' });
    case 'search progressed':
    case 'rides suggested':
      // Otherwise it is a late result.
      return isSearching(state, event.id, event.search) ? nextSearch(state, event) : state;
    case 'search ended':
      return changeSource(state, event.id, { search: undefined, searchResult: event.result });
  }
}

const isSearching = ({ sources }: RidesState, sourceId: string, job: Job) =>
  sources.some(({ id, search }) => id === sourceId && search?.job === job);

function nextSearch(
  state: RidesState,
  event: SourceEvent & { type: 'search progressed' | 'rides suggested' },
): RidesState {
  const { id, search: job } = event;
  if (event.type === 'search progressed')
    return changeSource(state, id, { search: { job, progress: event.progress } });
  const { rides: found, activity, foundBy } = event.found;
  const over = event.isOver && { search: undefined, searchResult: foundBy };
  return suggestFound(changeSource(state, id, { found, activity, ...over }), id);
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
  const source = { id, file, session, duration: session.timeline.duration, ...unsearched };
  const opened: RidesState = isKnown
    ? changeSource(state, id, { session })
    : { ...state, sources: [...state.sources, source], view: 'marking' };
  if (!ride) return opened;
  return { ...opened, rides: sortRides(opened, [...opened.rides, ride]), selectedId: ride.id };
}
