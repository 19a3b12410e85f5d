import { deleteOrphanedDraftFiles } from '#src/data/device/draft-files.ts';
import { lockUploadDraft } from '#src/data/device/draft-lock.ts';
import { deleteOrphanedSourceHandles } from '#src/data/device/source-handles.ts';
import { fetchDraftIds, fetchUploadDraft } from '#src/data/device/upload-drafts.ts';
import type { DraftOwner, UploadDraft } from '#src/domain/upload-draft.ts';
import { reportError } from '#src/lib/log.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { onAccountLeave } from '#src/session/session-store.ts';
import { setUnpublishedRide } from '#src/session/unsaved-work.ts';
import { copy } from './copy.ts';
import { fetchStoredThumbnail } from './clip-files.ts';
import { parseStoredDetails } from './draft-details.ts';
import { deleteDraft, saveDraft, useDraftStorageStore } from './draft-saver.ts';
import { hasUnpublishedDetails } from './edit-ride.ts';
import { fetchPublished } from './fetch-published.ts';
import { abortJob, disposeSession } from './upload-job.ts';
import type { UploadState } from './upload-state.ts';
import { dispatchUpload, useUploadStore } from './upload-store.ts';

interface DraftSession {
  owner: DraftOwner;
  /** Held while this tab is the one that works on the draft; aborting releases it. */
  lock?: AbortController;
  /** Shared, because a file may be chosen while the draft is loading. */
  pendingLock?: Promise<boolean>;
}

let session: DraftSession | undefined;

export const getDraftOwner = (): DraftOwner | undefined => session?.owner;

/** Loads what an account has on this device; does nothing while this tab works on it already. */
export async function openDraft(owner: DraftOwner): Promise<void> {
  const isSameOwner = session?.owner.userId === owner.userId && session.owner.accountId === owner.accountId;
  if (isSameOwner && session?.lock) return;
  if (!isSameOwner) leaveAccount();
  session ??= { owner };
  await loadDraft(session, 'ifAvailable');
}

/** Continues here what is open in another tab. */
export async function takeOverDraft(): Promise<void> {
  if (session) await loadDraft(session, 'steal');
}

async function loadDraft(current: DraftSession, mode: 'ifAvailable' | 'steal'): Promise<void> {
  if (!(await lockDraft(mode)) || session !== current) return;
  const draft = await fetchUnpublishedDraft(current.owner);
  const thumbnail = draft && (await fetchStoredThumbnail(draft));
  if (session !== current || !current.lock) return;
  void deleteLeftovers();
  // A file was chosen meanwhile.
  if ('draftId' in useUploadStore.getState()) return;
  if (draft) return dispatchUpload({ type: 'draft found', draft, ...(thumbnail && { thumbnail }) });
  releaseDraft();
  if (!isLoading(useUploadStore.getState())) return;
  dispatchUpload({ type: 'draft missing' });
}

async function fetchUnpublishedDraft(owner: DraftOwner): Promise<UploadDraft | undefined> {
  try {
    const draft = await fetchUploadDraft(owner);
    // Offline, the draft is offered; publishing it again is safe.
    const published = draft && (await fetchPublished(draft.transfer).catch(() => undefined));
    if (!published || hasUnpublishedDetails(published, parseStoredDetails(draft.details))) return draft;
    await deleteDraft(owner, draft.id);
    showAlert('success', copy.publish.done);
  } catch (error) {
    reportError(error, 'The draft could not be read');
    useDraftStorageStore.setState({ isBroken: true });
  }
}

const isLoading = ({ stage }: UploadState) => stage === 'loading draft' || stage === 'open in another tab';

/** @returns false when another tab works on the draft */
export async function lockDraft(mode: 'ifAvailable' | 'steal' = 'ifAvailable'): Promise<boolean> {
  const current = session;
  if (!current) return false;
  if (current.lock) return true;
  current.pendingLock ??= requestLock(current, mode).finally(() => delete current.pendingLock);
  return current.pendingLock;
}

async function requestLock(current: DraftSession, mode: 'ifAvailable' | 'steal'): Promise<boolean> {
  const lock = new AbortController();
  const isLocked = await lockUploadDraft(current.owner, mode, () => handleLockLost(current), lock.signal);
  if (session !== current) lock.abort();
  else if (isLocked) current.lock = lock;
  else dispatchUpload({ type: 'draft opened elsewhere' });
  return isLocked && session === current;
}

function handleLockLost(lost: DraftSession): void {
  if (session !== lost) return;
  delete lost.lock;
  abortJob();
  disposeSession();
  dispatchUpload({ type: 'draft opened elsewhere' });
}

/** Lets another tab start a draft. */
export function releaseDraft(): void {
  session?.lock?.abort();
  delete session?.lock;
}

async function deleteLeftovers(): Promise<void> {
  try {
    await Promise.all([deleteOrphanedDraftFiles(fetchDraftIds), deleteOrphanedSourceHandles(fetchDraftIds)]);
  } catch (error) {
    reportError(error, 'The files of former drafts could not be deleted');
  }
}

/** The draft stays on the device for the next time. */
function leaveAccount(): void {
  abortJob();
  disposeSession();
  releaseDraft();
  session = undefined;
  dispatchUpload({ type: 'account left' });
}

/** Whether closing the page loses more than a click. */
function losesWork(upload: UploadState): boolean {
  if (!('draftId' in upload)) return false;
  if (upload.stage !== 'editing details') return true;
  return !upload.clip.isStored || useDraftStorageStore.getState().isBroken;
}

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** What leaving the page, or the account, does to the upload. */
function updateLeaving(): void {
  const upload = useUploadStore.getState();
  if (losesWork(upload)) window.addEventListener('beforeunload', preventUnload);
  else window.removeEventListener('beforeunload', preventUnload);
  const isKept = !useDraftStorageStore.getState().isBroken;
  setUnpublishedRide('draftId' in upload ? { leave: leaveAccount, isKept } : undefined);
}

useUploadStore.subscribe((upload, previous) => {
  if (session?.lock) saveDraft(session.owner, upload);
  if (upload.stage !== previous.stage) updateLeaving();
});
useDraftStorageStore.subscribe((storage, previous) => {
  if (storage.isBroken !== previous.isBroken) updateLeaving();
});
// Also in stages without anything to lose, such as the offer of a draft.
onAccountLeave(leaveAccount);
