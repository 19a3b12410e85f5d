import { create } from 'zustand';
import { deleteDraftFiles } from '#src/data/device/draft-files.ts';
import { deleteSourceHandle } from '#src/data/device/source-handles.ts';
import { deleteUploadDraft, storeUploadDraft } from '#src/data/device/upload-drafts.ts';
import type { DraftOwner } from '#src/domain/upload-draft.ts';
import { reportError } from '#src/lib/log.ts';
import { toStoredDraft, type UploadState } from './upload-state.ts';

interface DraftStorage {
  /** Whether the last write failed, so that the draft ends with the page. */
  isBroken: boolean;
}

export const useDraftStorageStore = create<DraftStorage>()(() => ({ isBroken: false }));

let lastStored = '';
let lastWrite: Promise<void> = Promise.resolve();

async function write(run: () => Promise<void>): Promise<void> {
  try {
    await run();
    useDraftStorageStore.setState({ isBroken: false });
  } catch (error) {
    if (!useDraftStorageStore.getState().isBroken) reportError(error, 'The draft could not be stored');
    useDraftStorageStore.setState({ isBroken: true });
  }
}

/** Stores the draft if it has changed. IndexedDB keeps the order of the writes, so none waits for another. */
export function saveDraft(owner: DraftOwner, upload: UploadState): void {
  const draft = toStoredDraft(upload);
  const serialized = draft ? JSON.stringify(draft) : '';
  if (!draft || serialized === lastStored) return;
  lastStored = serialized;
  lastWrite = write(() => storeUploadDraft(owner, { ...draft, updatedAt: Date.now() }));
}

/** Resolves when everything is stored, or could not be. */
export const flushDraft = (): Promise<void> => lastWrite;

export async function deleteDraft(owner: DraftOwner, draftId: string): Promise<void> {
  lastStored = '';
  lastWrite = write(() => deleteUploadDraft(owner));
  await lastWrite;
  await deleteDraftFiles(draftId);
  await deleteSourceHandle(draftId).catch(reportError);
}
