import { describe, expect, test, vi } from 'vitest';
import { noRideMarks } from '#src/domain/ride-marks.ts';
import { createTransfer, type UploadDraft } from '#src/domain/upload-draft.ts';
import { openDraft } from './draft-session.ts';
import { emptyRideForm } from './ride-form-values.ts';
import { useUploadStore } from './upload-store.ts';

const { fetchUploadDraft } = vi.hoisted(() => ({
  fetchUploadDraft: vi.fn<() => Promise<UploadDraft | undefined>>(),
}));
vi.mock('#src/data/device/upload-drafts.ts', () => ({
  fetchUploadDraft,
  fetchDraftIds: () => Promise.resolve([]),
  storeUploadDraft: () => Promise.resolve(),
  deleteUploadDraft: () => Promise.resolve(),
}));
vi.mock('#src/data/device/draft-files.ts', () => ({
  deleteOrphanedDraftFiles: () => Promise.resolve(),
  fetchDraftFile: (_draftId: string, name: string) => Promise.resolve(new File(['stored'], name)),
}));
vi.mock('#src/data/device/source-handles.ts', () => ({
  deleteOrphanedSourceHandles: () => Promise.resolve(),
}));
vi.mock('#src/data/device/draft-lock.ts', () => ({
  lockUploadDraft: () => Promise.resolve(true),
}));
vi.mock('./fetch-published.ts', () => ({ fetchPublished: () => Promise.resolve(undefined) }));

const draft: UploadDraft = {
  id: 'd1',
  updatedAt: 0,
  details: { ...emptyRideForm, title: 'Elko Fair' },
  source: { name: 'ride.mov', size: 4, lastModified: 7 },
  selection: { start: 1, end: 9 },
  thumbnailTime: null,
  rideMarks: noRideMarks,
  clip: { id: 'c1', duration: 8, width: 640, height: 360, rideMarks: null },
  transfer: createTransfer('v1'),
};
const getUpload = () => useUploadStore.getState();

describe('[UPL-10] a draft on the device', () => {
  test('does not replace a file that was chosen meanwhile', async () => {
    fetchUploadDraft.mockResolvedValue(draft);
    const opened = openDraft({ userId: 'june', accountId: 'june' });
    const { job, ...chosen } = { job: new AbortController().signal, draftId: 'd2', fileName: 'other.mov' };
    const { source, transfer } = draft;
    useUploadStore.setState(
      { stage: 'reading', details: emptyRideForm, job, source, transfer, ...chosen },
      true,
    );
    await opened;
    expect(getUpload()).toMatchObject({ stage: 'reading', draftId: 'd2' });
  });
});
