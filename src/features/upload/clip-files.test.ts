import { beforeEach, expect, test, vi } from 'vitest';
import { DeviceStorageError, storeDraftFile } from '#src/data/device/draft-files.ts';
import { setReportSink } from '#src/lib/log.ts';
import type { TrimmedVideo } from '#src/media/trim-session.ts';
import { keepClip } from './clip-files.ts';

vi.mock('#src/data/device/draft-files.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  storeDraftFile: vi.fn<typeof storeDraftFile>(),
}));

const file = new File(['clip'], 'cut.mp4');
const video = { file, duration: 8, width: 640, height: 360 } as TrimmedVideo;
const thumbnail = new Blob(['png']);
const rideMarks = { start: 0.5, end: 7.9 };

beforeEach(() => {
  setReportSink(() => undefined);
  vi.mocked(storeDraftFile).mockReset();
});

test('[UPL-10] clip and thumbnail are copied to where they survive a reload', async () => {
  vi.mocked(storeDraftFile).mockImplementation((_draftId, name) =>
    Promise.resolve(new File(['stored'], name)),
  );
  const { id, ...clip } = await keepClip('d1', { video, thumbnail, rideMarks });
  expect(vi.mocked(storeDraftFile).mock.calls).toEqual([
    ['d1', `${id}.png`, thumbnail],
    ['d1', `${id}.mp4`, file],
  ]);
  expect(clip).toMatchObject({
    isStored: true,
    rideMarks,
    thumbnail: expect.objectContaining({ name: `${id}.png` }),
    video: { duration: 8, file: expect.objectContaining({ name: `${id}.mp4` }) },
  });
});

test('[UPL-10] on a full disk they last as long as the page', async () => {
  vi.mocked(storeDraftFile).mockRejectedValue(
    new DeviceStorageError(new DOMException('full', 'QuotaExceededError')),
  );
  expect(await keepClip('d1', { video, thumbnail, rideMarks })).toMatchObject({
    isStored: false,
    video,
    thumbnail,
    rideMarks,
  });
});
