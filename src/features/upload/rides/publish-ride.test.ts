import { expect, test, vi } from 'vitest';
import { publishVideo, updateVideo } from '#src/data/firestore-lite/videos.ts';
import { fetchVideo } from '#src/data/firestore-rest/public-videos.ts';
import { deleteUnpublishedFiles } from '#src/data/storage/delete-video-files.ts';
import { uploadVideoFiles } from '#src/data/storage/upload-video.ts';
import { createTransfer, type Transfer } from '#src/domain/upload-draft.ts';
import { parseUser } from '#src/domain/user.ts';
import { parseVideo } from '#src/domain/video.ts';
import { buildContractor } from '#tests/support/factories/build-user.ts';
import { emptyRideForm } from './ride-form-schema.ts';
import { publishRide, type Publication } from './publish-ride.ts';

vi.mock('#src/data/retry-request.ts', () => ({ retryRequest: (call: () => unknown) => call() }));
vi.mock('#src/data/firestore-lite/upload-tickets.ts', () => ({
  openUploadTicket: () => Promise.resolve(true),
}));
vi.mock('#src/data/firestore-lite/videos.ts', () => ({
  publishVideo: vi.fn<typeof publishVideo>(),
  updateVideo: vi.fn<typeof updateVideo>(),
}));
vi.mock('#src/data/firestore-rest/public-videos.ts', () => ({ fetchVideo: vi.fn<typeof fetchVideo>() }));
vi.mock('#src/data/realtime-database/view-counter.ts', () => ({
  createViewCounter: () => Promise.resolve(),
}));
vi.mock('#src/data/storage/upload-video.ts', () => ({ uploadVideoFiles: vi.fn<typeof uploadVideoFiles>() }));
vi.mock('#src/data/storage/delete-video-files.ts', () => ({
  // What deletes the files of published videos is not called.
  deleteUnpublishedFiles: vi.fn<typeof deleteUnpublishedFiles>(),
}));

const contractor = buildContractor();
const account = parseUser(contractor.id, contractor);
const earlier = {
  ...createTransfer('earlier'),
  clipId: 'clip',
  accountId: account.id,
  clipSessionUrl: 'https://files.example/clip',
  thumbnailSessionUrl: 'https://files.example/picture',
};

const storeTransfer = vi.fn<Publication['storeTransfer']>();

/** Publishes a clip after an earlier attempt. @returns the upload that it starts or continues */
async function publish(clipId: string, transfer: Transfer = earlier, title = 'Lazy E') {
  vi.mocked(publishVideo).mockReset().mockResolvedValue();
  storeTransfer.mockReset().mockResolvedValue();
  vi.mocked(deleteUnpublishedFiles).mockReset().mockResolvedValue(false);
  vi.mocked(uploadVideoFiles).mockReset().mockResolvedValue({ thumbnailUrl: '' });
  const publication = {
    ride: {
      ...{ uploader: account, account, animal: undefined, contestants: [] },
      values: { ...emptyRideForm, accountId: account.id, title, date: '2026-05-01', eventId: 1 },
    },
    clip: {
      id: clipId,
      video: { file: new File([], 'ride.mp4'), duration: 9.24 },
      thumbnail: new Blob(),
      rideMarks: null,
    },
    transfer,
    storeTransfer,
    signal: new AbortController().signal,
  };
  await publishRide(publication as unknown as Publication);
  return vi.mocked(uploadVideoFiles).mock.calls[0]?.[0];
}

test('the same clip goes on where an earlier attempt ended', async () => {
  expect(await publish('clip')).toEqual(earlier);
  expect(deleteUnpublishedFiles).not.toHaveBeenCalled();
});

test('another clip starts afresh under another id; of the earlier one, only what is not published is deleted', async () => {
  const upload = await publish('other');
  expect(upload).toEqual({
    ...createTransfer(upload?.videoId ?? ''),
    clipId: 'other',
    accountId: account.id,
  });
  expect(upload?.videoId).not.toBe('earlier');
  expect(deleteUnpublishedFiles).toHaveBeenCalledExactlyOnceWith('earlier');
});

test('another account starts afresh under another id', async () => {
  const upload = await publish('clip', { ...earlier, accountId: 'other' });
  expect(upload?.videoId).not.toBe('earlier');
  expect(upload?.accountId).toBe(account.id);
});

test('that the ride may be published is stored before its document is sent, which says how long it is', async () => {
  await publish('clip');
  expect(storeTransfer).toHaveBeenLastCalledWith(expect.objectContaining({ mayBePublished: true }));
  expect(publishVideo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ duration: 9.24 }), account);
  expect(storeTransfer).toHaveBeenCalledBefore(vi.mocked(publishVideo));
});

test('a ride that an earlier attempt has published is changed only where its details were', async () => {
  await publish('clip');
  const [[sent] = expect.unreachable()] = vi.mocked(publishVideo).mock.calls;
  vi.mocked(fetchVideo).mockResolvedValue(parseVideo(sent.id, sent));
  await publish('clip', { ...earlier, mayBePublished: true });
  expect(updateVideo).not.toHaveBeenCalled();
  await publish('clip', { ...earlier, mayBePublished: true }, 'Cody Stampede');
  const changed = expect.objectContaining({ title: 'Cody Stampede' }) as object;
  expect(updateVideo).toHaveBeenCalledExactlyOnceWith(expect.anything(), changed, account);
  expect(publishVideo).not.toHaveBeenCalled();
});
