import { beforeEach, expect, test, vi } from 'vitest';
import { deleteDraftFiles } from '#src/data/device/draft-files.ts';
import { deleteSourceHandle } from '#src/data/device/source-handles.ts';
import { uploadDrafts } from '#src/data/device/upload-drafts.ts';
import { emptyRideForm } from './ride-form-schema.ts';
import { setClock } from '#src/lib/clock.ts';
import { setReportSink } from '#src/lib/log.ts';
import { buildTrimmingUpload } from '#tests/support/factories/build-upload.ts';
import { deleteDraft, flushDraft, saveDraft, useDraftStorageStore } from './draft-storage.ts';

vi.mock('#src/data/device/upload-drafts.ts', () => ({
  uploadDrafts: {
    store: vi.fn<typeof uploadDrafts.store>(() => Promise.resolve()),
    delete: vi.fn<typeof uploadDrafts.delete>(() => Promise.resolve()),
  },
}));
vi.mock('#src/data/device/draft-files.ts', () => ({
  deleteDraftFiles: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}));
vi.mock('#src/data/device/source-handles.ts', () => ({
  deleteSourceHandle: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}));

const owner = { userId: 'june', accountId: 'ranch' };
const trimming = buildTrimmingUpload();
const withTitle = (title: string) => ({ ...trimming, details: { ...emptyRideForm, title } });

beforeEach(async () => {
  setReportSink(() => {});
  await deleteDraft(owner, 'd1');
  vi.clearAllMocks();
});

test('[UPL-10] stores every change of the draft, and nothing else', async () => {
  saveDraft(owner, withTitle('C'));
  saveDraft(owner, withTitle('Ch'));
  saveDraft(owner, {
    ...withTitle('Ch'),
    stage: 'cutting',
    job: new AbortController(),
    progress: 5,
    isRepeated: false,
    isPublishingNext: false,
  });
  saveDraft(owner, { stage: 'choosing', details: emptyRideForm });
  await flushDraft();
  expect(vi.mocked(uploadDrafts.store).mock.calls.map(([, draft]) => draft.details['title'])).toEqual([
    'C',
    'Ch',
  ]);
  expect(uploadDrafts.store).toHaveBeenLastCalledWith(
    owner,
    expect.objectContaining({ id: 'd1', clip: null }),
  );
});

test('[UPL-10] a draft has the time of the server, as its age does', async () => {
  const serverTime = Date.now() + 40 * 24 * 60 * 60 * 1000;
  setClock(serverTime, Date.now());
  saveDraft(owner, withTitle('Cheyenne'));
  setClock(0, 0);
  await flushDraft();
  expect(vi.mocked(uploadDrafts.store).mock.lastCall?.[1].updatedAt).toBeCloseTo(serverTime, -4);
});

test('[UPL-10] knows when the device does not store the draft', async () => {
  vi.mocked(uploadDrafts.store).mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  saveDraft(owner, withTitle('Che'));
  await flushDraft();
  expect(useDraftStorageStore.getState().isBroken).toBe(true);
  saveDraft(owner, withTitle('Chey'));
  await flushDraft();
  expect(useDraftStorageStore.getState().isBroken).toBe(false);
});

test('[UPL-10] deletes the draft with its files, and can store the same again', async () => {
  saveDraft(owner, trimming);
  await deleteDraft(owner, 'd1');
  expect(uploadDrafts.delete).toHaveBeenCalledExactlyOnceWith(owner);
  expect(deleteDraftFiles).toHaveBeenCalledExactlyOnceWith('d1');
  expect(deleteSourceHandle).toHaveBeenCalledExactlyOnceWith('d1');
  saveDraft(owner, trimming);
  expect(uploadDrafts.store).toHaveBeenCalledTimes(2);
});
