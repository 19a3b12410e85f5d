import { getErrorMessage, reportError } from '#src/lib/log.ts';
import { getRendition } from './clip-rendition.ts';
import { deleteDraft, flushDraft } from './draft-storage.ts';
import { publishRide, type RideToPublish } from './publish-ride.ts';
import type { UploadState } from './upload-state.ts';
import { dispatchUpload, disposeSession, startJob, useUploadStore, waitForUpload } from './upload-store.ts';

/**
 * Publishes the ride of the draft. While its clip is still being cut, publishing starts afterwards.
 *
 * @returns whether the ride was published
 */
export async function publishDraft(ride: RideToPublish): Promise<boolean> {
  const upload = await requestPublishing();
  if (upload?.stage !== 'editing details' || upload.access?.stage !== 'held') return false;
  const { access, draftId, transfer, clip } = upload;
  const job = startJob();
  dispatchUpload({ type: 'publishing started', job });
  try {
    await publishRide({
      ride,
      clip,
      transfer,
      getRendition: (rendition) => getRendition(clip, rendition),
      storeTransfer: (changed) => {
        dispatchUpload({ type: 'transfer changed', job, transfer: changed });
        return flushDraft();
      },
      onProgress: (progress) => dispatchUpload({ type: 'transfer progressed', job, progress }),
      onWaiting: (isWaiting) => dispatchUpload({ type: 'transfer waiting', job, isWaiting }),
      signal: job.signal,
    });
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
