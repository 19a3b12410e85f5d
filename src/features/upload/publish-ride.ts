import { openUploadTicket } from '#src/data/firestore-lite/upload-tickets.ts';
import { publishVideo, updateVideo } from '#src/data/firestore-lite/videos.ts';
import { retryRequest } from '#src/data/retry-request.ts';
import { createTransfer, type Transfer } from '#src/domain/upload-draft.ts';
import type { User } from '#src/domain/user.ts';
import { buildNewVideo } from '#src/domain/new-video.ts';
import type { Video } from '#src/domain/video.ts';
import { getErrorMessage, reportError } from '#src/lib/log.ts';
import { deleteDraft, flushDraft } from './draft-saver.ts';
import { getDraftOwner, releaseDraft } from './draft-session.ts';
import { getVideoChanges, hasChanges } from './edit-ride.ts';
import { fetchPublished } from './fetch-published.ts';
import { toRideDetails } from './ride-form-schema.ts';
import type { RideDraft } from './ride-form.tsx';
import { createTransferMeter } from './transfer-meter.ts';
import { disposeSession, startJob } from './upload-job.ts';
import type { Clip, Job, Stage } from './upload-state.ts';
import { dispatchUpload, useUploadStore, waitForUpload } from './upload-store.ts';

interface RideToPublish extends RideDraft {
  /** The profile of the session user. */
  uploader: User;
}

type PublishingUpload = Stage<'publishing'>;

/**
 * Publishes the files first, then the document. While the clip is still being cut, publishing starts afterwards.
 *
 * @returns whether the ride was published
 */
export async function publishRide(ride: RideToPublish): Promise<boolean> {
  const upload = await requestPublishing();
  const owner = getDraftOwner();
  if (upload?.stage !== 'editing details' || !owner) return false;
  const job = startJob();
  dispatchUpload({ type: 'publishing started', job });
  try {
    const published = await fetchPublished(upload.transfer);
    if (published) await updatePublished(published, ride, upload.clip);
    else await publish(ride, upload.clip, job);
    if (!job.aborted) disposeSession();
    dispatchUpload({ type: 'published', job });
    await deleteDraft(owner, upload.draftId);
    if (!job.aborted) releaseDraft();
    return true;
  } catch (error) {
    if (job.aborted) return false;
    reportError(error);
    dispatchUpload({ type: 'publishing failed', job, errorMessage: getErrorMessage(error) });
    return false;
  }
}

async function requestPublishing() {
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

async function publish(ride: RideToPublish, clip: Clip, job: Job): Promise<void> {
  const { videoId } = await reserveVideoId(ride, clip, job);
  const counter = createCounter(videoId, job);
  const thumbnailUrl = await uploadFiles(clip, ride, job);
  // Stored before the document is sent: whoever continues this draft looks first whether it has arrived.
  await storeTransfer(job, { mayBePublished: true });
  const { values, account, uploader, animal, contestants } = ride;
  const { duration } = clip.video;
  const details = { ...toRideDetails(values), animal, contestants, duration, rideMarks: clip.rideMarks };
  const video = buildNewVideo({ id: videoId, account, uploaderId: uploader.id, ...details, thumbnailUrl });
  await counter;
  await retry(() => publishVideo(video, uploader), job);
}

const retry = <T>(call: () => Promise<T>, job: Job): Promise<T> =>
  retryRequest(call, {
    onWaiting: (isWaiting) => dispatchUpload({ type: 'transfer waiting', job, isWaiting }),
    signal: job,
  });

/** A failure is only reported: the first verified viewer creates a missing counter. */
async function createCounter(videoId: string, job: Job): Promise<void> {
  try {
    const { createViewCounter } = await import('#src/data/realtime-database/view-counter.ts');
    await createViewCounter(videoId);
  } catch (error) {
    if (!job.aborted) reportError(error);
  }
}

/** Opens the upload ticket of the draft's video id, or of another when an earlier ticket can no longer be used. */
async function reserveVideoId({ account, uploader }: RideToPublish, clip: Clip, job: Job): Promise<Transfer> {
  const openTicket = ({ videoId }: Transfer) =>
    retry(() => openUploadTicket({ id: videoId, owner: account.id, uploader: uploader.id }), job);
  const transfer = await storeTransfer(job, await prepareTransfer(clip, account.id, job));
  if (await openTicket(transfer)) return transfer;
  const renewed = await storeTransfer(job, await renewTransfer(transfer));
  await openTicket(renewed);
  return renewed;
}

/** Stored files are immutable, so another clip or account needs another id. */
async function prepareTransfer(clip: Clip, accountId: string, job: Job): Promise<Transfer> {
  const { transfer } = getPublishing(job);
  const started = { clipId: clip.id, accountId, mayBePublished: false };
  const isUnused = transfer.clipId === '';
  if (isUnused || (transfer.clipId === clip.id && transfer.accountId === accountId))
    return { ...transfer, ...started };
  return { ...(await renewTransfer(transfer)), ...started };
}

/** Another video id; deletes what was uploaded under the old one. */
async function renewTransfer({ videoId, clipId, accountId }: Transfer): Promise<Transfer> {
  const { deleteVideoFiles } = await import('#src/data/storage/delete-video-files.ts');
  // Files that remain do no harm.
  void deleteVideoFiles(videoId).catch(reportError);
  return { ...createTransfer(crypto.randomUUID()), clipId, accountId };
}

async function storeTransfer(job: Job, transfer: Partial<Transfer>): Promise<Transfer> {
  job.throwIfAborted();
  dispatchUpload({ type: 'transfer changed', job, transfer });
  await flushDraft();
  return getPublishing(job).transfer;
}

async function uploadFiles(clip: Clip, { account, uploader }: RideToPublish, job: Job): Promise<string> {
  const { uploadVideoFiles } = await import('#src/data/storage/upload-video.ts');
  const measure = createTransferMeter();
  const files = {
    clip: clip.video.file,
    thumbnail: clip.thumbnail,
    ownerId: account.id,
    uploaderId: uploader.id,
  };
  const { thumbnailUrl } = await uploadVideoFiles(getPublishing(job).transfer, files, {
    signal: job,
    onSession: (transfer) => dispatchUpload({ type: 'transfer changed', job, transfer }),
    onProgress: (sentBytes, totalBytes) =>
      dispatchUpload({ type: 'transfer progressed', job, progress: measure(sentBytes, totalBytes) }),
    onWaiting: (isWaiting) => dispatchUpload({ type: 'transfer waiting', job, isWaiting }),
  });
  return thumbnailUrl;
}

/** @throws the job's reason when it is no longer the one that publishes */
function getPublishing(job: Job): PublishingUpload {
  job.throwIfAborted();
  const upload = useUploadStore.getState();
  if (upload.stage === 'publishing' && upload.job === job) return upload;
  throw new DOMException('The upload has changed', 'AbortError');
}
