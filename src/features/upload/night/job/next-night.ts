import type { NightDraft, RideVerdict } from '#src/domain/night-draft.ts';
import type { RideMarksDraft } from '#src/domain/ride-marks.ts';
import type { AnimalTag } from '#src/domain/tags.ts';
import type { Selection } from '#src/domain/trim.ts';
import type { DraftOwner, SourceFileInfo, Transfer } from '#src/domain/upload-draft.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import type { RideFormValues } from '../../job/ride-form-schema.ts';
import type { DraftLock, Job } from '../../job/upload-state.ts';
import {
  createRide,
  fromStoredNight,
  initialNight,
  isAtWork,
  isUnpublished,
  type Night,
  type NightRide,
  type NightState,
  type PublishStage,
} from './night-state.ts';

/** Who works on the night. */
type AccessEvent =
  | { type: 'night requested'; owner: DraftOwner; lock: DraftLock }
  | { type: 'night loaded'; lock: DraftLock; draft: NightDraft | undefined }
  | { type: 'night opened elsewhere'; lock: DraftLock }
  | { type: 'account left' };

type SourceEvent =
  | { type: 'source opened'; id: string; file: SourceFileInfo; session: TrimSession }
  | { type: 'source lost'; id: string; errorMessage: string }
  | { type: 'search progressed'; id: string; searched: number | undefined }
  | { type: 'rides found'; id: string; rides: readonly Selection[]; activity: readonly number[] };

/** What belongs to one ride. */
export type RideEvent =
  | { type: 'ride moved'; id: string; selection: Selection }
  | { type: 'ride marked'; id: string; rideMarks: RideMarksDraft }
  | { type: 'thumbnail chosen'; id: string; time: number }
  | { type: 'verdict changed'; id: string; verdict: RideVerdict }
  | { type: 'details changed'; id: string; details: RideFormValues }
  | { type: 'animal added'; id: string; animal: AnimalTag }
  | { type: 'cut started'; id: string; stage: PublishStage & { name: 'cutting' } }
  | { type: 'stage changed'; id: string; job: Job; stage: PublishStage }
  | { type: 'clip kept'; id: string; job: Job; clip: NightRide['clip'] }
  | { type: 'transfer changed'; id: string; job: Job; transfer: Transfer }
  | { type: 'ride canceled'; id: string };

export type NightEvent =
  | AccessEvent
  | SourceEvent
  | RideEvent
  | { type: 'files chosen' }
  | { type: 'file rejected'; errorMessage: string }
  | { type: 'ride added'; sourceId: string; selection: Selection }
  | { type: 'ride selected'; id: string }
  | { type: 'details opened'; id: string | undefined }
  | { type: 'source shown'; id: string }
  | { type: 'common changed'; common: RideFormValues }
  | { type: 'publishing requested'; ids: readonly string[] }
  | { type: 'view changed'; view: Night['view'] }
  | { type: 'discarded' };

/** Ignores events of other locks and jobs, such as late results. */
export function nextNight(night: NightState, event: NightEvent): NightState {
  switch (event.type) {
    case 'night requested':
      return { ...initialNight, access: 'loading', owner: event.owner, lock: event.lock };
    case 'night loaded':
      if (night.lock !== event.lock) return night;
      return { ...night, ...(event.draft && fromStoredNight(event.draft)), access: 'open' };
    case 'night opened elsewhere':
      if (night.lock !== event.lock) return night;
      return { ...initialNight, owner: night.owner, access: 'elsewhere' };
    case 'account left':
      return initialNight;
    case 'discarded':
      return { ...initialNight, owner: night.owner, lock: night.lock, access: night.access };
    case 'source opened':
    case 'source lost':
    case 'search progressed':
    case 'rides found':
      return nextSources(night, event);
    case 'files chosen':
      return { ...night, errorMessage: undefined };
    case 'file rejected':
      return { ...night, errorMessage: [night.errorMessage, event.errorMessage].filter(Boolean).join('\n') };
    case 'ride added': {
      const ride = createRide(event.sourceId, event.selection, 'accepted');
      return { ...night, rides: sortRides(night, [...night.rides, ride]), selectedId: ride.id };
    }
    case 'ride selected':
      return { ...night, selectedId: event.id };
    case 'details opened':
      return { ...night, editedId: event.id };
    case 'source shown':
      return { ...night, selectedId: undefined, shownId: event.id };
    case 'common changed':
      return { ...night, common: event.common };
    case 'publishing requested': {
      const request = (ride: NightRide) =>
        event.ids.includes(ride.id) && !isAtWork(ride)
          ? { ...ride, stage: { name: 'waiting' } as const }
          : ride;
      return { ...night, rides: night.rides.map(request), view: 'publishing' };
    }
    case 'view changed':
      return { ...night, view: event.view };
    case 'animal added':
      return { ...nextRides(night, event), editedId: event.id, view: 'marking' };
    default:
      return nextRides(night, event);
  }
}

function nextSources(night: NightState, event: SourceEvent): NightState {
  const change = (changes: Partial<Night['sources'][number]>) =>
    night.sources.map((source) => (source.id === event.id ? { ...source, ...changes } : source));
  switch (event.type) {
    case 'source opened': {
      const { id, file, session } = event;
      const isKnown = night.sources.some((source) => source.id === id);
      const opened = { id, file, session, duration: session.timeline.duration, activity: [] };
      const sources = isKnown ? change({ session }) : [...night.sources, opened];
      return { ...night, sources, view: isKnown ? night.view : 'marking' };
    }
    case 'source lost':
      return {
        ...night,
        sources: change({ session: undefined, searched: undefined }),
        errorMessage: event.errorMessage,
      };
    case 'search progressed':
      return { ...night, sources: change({ searched: event.searched }) };
    case 'rides found': {
      const { id, activity } = event;
      const isNew = ({ start, end }: Selection) =>
        night.rides.every(
          ({ sourceId, selection }) => sourceId !== id || selection.end <= start || selection.start >= end,
        );
      const found = event.rides.filter(isNew).map((selection) => createRide(id, selection, 'suggested'));
      const rides = sortRides(night, [...night.rides, ...found]);
      return {
        ...night,
        sources: change({ activity, searched: undefined }),
        rides,
        selectedId: night.selectedId ?? rides.find(isUnpublished)?.id,
      };
    }
  }
}

function sortRides({ sources }: Night, rides: readonly NightRide[]): NightRide[] {
  const getPlace = (ride: NightRide) => sources.findIndex(({ id }) => id === ride.sourceId);
  return rides.toSorted(
    (one, other) => getPlace(one) - getPlace(other) || one.selection.start - other.selection.start,
  );
}

function nextRides(night: NightState, event: RideEvent): NightState {
  const rides = night.rides.map((ride) => (ride.id === event.id ? nextRide(ride, event) : ride));
  const changed = { ...night, rides: event.type === 'ride moved' ? sortRides(night, rides) : rides };
  if (event.type !== 'verdict changed' || event.verdict === 'suggested') return changed;
  // On to the next one that has not been looked at.
  const place = rides.findIndex(({ id }) => id === event.id);
  const next = rides.slice(place).find(({ verdict }) => verdict === 'suggested');
  return { ...changed, selectedId: next?.id ?? event.id };
}

function nextRide(ride: NightRide, event: RideEvent): NightRide {
  if ('job' in event && (!('job' in ride.stage) || ride.stage.job !== event.job)) return ride;
  switch (event.type) {
    case 'ride moved':
      return isAtWork(ride) ? ride : { ...ride, selection: event.selection, clip: null };
    case 'ride marked':
      return isAtWork(ride) ? ride : { ...ride, rideMarks: event.rideMarks, clip: null };
    case 'thumbnail chosen':
      return isAtWork(ride) ? ride : { ...ride, thumbnailTime: event.time, clip: null };
    case 'verdict changed':
      return isAtWork(ride) ? ride : { ...ride, verdict: event.verdict, stage: { name: '' } };
    case 'details changed':
      return { ...ride, details: event.details };
    case 'animal added':
      return { ...ride, details: { ...ride.details, animal: event.animal } };
    case 'cut started':
    case 'stage changed':
      return { ...ride, stage: event.stage };
    case 'clip kept':
      return { ...ride, clip: event.clip };
    case 'transfer changed':
      return { ...ride, transfer: event.transfer };
    case 'ride canceled':
      return { ...ride, stage: { name: '' } };
  }
}
