import { openUploadTicket } from '#src/data/firestore-lite/upload-tickets.ts';
import { publishVideo, updateVideo } from '#src/data/firestore-lite/videos.ts';
import { fetchVideo } from '#src/data/firestore-rest/public-videos.ts';
import { retryRequest } from '#src/data/retry-request.ts';
import { buildNewVideo } from '#src/domain/new-video.ts';
import type { LightFile } from '#src/domain/clip-file.ts';
import { createTransfer, type Transfer } from '#src/domain/upload-draft.ts';
import type { User } from '#src/domain/user.ts';
import type { Video } from '#src/domain/video.ts';
import { reportError } from '#src/lib/log.ts';
import { toVideoDetails } from './ride-form-schema.ts';
import { getVideoChanges, hasChanges, type ConfirmedRide } from './ride-details.ts';
import { createTransferMeter } from './transfer-meter.ts';
import type { Clip, TransferProgress } from './rides-state.ts';

export interface RideToPublish extends ConfirmedRide {
  /** The profile of the session user. */
  uploader: User;
}

/** One attempt to publish a ride, and who follows it. */
export interface Publication {
  ride: RideToPublish;
  clip: Clip;
  /** How far earlier attempts came. */
  transfer: Transfer;
  /** @returns undefined if it is not ready; a ride can do without it */
  getLightFile: (file: LightFile) => Blob | undefined;
  /** Resolves when another attempt would find it, even after the end of the page. */
  storeTransfer: (transfer: Transfer) => Promise<void>;
  onProgress: (progress: TransferProgress) => void;
  /** Called when there is no connection, and when it is back. */
  onWaiting: (isWaiting: boolean) => void;
  signal: AbortSignal;
}

/** Publishes the files first, then the document. @throws the signal's reason when the attempt has ended */
export async function publishRide(publication: Publication): Promise<void> {
  const { transfer, ride, clip } = publication;
  // An earlier attempt may have written the document without our knowing.
  const published = transfer.mayBePublished ? await fetchVideo(transfer.videoId) : undefined;
  if (published) return updatePublished(published, ride, clip);
  const reserved = await reserveVideoId(publication);
  const counter = createCounter(reserved.videoId, publication.signal);
  const sent = await sendFiles(reserved, publication);
  // Stored before the document is sent: when this draft is continued, the document is looked for first.
  const { videoId } = await storeTransfer({ ...sent.transfer, mayBePublished: true }, publication);
  const video = buildNewVideo({
    id: videoId,
    account: ride.account,
    uploaderId: ride.uploader.id,
    details: toVideoDetails(ride.values),
    animal: ride.animal,
    contestants: ride.contestants,
    duration: clip.video.duration,
    rideMarks: clip.rideMarks,
    thumbnailUrl: sent.thumbnailUrl,
  });
  await counter;
  await retry(() => publishVideo(video, ride.uploader), publication);
}

/** The details may have been edited since. */
async function updatePublished(video: Video, ride: RideToPublish, clip: Clip): Promise<void> {
  const changes = getVideoChanges(video, ride, clip.rideMarks);
  if (hasChanges(video, changes)) await updateVideo(video, changes, ride.uploader);
}

const retry = <T>(call: () => Promise<T>, { onWaiting, signal }: Publication): Promise<T> =>
  retryRequest(call, { onWaiting, signal });

/** A failure is only reported: the first verified viewer creates a missing counter. */
async function createCounter(videoId: string, signal: AbortSignal): Promise<void> {
  try {
    const { createViewCounter } = await import('#src/data/realtime-database/view-counter.ts');
    await createViewCounter(videoId);
  } catch (error) {
    if (!signal.aborted) reportError(error);
  }
}

/** Opens the upload ticket of the draft's video id, or of another when an earlier ticket can no longer be used. */
async function reserveVideoId(publication: Publication): Promise<Transfer> {
  const { ride, clip } = publication;
  const openTicket = ({ videoId, accountId }: Transfer) =>
    retry(() => openUploadTicket({ id: videoId, owner: accountId, uploader: ride.uploader.id }), publication);
  const prepared = await prepareTransfer(publication.transfer, clip.id, ride.account.id);
  const transfer = await storeTransfer(prepared, publication);
  if (await openTicket(transfer)) return transfer;
  const renewed = await storeTransfer(await renewTransfer(transfer), publication);
  await openTicket(renewed);
  return renewed;
}

/** Stored files are immutable, so another clip or account needs another id. */
async function prepareTransfer(transfer: Transfer, clipId: string, accountId: string): Promise<Transfer> {
  const isUnused = transfer.clipId === '';
  const isSame = transfer.clipId === clipId && transfer.accountId === accountId;
  const usable = isUnused || isSame ? transfer : await renewTransfer(transfer);
  return { ...usable, clipId, accountId, mayBePublished: false };
}

/** Another video id; deletes what was uploaded under the old one, which may have been published meanwhile. */
async function renewTransfer(transfer: Transfer): Promise<Transfer> {
  const { videoId, clipId, accountId } = transfer;
  const { deleteUnpublishedFiles } = await import('#src/data/storage/delete-video-files.ts');
  // Files that remain do no harm.
  void deleteUnpublishedFiles(videoId).catch(reportError);
  return { ...createTransfer(crypto.randomUUID()), clipId, accountId };
}

async function storeTransfer(transfer: Transfer, publication: Publication): Promise<Transfer> {
  publication.signal.throwIfAborted();
  await publication.storeTransfer(transfer);
  publication.signal.throwIfAborted();
  return transfer;
}

async function sendFiles(reserved: Transfer, publication: Publication) {
  const { ride, clip, getLightFile, onProgress, onWaiting, signal } = publication;
  const { uploadVideoFiles } = await import('#src/data/storage/upload-video.ts');
  signal.throwIfAborted();
  const measure = createTransferMeter();
  let transfer = reserved;
  const files = {
    clip: clip.video.file,
    thumbnail: clip.thumbnail,
    getLightFile,
    ownerId: ride.account.id,
    uploaderId: ride.uploader.id,
  };
  const { thumbnailUrl } = await uploadVideoFiles(reserved, files, {
    signal,
    onSession: (session) => {
      transfer = { ...transfer, ...session };
      void publication.storeTransfer(transfer);
    },
    onProgress: (sentBytes, totalBytes) => onProgress(measure(sentBytes, totalBytes)),
    onWaiting,
  });
  return { transfer, thumbnailUrl };
}
