import { deleteDraftFiles, deleteOrphanedDraftFiles } from '#src/data/device/draft-files.ts';
import { lockStoredDraft } from '#src/data/device/draft-lock.ts';
import { deleteOrphanedSourceHandles, deleteSourceHandle } from '#src/data/device/source-handles.ts';
import { fetchDraftIds } from '#src/data/device/upload-drafts.ts';
import { fetchVideo } from '#src/data/firestore-rest/public-videos.ts';
import type { AnimalTag } from '#src/domain/tags.ts';
import type { DraftOwner } from '#src/domain/upload-draft.ts';
import { keepScreenOn } from '#src/lib/keep-screen-on.ts';
import { reportError } from '#src/lib/log.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { onAccountLeave } from '#src/session/session-store.ts';
import { setUnpublishedRide } from '#src/session/unsaved-work.ts';
import { copy } from '../copy.ts';
import { fetchStoredThumbnail } from './clip-storage.ts';
import { discardTransfer } from './discard-transfer.ts';
import { hasUnpublishedDetails } from './ride-details.ts';
import type { RideFormValues } from './ride-form-schema.ts';
import {
  getLock,
  getRideValues,
  hasUnpublishedRides,
  isAtWork,
  isUnpublished,
  isWorkRunning,
  type Ride,
  type RidesLock,
  type RidesState,
  type StoredContent,
} from './rides-state.ts';
import type { RidesStore } from './rides-store.ts';
import {
  deleteStoredRides,
  fetchStoredRides,
  isStoredAlike,
  storeRides,
  type StoredRides,
} from './stored-rides.ts';

type LockMode = 'ifAvailable' | 'steal';

/** Loads what an account has on this device; does nothing while this tab works on it already. */
export async function openRides(rides: RidesStore, owner: DraftOwner): Promise<void> {
  if (!rides.getState().access) startRidesSession(rides, owner);
  if (rides.getState().access?.stage === 'free') await load(rides, 'ifAvailable');
}

/** Continues here what is open in another tab. */
export const takeOverRides = (rides: RidesStore): Promise<void> => load(rides, 'steal');

/** Chooses an animal that was added on a page of its own, perhaps after a reload. */
export async function chooseAddedAnimal(
  rides: RidesStore,
  owner: DraftOwner,
  id: string,
  animal: AnimalTag,
): Promise<void> {
  await openRides(rides, owner);
  await rides.until(({ status }) => status !== 'loading');
  rides.dispatch({ type: 'animal added', id, animal });
}

/**
 * Stores the rides of an account from now on. It ends with the account's session, not with the page: uploads go on while
 * other pages are open.
 *
 * @returns stop, which leaves what is stored for the next time
 */
export function startRidesSession(rides: RidesStore, owner: DraftOwner): () => void {
  let stored: StoredContent | undefined;
  let letScreenGo: (() => void) | undefined;
  const unsubscribes = [
    // A phone that lies on a table would go to sleep, and stop the work.
    rides.useRides.subscribe((state) => {
      if (state.rides.some(isAtWork)) letScreenGo ??= keepScreenOn();
      else {
        letScreenGo?.();
        letScreenGo = undefined;
      }
    }),
    rides.useRides.subscribe((state, previous) => {
      if (isWorthStoring(state) && !(stored && isStoredAlike(state, stored))) {
        stored = state;
        void write(rides, () => storeRides(rides.kind, owner, state));
      }
      updateLeaving(state, previous, stop);
    }),
    // This is needed without anything to lose, too, such as while a draft is offered.
    onAccountLeave(stop),
  ];
  rides.dispatch({ type: 'account entered', owner });
  function stop(): void {
    rides.dispatch({ type: 'account left' });
    unsubscribes.forEach((unsubscribe) => unsubscribe());
  }
  return stop;
}

const isWorthStoring = ({ access, status, sources }: RidesState) =>
  access?.stage === 'held' && status === 'open' && sources.length > 0;

/** What leaving the page, or the account, does to the rides. */
function updateLeaving(state: RidesState, previous: RidesState, leave: () => void): void {
  const describe = (one: RidesState) => [hasUnpublishedRides(one), isWorkRunning(one), one.isBroken] as const;
  const [hasRides, isRunning, isBroken] = describe(state);
  if (describe(previous).join() === describe(state).join()) return;
  setUnpublishedRide(state.kind, hasRides ? { leave, isKept: !isBroken, isRunning } : undefined);
}

async function load(rides: RidesStore, mode: LockMode): Promise<void> {
  const { access } = rides.getState();
  const lock = await lockRides(rides, mode);
  if (!access || !lock) return;
  const stored = await fetchUnpublished(rides, access.owner);
  const [ride] = stored?.rides ?? [];
  const thumbnail = rides.kind === 'upload' && ride ? await fetchStoredThumbnail(ride) : undefined;
  if (lock.signal.aborted) return;
  if (rides.kind === 'upload') void deleteLeftovers();
  if (stored) rides.dispatch({ type: 'rides found', lock, stored, thumbnail });
  else rides.dispatch({ type: 'nothing stored', lock });
}

/** Rides that are all published are over. */
async function fetchUnpublished(rides: RidesStore, owner: DraftOwner): Promise<StoredRides | undefined> {
  try {
    const stored = await fetchStoredRides(rides.kind, owner);
    if (!stored || stored.rides.length === 0) return stored;
    const unpublished = stored.rides.filter(isUnpublished);
    const isOver = await Promise.all(
      unpublished.map((ride) =>
        isPublishedAlike(ride, getRideValues(rides.kind, stored.common, ride.details)),
      ),
    );
    if (isOver.includes(false)) return stored;
    await deleteStored(rides, owner, stored);
    if (unpublished.length > 0) showAlert('success', copy.publish.done);
  } catch (error) {
    reportError(error, 'The draft could not be read');
    rides.dispatch({ type: 'storage changed', isBroken: true });
  }
}

/** Whether a ride was published by an attempt whose answer was lost, with the details as they are. */
async function isPublishedAlike({ transfer }: Ride, values: RideFormValues): Promise<boolean> {
  if (!transfer.mayBePublished) return false;
  // Offline, it is kept; publishing it again is safe.
  const published = await fetchVideo(transfer.videoId).catch(() => undefined);
  return published !== undefined && !hasUnpublishedDetails(published, values);
}

async function deleteLeftovers(): Promise<void> {
  try {
    await Promise.all([deleteOrphanedDraftFiles(fetchDraftIds), deleteOrphanedSourceHandles(fetchDraftIds)]);
  } catch (error) {
    reportError(error, 'The files of former drafts could not be deleted');
  }
}

/** Shared, because a file may be chosen while the draft is loading. @returns undefined when another tab works on the rides */
export async function lockRides(
  rides: RidesStore,
  mode: LockMode = 'ifAvailable',
): Promise<RidesLock | undefined> {
  const { access } = rides.getState();
  if (access?.stage === 'free') void requestLock(rides, access.owner, mode);
  const lock = getLock(rides.getState());
  if (!lock) return undefined;
  const settled = await rides.until((state) => getLock(state) !== lock || state.access?.stage === 'held');
  return getLock(settled) === lock ? lock : undefined;
}

async function requestLock(rides: RidesStore, owner: DraftOwner, mode: LockMode): Promise<void> {
  const lock = new AbortController();
  rides.dispatch({ type: 'lock requested', lock });
  const handleLost = () => rides.dispatch({ type: 'opened elsewhere', lock });
  const name = rides.kind === 'upload' ? 'upload-draft' : 'night-draft';
  const isLocked = await lockStoredDraft(name, owner, mode, handleLost, lock.signal);
  rides.dispatch({ type: isLocked ? 'lock acquired' : 'opened elsewhere', lock });
}

/** Runs a write; the page says so when the device does not keep drafts. IndexedDB keeps the order of the writes, so none waits for another. */
function write(rides: RidesStore, run: () => Promise<void>): Promise<void> {
  const attempt = async () => {
    const isStored = await run().then(
      () => true,
      (error: unknown) => {
        if (!rides.getState().isBroken) reportError(error, 'The draft could not be stored');
        return false;
      },
    );
    if (rides.getState().isBroken === isStored)
      rides.dispatch({ type: 'storage changed', isBroken: !isStored });
  };
  rides.lastWrite = attempt();
  return rides.lastWrite;
}

/** Discards the rides with their files, here and, of those that are not published, on the server. */
export async function discardRides(rides: RidesStore): Promise<void> {
  const state = rides.getState();
  const lock = getLock(state);
  rides.dispatch({ type: 'discarded' });
  for (const { transfer, stage } of state.rides)
    if (stage.name !== 'published') void discardTransfer(transfer);
  if (!state.access || !lock) return;
  if (state.sources.length > 0) await deleteStored(rides, state.access.owner, state);
  rides.dispatch({ type: 'nothing stored', lock });
}

async function deleteStored(rides: RidesStore, owner: DraftOwner, content: StoredContent): Promise<void> {
  await write(rides, () => deleteStoredRides(rides.kind, owner));
  await Promise.all(content.rides.map(({ id }) => deleteDraftFiles(id)));
  await Promise.all(content.sources.map(({ id }) => deleteSourceHandle(id).catch(reportError)));
}
