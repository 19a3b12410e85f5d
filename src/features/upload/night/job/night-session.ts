import { deleteDraftFiles } from '#src/data/device/draft-files.ts';
import { lockStoredDraft } from '#src/data/device/draft-lock.ts';
import { deleteSourceHandle } from '#src/data/device/source-handles.ts';
import { nightDrafts } from '#src/data/device/upload-drafts.ts';
import type { AnimalTag } from '#src/domain/tags.ts';
import type { DraftOwner } from '#src/domain/upload-draft.ts';
import type { NightDraft } from '#src/domain/night-draft.ts';
import { reportError } from '#src/lib/log.ts';
import { onAccountLeave } from '#src/session/session-store.ts';
import { discardTransfer } from '../../job/discard-transfer.ts';
import { useDraftStorageStore, writeDraft } from '../../job/draft-storage.ts';
import { setUnpublishedWork } from '../../job/unpublished-work.ts';
import {
  isAtWork,
  isStoredAlike,
  isUnpublished,
  toStoredNight,
  type Night,
  type NightState,
} from './night-state.ts';
import { dispatchNight, useNightStore } from './night-store.ts';

let lastWrite: Promise<void> = Promise.resolve();
/** What was written last. */
let stored: Night | undefined;
/** The state of leaving that was passed on last. */
let leaving = '';
let hasSession = false;

/** Loads the night that an account has on this device; does nothing while this tab works on it already. */
export async function openNight(
  owner: DraftOwner,
  mode: 'ifAvailable' | 'steal' = 'ifAvailable',
): Promise<void> {
  const { access } = useNightStore.getState();
  if (access === 'loading' || access === 'open') return;
  startSession();
  const lock = new AbortController();
  dispatchNight({ type: 'night requested', owner, lock });
  const handleLost = () => {
    endJobs(useNightStore.getState());
    dispatchNight({ type: 'night opened elsewhere', lock });
  };
  const isLocked = await lockStoredDraft('night-draft', owner, mode, handleLost, lock.signal);
  if (!isLocked) return dispatchNight({ type: 'night opened elsewhere', lock });
  dispatchNight({ type: 'night loaded', lock, draft: await fetchNight(owner) });
}

/** Chooses an animal that was added on a page of its own, perhaps after a reload. */
export async function chooseAddedAnimal(owner: DraftOwner, id: string, animal: AnimalTag): Promise<void> {
  await openNight(owner);
  dispatchNight({ type: 'animal added', id, animal });
}

/** A night whose rides are all published is over. */
async function fetchNight(owner: DraftOwner): Promise<NightDraft | undefined> {
  try {
    const night = await nightDrafts.fetch(owner);
    const isOver = night?.rides.every(({ mark, stage }) => mark === 'dropped' || stage === 'published');
    if (!night || !isOver || night.rides.length === 0) return night;
    await deleteStored(owner, night);
  } catch (error) {
    reportError(error, 'The night could not be read');
    useDraftStorageStore.setState({ isBroken: true });
  }
}

/** It ends with the account's session, not with the page. */
function startSession(): void {
  if (hasSession) return;
  hasSession = true;
  const unsubscribes = [
    useNightStore.subscribe((night, previous) => {
      if (night.access === 'open') saveNight(night);
      if (night.lock !== previous.lock) previous.lock?.abort();
      updateLeaving(night, stop);
    }),
    onAccountLeave(stop),
  ];
  function stop(): void {
    endJobs(useNightStore.getState());
    dispatchNight({ type: 'account left' });
    unsubscribes.forEach((unsubscribe) => unsubscribe());
    hasSession = false;
  }
}

function updateLeaving({ access, rides, sources }: NightState, leave: () => void): void {
  const { isBroken } = useDraftStorageStore.getState();
  const isUnfinished =
    access === 'open' && sources.length > 0 && (rides.length === 0 || rides.some(isUnpublished));
  const isRunning = isBroken || rides.some(isAtWork) || sources.some(({ session }) => session);
  const next = JSON.stringify([isUnfinished, isRunning, isBroken]);
  if (next === leaving) return;
  leaving = next;
  setUnpublishedWork('night', isUnfinished ? { leave, isKept: !isBroken, isRunning } : undefined);
}

function endJobs({ rides, sources }: Night): void {
  for (const { stage } of rides) if ('job' in stage) stage.job.abort();
  for (const { session } of sources) session?.dispose();
}

/** Stores the night if it has changed. */
function saveNight(night: NightState): void {
  const { owner } = night;
  if (!owner || night.sources.length === 0 || (stored && isStoredAlike(night, stored))) return;
  stored = night;
  lastWrite = writeDraft(() => nightDrafts.store(owner, toStoredNight(night)));
}

/** Resolves when everything is stored, or could not be. */
export const flushNight = (): Promise<void> => lastWrite;

/** Forgets the night, with its files on this device and what was uploaded of rides that are not published. */
export async function discardNight(): Promise<void> {
  const night = useNightStore.getState();
  endJobs(night);
  dispatchNight({ type: 'discarded' });
  for (const { transfer, stage } of night.rides)
    if (stage.name !== 'published') void discardTransfer(transfer);
  if (night.owner) await deleteStored(night.owner, toStoredNight(night));
}

async function deleteStored(owner: DraftOwner, { rides, recordings }: NightDraft): Promise<void> {
  stored = undefined;
  await flushNight();
  await writeDraft(() => nightDrafts.delete(owner));
  await Promise.all(rides.map(({ id }) => deleteDraftFiles(id)));
  await Promise.all(recordings.map(({ id }) => deleteSourceHandle(id).catch(reportError)));
}
