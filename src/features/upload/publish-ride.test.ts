import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createTransfer } from '#src/domain/upload-draft.ts';
import { parseUser } from '#src/domain/user.ts';
import type { NewVideo } from '#src/domain/video.ts';
import { setReportSink } from '#src/lib/log.ts';
import { buildContestant } from '#tests/support/factories/user.ts';
import { publishRide } from './publish-ride.ts';
import { emptyRideForm } from './ride-form-values.ts';
import { useUploadStore } from './upload-store.ts';

const steps = vi.hoisted(() => ({
  openUploadTicket: vi.fn<() => Promise<boolean>>(),
  uploadVideoFiles: vi.fn<() => Promise<{ thumbnailUrl: string }>>(),
  publishVideo: vi.fn<(video: NewVideo) => Promise<void>>(),
  deleteDraft: vi.fn<() => Promise<void>>(),
}));
vi.mock('#src/data/firestore/upload-tickets.ts', () => ({ openUploadTicket: steps.openUploadTicket }));
vi.mock('#src/data/firestore/videos.ts', () => ({ publishVideo: steps.publishVideo }));
vi.mock('#src/data/retry-request.ts', () => ({ retryRequest: (call: () => Promise<unknown>) => call() }));
vi.mock('#src/data/storage/upload-video.ts', () => ({ uploadVideoFiles: steps.uploadVideoFiles }));
vi.mock('#src/data/realtime/views.ts', () => ({ createViewCounter: () => Promise.resolve() }));
vi.mock('./fetch-published.ts', () => ({ fetchPublished: () => Promise.resolve(undefined) }));
vi.mock('./draft-saver.ts', () => ({ deleteDraft: steps.deleteDraft, flushDraft: () => Promise.resolve() }));
vi.mock('./draft-session.ts', () => ({
  getDraftOwner: () => ({ userId: 'june', accountId: 'june' }),
  releaseDraft: () => undefined,
}));

const rider = buildContestant();
const account = parseUser(rider.id, rider);
const details = {
  ...emptyRideForm,
  accountId: account.id,
  title: 'Elko Fair',
  location: 'Elko, NV',
  date: '2026-07-25',
  eventId: 1,
};
const ride = { values: details, account, uploader: account, animal: undefined, contestants: [] };

beforeEach(() => {
  setReportSink(() => undefined);
  vi.resetAllMocks();
  steps.openUploadTicket.mockResolvedValue(true);
  steps.uploadVideoFiles.mockResolvedValue({ thumbnailUrl: 'https://storage.example/thumbnail.png' });
  useUploadStore.setState(
    {
      stage: 'editing details',
      details,
      draftId: 'd1',
      source: { name: 'ride.mov', size: 4, lastModified: 7 },
      transfer: createTransfer('v1'),
      selection: { start: 1, end: 9 },
      rideMarks: { start: 1.5, end: 8.9 },
      clip: {
        id: 'c1',
        video: { file: new File(['clip'], 'c1.mp4'), duration: 8, width: 640, height: 360 },
        thumbnail: new Blob(['png']),
        rideMarks: { start: 0.5, end: 7.9 },
        isStored: true,
      },
    },
    true,
  );
});

describe('[UPL-10] no document ever points to a missing file', () => {
  test('the document follows the files, and the draft is deleted last', async () => {
    expect(await publishRide(ride)).toBe(true);
    const [ticket, files, document, draft] = [
      steps.openUploadTicket,
      steps.uploadVideoFiles,
      steps.publishVideo,
      steps.deleteDraft,
    ].map(({ mock }) => mock.invocationCallOrder[0] ?? 0) as [number, number, number, number];
    expect([ticket, files, document, draft]).toEqual(
      [ticket, files, document, draft].toSorted((a, b) => a - b),
    );
    expect(steps.publishVideo.mock.lastCall?.[0]).toMatchObject({
      id: 'v1',
      title: 'Elko Fair',
      thumbnail_url: 'https://storage.example/thumbnail.png',
      ride_start: 0.5,
      ride_end: 7.9,
    });
  });

  test('a failed upload publishes nothing and keeps the draft', async () => {
    steps.uploadVideoFiles.mockRejectedValue(new Error('Offline.'));
    expect(await publishRide(ride)).toBe(false);
    expect(steps.publishVideo).not.toHaveBeenCalled();
    expect(steps.deleteDraft).not.toHaveBeenCalled();
    expect(useUploadStore.getState()).toMatchObject({
      stage: 'editing details',
      draftId: 'd1',
      details,
      errorMessage: 'Offline.',
    });
  });
});
