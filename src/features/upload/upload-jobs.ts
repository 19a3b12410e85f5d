import { publishVideo } from '#src/data/firestore/videos.ts';
import { getInitialSelection, validateSelection } from '#src/domain/trim.ts';
import { buildNewVideo } from '#src/domain/video.ts';
import { getErrorMessage, reportError } from '#src/lib/log.ts';
import { UnsupportedFileError } from '#src/media/errors.ts';
import { setUnsavedWork } from '#src/session/unsaved-work.ts';
import { toRideDetails } from './ride-form-schema.ts';
import type { RideDraft } from './ride-form.tsx';
import type { Clip, UploadedFiles } from './upload-state.ts';
import { dispatchUpload, useUploadStore } from './upload-store.ts';
import { validateFileName } from './validate-file-name.ts';

const unsupportedMessage =
  'This file is not supported on this machine. Please install this codec, select a new video, or upload on a supported machine.';
const tooLongMessage =
  'Videos must be 120 seconds or less. Please trim the existing video or upload a new video.';
const tooShortMessage = 'Select at least one second.';
const processingFailedMessage =
  'This video had an error processing. Please try again, select a different video, or try on a different device.';

/** One job at a time. Starting a job aborts the previous one; its late results are dropped. */
let currentJob = new AbortController();

function startJob(): AbortSignal {
  currentJob.abort();
  currentJob = new AbortController();
  return currentJob.signal;
}

function disposeSession() {
  const upload = useUploadStore.getState();
  if ('session' in upload) upload.session.dispose();
}

/** Reads only the file's index; the file itself is not copied. */
export async function openFile(file: File): Promise<void> {
  const signal = startJob();
  disposeSession();
  const errorMessage = validateFileName(file.name);
  if (errorMessage) return dispatchUpload({ type: 'file rejected', errorMessage });
  dispatchUpload({ type: 'file chosen', fileName: file.name });
  try {
    const [{ probeVideo }, { openTrimSession }] = await Promise.all([
      import('#src/media/probe-video.ts'),
      import('#src/media/trim-session.ts'),
    ]);
    const source = await probeVideo(file, signal);
    const selection = getInitialSelection({ frameTimes: source.video.frameTimes, duration: source.duration });
    signal.throwIfAborted();
    dispatchUpload({ type: 'file read', session: openTrimSession(source), selection });
  } catch (error) {
    if (signal.aborted) return;
    reportError(error);
    const message = error instanceof UnsupportedFileError ? unsupportedMessage : processingFailedMessage;
    dispatchUpload({ type: 'file rejected', errorMessage: message });
  }
}

export async function cutSelection(): Promise<void> {
  const upload = useUploadStore.getState();
  if (upload.stage !== 'trimming') return;
  const { session, selection } = upload;
  const signal = startJob();
  dispatchUpload({ type: 'cut started' });
  const problem = validateSelection(selection);
  if (problem)
    return dispatchUpload({
      type: 'cut failed',
      errorMessage: problem === 'too-long' ? tooLongMessage : tooShortMessage,
    });
  try {
    const onProgress = (ratio: number) => dispatchUpload({ type: 'progress changed', progress: ratio * 100 });
    const video = await session.trim(selection, { onProgress, signal });
    const thumbnail = await session.extractThumbnail(selection.start, signal);
    signal.throwIfAborted();
    dispatchUpload({ type: 'cut done', clip: { video, thumbnail } });
  } catch (error) {
    if (signal.aborted) return dispatchUpload({ type: 'cut failed' });
    reportError(error);
    dispatchUpload({
      type: 'cut failed',
      errorMessage: error instanceof UnsupportedFileError ? unsupportedMessage : processingFailedMessage,
    });
  }
}

interface RideToPublish extends RideDraft {
  uploaderId: string;
}

/**
 * Publishes the files first, then the document.
 *
 * @returns whether the ride was published
 */
export async function publishRide(ride: RideToPublish): Promise<boolean> {
  const upload = useUploadStore.getState();
  if (upload.stage !== 'editing details') return false;
  const signal = startJob();
  dispatchUpload({ type: 'publishing started' });
  try {
    const previous = upload.uploaded?.accountId === ride.account.id ? upload.uploaded : undefined;
    const uploaded = previous ?? (await uploadFiles(upload.clip, ride, signal));
    dispatchUpload({ type: 'files uploaded', uploaded });
    await publishVideo(buildVideo(ride, upload.clip, uploaded));
    if (signal.aborted) return true; // the draft was discarded; another upload may have started
    disposeSession();
    dispatchUpload({ type: 'discarded' });
    return true;
  } catch (error) {
    if (!signal.aborted) reportError(error);
    const reason = signal.aborted ? {} : { errorMessage: getErrorMessage(error) };
    dispatchUpload({ type: 'publishing failed', ...reason });
    return false;
  }
}

async function uploadFiles(
  { video, thumbnail }: Clip,
  ride: RideToPublish,
  signal: AbortSignal,
): Promise<UploadedFiles> {
  const { uploadVideoFiles } = await import('#src/data/storage/upload-video.ts');
  const videoId = crypto.randomUUID();
  const ownerId = ride.account.id;
  const { thumbnailUrl } = await uploadVideoFiles(
    { videoId, clip: video.file, thumbnail, ownerId, uploaderId: ride.uploaderId },
    {
      signal,
      onProgress: (sent, total) =>
        dispatchUpload({ type: 'progress changed', progress: (sent / total) * 100 }),
    },
  );
  return { videoId, thumbnailUrl, accountId: ownerId };
}

function buildVideo(ride: RideToPublish, clip: Clip, { videoId, thumbnailUrl }: UploadedFiles) {
  const { values, account, uploaderId, animal, contestants } = ride;
  return buildNewVideo({
    id: videoId,
    account,
    uploaderId,
    ...toRideDetails(values),
    animal,
    contestants,
    duration: clip.video.duration,
    thumbnailUrl,
  });
}

export function cancelJob(): void {
  currentJob.abort();
}

export function discardUpload(): void {
  currentJob.abort();
  disposeSession();
  dispatchUpload({ type: 'discarded' });
}

// A draft exists only in this tab, for the account it was started for.
useUploadStore.subscribe(({ stage }) => setUnsavedWork(stage === 'choosing' ? undefined : discardUpload));
