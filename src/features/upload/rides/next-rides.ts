import { nextRideList, noClip, requestPublishing, sortRides } from './next-ride.ts';
import { nextSources } from './next-sources.ts';
import { acceptSure, changeSuggestions } from './next-suggestions.ts';
import { emptyRideForm } from './ride-form-schema.ts';
import type { AccessEvent, RidesEvent } from './rides-events.ts';
import {
  createRide,
  createRides,
  getLock,
  hasUnpublishedRides,
  isAtWork,
  isBeingPublished,
  isUnpublished,
  type Clip,
  type Ride,
  type RidesState,
} from './rides-state.ts';

/** Ignores events of other locks and jobs, such as late results. */
export function nextRides(state: RidesState, event: RidesEvent): RidesState {
  switch (event.type) {
    case 'account entered':
    case 'lock requested':
    case 'lock acquired':
    case 'opened elsewhere':
    case 'nothing stored':
    case 'rides found':
    case 'account left':
      return nextAccess(state, event);
    case 'files chosen':
    case 'source opened':
    case 'problem found':
    case 'files opened':
    case 'opening canceled':
    case 'source lost':
    case 'search started':
    case 'search progressed':
    case 'rides suggested':
    case 'search ended':
      return nextSources(state, event);
    case 'draft continued':
      return continueOffer(state, event.clip);
    case 'file offered':
      return { ...state, otherFile: event.file };
    case 'trim reopened':
      return reopenTrim(state);
    case 'ride added': {
      const ride = createRide(event.sourceId, event.selection, 'accepted');
      return { ...state, rides: sortRides(state, [...state.rides, ride]), selectedId: ride.id };
    }
    case 'ride selected':
      return { ...state, selectedId: event.id };
    case 'details opened':
      return { ...state, editedId: event.id };
    case 'source shown':
      return { ...state, selectedId: undefined, shown: { id: event.id, time: event.time } };
    case 'suggestions changed':
      return changeSuggestions(state, event.by);
    case 'sure rides accepted':
      return acceptSure(state);
    case 'common changed':
      return { ...state, common: event.common };
    case 'sheet changed':
      return { ...state, sheet: event.sheet };
    case 'sheet filled':
      return { ...state, sheet: event.sheet, rides: event.rides };
    case 'sound chosen':
      return chooseSound(state, event.isSilent);
    case 'animal chosen': {
      const { animal, accountId } = event;
      return state.rides.some(isBeingPublished)
        ? state
        : { ...state, common: { ...state.common, animal, accountId } };
    }
    case 'publishing requested':
      return { ...state, view: 'publishing', rides: requestPublishing(state.rides, event.ids) };
    case 'view changed':
      return { ...state, view: event.view };
    case 'storage changed':
      return { ...state, isBroken: event.isBroken };
    case 'discarded':
      return { ...createRides(state.kind), access: state.access, isBroken: state.isBroken, status: 'open' };
    case 'animal added':
      return { ...nextRideList(state, event), editedId: event.id, view: 'marking' };
    default:
      return nextRideList(state, event);
  }
}

function nextAccess(state: RidesState, event: AccessEvent): RidesState {
  const { access } = state;
  if (event.type === 'account left') return createRides(state.kind);
  if (event.type === 'account entered') return { ...state, access: { owner: event.owner, stage: 'free' } };
  if (!access) return state;
  const { owner } = access;
  const { lock } = event;
  if (event.type === 'lock requested') return { ...state, access: { owner, stage: 'requested', lock } };
  if (getLock(state) !== lock) return state;
  const free = { owner, stage: 'free' } as const;
  switch (event.type) {
    case 'lock acquired':
      return { ...state, access: { owner, stage: 'held', lock } };
    case 'opened elsewhere': {
      // The details are left to the tab that takes the rides over.
      const common = hasUnpublishedRides(state) ? emptyRideForm : state.common;
      return { ...createRides(state.kind), status: 'open in another tab', access: free, common };
    }
    case 'nothing stored':
      // Unless a file was chosen meanwhile.
      return hasUnpublishedRides(state) ? state : { ...state, status: 'open', access: free };
    case 'rides found':
      return hasUnpublishedRides(state) ? state : openStored(state, event);
  }
}

/** A ride is offered, a night is open at once. */
function openStored(
  state: RidesState,
  { stored, thumbnail }: AccessEvent & { type: 'rides found' },
): RidesState {
  const { sources, rides, common, isSilent, sheet, updatedAt } = stored;
  if (state.kind === 'upload')
    return { ...state, status: 'offered', sources, rides, isSilent, offer: { common, updatedAt, thumbnail } };
  return {
    ...state,
    ...{ status: 'open', sources, rides, common, isSilent, sheet },
    view: rides.some(({ stage }) => stage.name !== '') ? 'publishing' : 'marking',
    selectedId: rides.find(isUnpublished)?.id,
  };
}

/** Without the files of its clip, its source is needed again. */
function continueOffer(state: RidesState, clip: Clip | undefined): RidesState {
  const { offer, rides, common } = state;
  const stored = offer?.common ?? common;
  // An animal that was chosen before the draft was opened, such as one just added, fills an empty choice.
  const isFilled = !stored.animal && common.animal;
  return {
    ...state,
    ...{ status: 'open', offer: undefined, otherFile: undefined },
    view: clip ? 'publishing' : 'marking',
    common: isFilled ? { ...stored, animal: common.animal, accountId: common.accountId } : stored,
    rides: rides.map((ride) => ({ ...ride, clip: clip ? ride.clip : null, openClip: clip })),
  };
}

/** Clips have been cut with the other choice. While one is cut or published, its sound is decided. */
function chooseSound(state: RidesState, isSilent: boolean): RidesState {
  if (state.rides.some(isAtWork)) return state;
  const rides = state.rides.map((ride) => (ride.stage.name === 'published' ? ride : { ...ride, ...noClip }));
  return { ...state, isSilent, rides };
}

/** Back to the selection. Until the file has been chosen again, the clip stays to return to. */
function reopenTrim(state: RidesState): RidesState {
  const isOpen = state.sources.every(({ session }) => session);
  const rides = state.rides.map((ride): Ride => ({ ...ride, ...(isOpen && noClip), stage: { name: '' } }));
  return { ...state, view: 'marking', rides };
}
