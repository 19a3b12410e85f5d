import { deleteOrphanedDraftFiles } from '#src/data/device/draft-files.ts';
import { lockStoredDraft } from '#src/data/device/draft-lock.ts';
import { deleteOrphanedSourceHandles } from '#src/data/device/source-handles.ts';
import { fetchDraftIds, uploadDrafts } from '#src/data/device/upload-drafts.ts';
import { fetchVideo } from '#src/data/firestore-rest/public-videos.ts';
import { readRideForm } from './ride-form-schema.ts';
import type { DraftOwner, UploadDraft } from '#src/domain/upload-draft.ts';
import { reportError } from '#src/lib/log.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { onAccountLeave } from '#src/session/session-store.ts';
import { copy } from '../copy.ts';
import { followClip } from './clip-rendition.ts';
import { deleteDraft, fetchStoredThumbnail, saveDraft, useDraftStorageStore } from './draft-storage.ts';
import { hasUnpublishedDetails } from './ride-details.ts';
import type { DraftLock, UploadState } from './upload-state.ts';
import { setUnpublishedWork } from './unpublished-work.ts';
import { abortJob, dispatchUpload, disposeSession, useUploadStore, waitForUpload } from './upload-store.ts';

/** Loads what an account has on this device; does nothing while this tab works on it already. */
export async function openDraft(owner: DraftOwner): Promise<void> {
  if (!useUploadStore.getState().access) startDraftSession(owner);
  if (useUploadStore.getState().access?.stage === 'free') await loadDraft('ifAvailable');
}

/** Continues here what is open in another tab. */
export const takeOverDraft = (): Promise<void> => loadDraft('steal');

/**
 * Stores the draft of an account from now on. It ends with the account's session, not with the page: the upload goes on
 * while other pages are open.
 *
 * @returns stop, which leaves the stored draft for the next time
 */
export function startDraftSession(owner: DraftOwner): () => void {
  dispatchUpload({ type: 'draft opened', owner });
  const unsubscribes = [
    useUploadStore.subscribe((upload, previous) => {
      const lock = getLock(previous);
      if (lock !== getLock(upload)) lock?.abort();
      if (upload.access?.stage === 'held') saveDraft(owner, upload);
      followClip(upload);
      if (upload.stage !== previous.stage) updateLeaving(stop);
    }),
    useDraftStorageStore.subscribe((storage, previous) => {
      if (storage.isBroken !== previous.isBroken) updateLeaving(stop);
    }),
    // This is needed in stages without anything to lose, too, such as the offer of a draft.
    onAccountLeave(stop),
  ];
  function stop(): void {
    abortJob();
    disposeSession();
    dispatchUpload({ type: 'account left' });
    unsubscribes.forEach((unsubscribe) => unsubscribe());
  }
  return stop;
}

const getLock = ({ access }: UploadState): DraftLock | undefined =>
  access && access.stage !== 'free' ? access.lock : undefined;

/** What leaving the page, or the account, does to the upload. */
function updateLeaving(leave: () => void): void {
  const upload = useUploadStore.getState();
  const isKept = !useDraftStorageStore.getState().isBroken;
  const work = { leave, isKept, isRunning: losesWork(upload) };
  setUnpublishedWork('upload', 'draftId' in upload ? work : undefined);
}

/** Whether closing the page loses more than a click. */
function losesWork(upload: UploadState): boolean {
  if (!('draftId' in upload)) return false;
  if (upload.stage !== 'editing details') return true;
  return !upload.clip.isStored || useDraftStorageStore.getState().isBroken;
}

async function loadDraft(mode: 'ifAvailable' | 'steal'): Promise<void> {
  const { access } = useUploadStore.getState();
  const lock = await lockDraft(mode);
  if (!access || !lock) return;
  const draft = await fetchUnpublishedDraft(access.owner);
  const thumbnail = draft && (await fetchStoredThumbnail(draft));
  if (lock.signal.aborted) return;
  void deleteLeftovers();
  if (!draft) return dispatchUpload({ type: 'draft missing', lock });
  // Unless a file was chosen meanwhile.
  if (!('draftId' in useUploadStore.getState()))
    dispatchUpload({ type: 'draft found', draft, ...(thumbnail && { thumbnail }) });
}

async function fetchUnpublishedDraft(owner: DraftOwner): Promise<UploadDraft | undefined> {
  try {
    const draft = await uploadDrafts.fetch(owner);
    if (!draft?.transfer.mayBePublished) return draft;
    // Offline, the draft is offered; publishing it again is safe.
    const published = await fetchVideo(draft.transfer.videoId).catch(() => undefined);
    if (!published || hasUnpublishedDetails(published, readRideForm(draft.details))) return draft;
    await deleteDraft(owner, draft.id);
    showAlert('success', copy.publish.done);
  } catch (error) {
    reportError(error, 'The draft could not be read');
    useDraftStorageStore.setState({ isBroken: true });
  }
}

async function deleteLeftovers(): Promise<void> {
  try {
    await Promise.all([deleteOrphanedDraftFiles(fetchDraftIds), deleteOrphanedSourceHandles(fetchDraftIds)]);
  } catch (error) {
    reportError(error, 'The files of former drafts could not be deleted');
  }
}

/** Shared, because a file may be chosen while the draft is loading. @returns undefined when another tab works on the draft */
export async function lockDraft(
  mode: 'ifAvailable' | 'steal' = 'ifAvailable',
): Promise<DraftLock | undefined> {
  const { access } = useUploadStore.getState();
  if (access?.stage === 'free') void requestLock(access.owner, mode);
  const lock = getLock(useUploadStore.getState());
  if (!lock) return undefined;
  const settled = await waitForUpload(
    (upload) => getLock(upload) !== lock || upload.access?.stage === 'held',
  );
  return getLock(settled) === lock ? lock : undefined;
}

async function requestLock(owner: DraftOwner, mode: 'ifAvailable' | 'steal'): Promise<void> {
  const lock = new AbortController();
  dispatchUpload({ type: 'lock requested', lock });
  const isLocked = await lockStoredDraft(
    'upload-draft',
    owner,
    mode,
    () => handleLockLost(lock),
    lock.signal,
  );
  dispatchUpload({ type: isLocked ? 'lock acquired' : 'draft opened elsewhere', lock });
}

function handleLockLost(lock: DraftLock): void {
  abortJob();
  disposeSession();
  dispatchUpload({ type: 'draft opened elsewhere', lock });
}
