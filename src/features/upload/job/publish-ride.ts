import { openUploadTicket } from '#src/data/firestore-lite/upload-tickets.ts';
import { publishVideo, updateVideo } from '#src/data/firestore-lite/videos.ts';
import { fetchVideo } from '#src/data/firestore-rest/public-videos.ts';
import { retryRequest } from '#src/data/retry-request.ts';
import { buildNewVideo } from '#src/domain/new-video.ts';
import type { Rendition } from '#src/domain/clip-file.ts';
import { createTransfer, type Transfer } from '#src/domain/upload-draft.ts';
import type { User } from '#src/domain/user.ts';
import type { Video } from '#src/domain/video.ts';
import { getErrorMessage, reportError } from '#src/lib/log.ts';
import { getRendition } from './clip-rendition.ts';
import { deleteDraft, flushDraft } from './draft-storage.ts';
import { toVideoDetails } from './ride-form-schema.ts';
import { getVideoChanges, hasChanges, type ConfirmedRide } from './ride-details.ts';
import { createTransferMeter } from './transfer-meter.ts';
import type { Clip, Job, UploadState } from './upload-state.ts';
import { dispatchUpload, disposeSession, startJob, useUploadStore, waitForUpload } from './upload-store.ts';

interface RideToPublish extends ConfirmedRide {
  /** The profile of the session user. */
  uploader: User;
}

/** One attempt. */
interface Publication {
  ride: RideToPublish;
  clip: Clip;
  job: Job;
}

/**
 * Publishes the files first, then the document. While the clip is still being cut, publishing starts afterwards.
 *
 * @returns whether the ride was published
 */
export async function publishRide(ride: RideToPublish): Promise<boolean> {
  const upload = await requestPublishing();
  if (upload?.stage !== 'editing details' || upload.access?.stage !== 'held') return false;
  const { access, draftId, transfer, clip } = upload;
  const job = startJob();
  dispatchUpload({ type: 'publishing started', job });
  try {
    // An earlier attempt may have written the document without our knowing.
    const published = transfer.mayBePublished ? await fetchVideo(transfer.videoId) : undefined;
    if (published) await updatePublished(published, ride, clip);
    else await publish(transfer, { ride, clip, job });
    if (!job.signal.aborted) disposeSession();
    dispatchUpload({ type: 'published', job });
    await deleteDraft(access.owner, draftId);
    dispatchUpload({ type: 'draft missing', lock: access.lock });
    return true;
  } catch (error) {
    if (job.signal.aborted) return false;
    reportError(error);
    dispatchUpload({ type: 'publishing failed', job, errorMessage: getErrorMessage(error) });
    return false;
  }
}

async function requestPublishing(): Promise<UploadState | undefined> {
  const upload = useUploadStore.getState();
  if (upload.stage !== 'cutting') return upload;
  if (upload.isPublishingNext) return undefined;
  dispatchUpload({ type: 'publishing requested' });
  return waitForUpload(({ stage }) => stage !== 'cutting');
}

/** The details may have been edited since. */
async function updatePublished(video: Video, ride: RideToPublish, clip: Clip): Promise<void> {
  const changes = getVideoChanges(video, ride, clip.rideMarks);
  if (hasChanges(video, changes)) await updateVideo(video, changes, ride.uploader);
}

async function publish(draftTransfer: Transfer, publication: Publication): Promise<void> {
  const { ride, clip, job } = publication;
  const transfer = await reserveVideoId(draftTransfer, publication);
  const counter = createCounter(transfer.videoId, job);
  const sent = await sendFiles(transfer, publication);
  // Stored before the document is sent: whoever continues this draft looks first whether it has arrived.
  const { videoId } = await storeTransfer({ ...sent.transfer, mayBePublished: true }, job);
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
  await retry(() => publishVideo(video, ride.uploader), job);
}

const retry = <T>(call: () => Promise<T>, job: Job): Promise<T> =>
  retryRequest(call, {
    onWaiting: (isWaiting) => dispatchUpload({ type: 'transfer waiting', job, isWaiting }),
    signal: job.signal,
  });

/** A failure is only reported: the first verified viewer creates a missing counter. */
async function createCounter(videoId: string, job: Job): Promise<void> {
  try {
    const { createViewCounter } = await import('#src/data/realtime-database/view-counter.ts');
    await createViewCounter(videoId);
  } catch (error) {
    if (!job.signal.aborted) reportError(error);
  }
}

/** Opens the upload ticket of the draft's video id, or of another when an earlier ticket can no longer be used. */
async function reserveVideoId(draftTransfer: Transfer, { ride, clip, job }: Publication): Promise<Transfer> {
  const openTicket = ({ videoId, accountId }: Transfer) =>
    retry(() => openUploadTicket({ id: videoId, owner: accountId, uploader: ride.uploader.id }), job);
  const transfer = await storeTransfer(await prepareTransfer(draftTransfer, clip.id, ride.account.id), job);
  if (await openTicket(transfer)) return transfer;
  const renewed = await storeTransfer(await renewTransfer(transfer), job);
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

/** Another video id; deletes what was uploaded under the old one. */
async function renewTransfer({ videoId, clipId, accountId }: Transfer): Promise<Transfer> {
  const { deleteVideoFiles } = await import('#src/data/storage/delete-video-files.ts');
  // Files that remain do no harm.
  void deleteVideoFiles(videoId).catch(reportError);
  return { ...createTransfer(crypto.randomUUID()), clipId, accountId };
}

/** @throws the job's reason when it has ended */
async function storeTransfer(transfer: Transfer, job: Job): Promise<Transfer> {
  job.signal.throwIfAborted();
  dispatchUpload({ type: 'transfer changed', job, transfer });
  await flushDraft();
  job.signal.throwIfAborted();
  return transfer;
}

async function sendFiles(reserved: Transfer, { ride, clip, job }: Publication) {
  const { uploadVideoFiles } = await import('#src/data/storage/upload-video.ts');
  job.signal.throwIfAborted();
  const measure = createTransferMeter();
  let transfer = reserved;
  const files = {
    clip: clip.video.file,
    thumbnail: clip.thumbnail,
    getRendition: (rendition: Rendition) => getRendition(clip, rendition),
    ownerId: ride.account.id,
    uploaderId: ride.uploader.id,
  };
  const { thumbnailUrl } = await uploadVideoFiles(reserved, files, {
    signal: job.signal,
    onSession: (session) => {
      transfer = { ...transfer, ...session };
      dispatchUpload({ type: 'transfer changed', job, transfer });
    },
    onProgress: (sentBytes, totalBytes) =>
      dispatchUpload({ type: 'transfer progressed', job, progress: measure(sentBytes, totalBytes) }),
    onWaiting: (isWaiting) => dispatchUpload({ type: 'transfer waiting', job, isWaiting }),
  });
  return { transfer, thumbnailUrl };
}
