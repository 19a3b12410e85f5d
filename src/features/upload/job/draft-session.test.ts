import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { lockStoredDraft } from '#src/data/device/draft-lock.ts';
import { uploadDrafts } from '#src/data/device/upload-drafts.ts';
import { createTransfer } from '#src/domain/upload-draft.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { buildTrimmingUpload, buildUploadDraft } from '#tests/support/factories/build-upload.ts';
import { lockDraft, openDraft, startDraftSession } from './draft-session.ts';
import { initialUpload } from './upload-state.ts';
import { dispatchUpload, useUploadStore } from './upload-store.ts';

vi.mock('#src/data/device/upload-drafts.ts', () => ({
  uploadDrafts: {
    fetch: vi.fn<typeof uploadDrafts.fetch>(),
    store: vi.fn<typeof uploadDrafts.store>(() => Promise.resolve()),
  },
  fetchDraftIds: () => Promise.resolve([]),
}));
vi.mock('#src/data/firestore-rest/public-videos.ts', () => ({}));
vi.mock('#src/data/device/draft-files.ts', () => ({ deleteOrphanedDraftFiles: () => Promise.resolve() }));
vi.mock('#src/data/device/source-handles.ts', () => ({
  deleteOrphanedSourceHandles: () => Promise.resolve(),
}));
vi.mock('#src/data/device/draft-lock.ts', () => ({ lockStoredDraft: vi.fn<typeof lockStoredDraft>() }));

const [june, ty] = ['june', 'ty'].map((id) => ({ userId: id, accountId: id })) as [
  { userId: string; accountId: string },
  { userId: string; accountId: string },
];
const draft = buildUploadDraft();
const getUpload = () => useUploadStore.getState();

beforeEach(() => {
  vi.mocked(uploadDrafts.fetch).mockResolvedValue(draft);
  vi.mocked(lockStoredDraft).mockResolvedValue(true);
});
afterEach(() => {
  useUploadStore.setState(initialUpload, true);
  vi.clearAllMocks();
});

describe('[UPL-10] a draft on the device', () => {
  test('does not replace a file that was chosen meanwhile', async () => {
    const opened = openDraft(june);
    dispatchUpload({
      type: 'file chosen',
      job: new AbortController(),
      fileName: 'other.mov',
      draftId: 'd2',
      source: draft.source,
      transfer: createTransfer('v2'),
    });
    await opened;
    expect(getUpload()).toMatchObject({ stage: 'reading', draftId: 'd2', access: { stage: 'held' } });
  });

  test('is stored by the tab that has its lock, until its account is left', async () => {
    const stop = startDraftSession(june);
    const trim = () => useUploadStore.setState(buildTrimmingUpload({ dispose: () => undefined }));
    trim();
    expect(uploadDrafts.store).not.toHaveBeenCalled();
    const lock = await lockDraft();
    trim();
    expect(uploadDrafts.store).toHaveBeenCalledExactlyOnceWith(june, expect.objectContaining({ id: 'd1' }));
    stop();
    expect(lock?.signal.aborted).toBe(true);
    expect(getUpload()).toBe(initialUpload);
    trim();
    expect(uploadDrafts.store).toHaveBeenCalledOnce();
  });

  test('is not shown to the account that is selected while the lock is awaited', async () => {
    const granted = createDeferred<boolean>();
    vi.mocked(lockStoredDraft).mockReturnValueOnce(granted.promise);
    const stop = startDraftSession(june);
    const opened = openDraft(june);
    stop();
    onTestFinished(startDraftSession(ty));
    await lockDraft();
    granted.resolve(true);
    await opened;
    expect(uploadDrafts.fetch).not.toHaveBeenCalled();
    expect(getUpload()).toMatchObject({ stage: 'loading draft', access: { owner: ty, stage: 'held' } });
  });
});
