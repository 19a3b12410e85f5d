import { getDownloadURL, ref } from 'firebase/storage';
import { clipPath, renditionPath } from '#src/config/service-urls.ts';
import type { Transfer } from '#src/domain/upload-draft.ts';
import { reportError } from '#src/lib/log.ts';
import { withDataErrors } from '../data-error.ts';
import { retryRequest } from '../retry-request.ts';
import { thumbnailPath } from './file-url.ts';
import { storage } from './storage.ts';
import { uploadFile } from './upload-file.ts';
import type { FileMetadata } from './upload-session.ts';

interface VideoFiles {
  /** video/mp4, at most 500 MB. */
  clip: Blob;
  /** image/png */
  thumbnail: Blob;
  /** video/mp4, at most 60 MB; undefined as long as there is none. */
  getRendition: () => Blob | undefined;
  /** The account and the user; the Storage rules compare both. */
  ownerId: string;
  uploaderId: string;
}

type SessionUrls = Partial<Pick<Transfer, 'thumbnailSessionUrl' | 'renditionSessionUrl' | 'clipSessionUrl'>>;

interface VideoUploadOptions {
  signal: AbortSignal;
  /** Called when an upload session starts. Pass it to the next attempt to continue where this one ends. */
  onSession: (session: SessionUrls) => void;
  /** In bytes of all files together. */
  onProgress: (sentBytes: number, totalBytes: number) => void;
  /** Called when the upload waits for a connection, and when it continues. */
  onWaiting: (isWaiting: boolean) => void;
}

/** What the rules require of a file of a video, and how long browsers keep it. */
export const toVideoFileMetadata = (
  contentType: string,
  { ownerId, uploaderId }: Pick<VideoFiles, 'ownerId' | 'uploaderId'>,
): FileMetadata => ({
  contentType,
  // A film that was taken down does not stay for long.
  cacheControl: 'public, max-age=86400',
  metadata: { owner: ownerId, uploader: uploaderId },
});

/**
 * Uploads the thumbnail of a video, its light rendition and its clip, starting where an earlier attempt has ended. A
 * rendition that is not there in time follows the clip; one that is missing or fails does no harm.
 *
 * @returns the download URL of the thumbnail
 * @throws DOMException 'AbortError' when aborted
 * @throws DataError otherwise
 */
export async function uploadVideoFiles(
  transfer: Transfer,
  files: VideoFiles,
  { signal, onSession, onProgress, onWaiting }: VideoUploadOptions,
): Promise<{ thumbnailUrl: string }> {
  const { videoId } = transfer;
  const { clip, thumbnail, getRendition } = files;
  const early = getRendition();
  const sizeBefore = thumbnail.size + (early?.size ?? 0);
  const total = sizeBefore + clip.size;
  const toMetadata = (contentType: string) => toVideoFileMetadata(contentType, files);
  await uploadFile(thumbnailPath(videoId), thumbnail, toMetadata('image/png'), {
    sessionUrl: transfer.thumbnailSessionUrl,
    onSession: (thumbnailSessionUrl) => onSession({ thumbnailSessionUrl }),
    onProgress: (bytes) => onProgress(bytes, total),
    onWaiting,
    signal,
  });
  const sendRendition = async (rendition: Blob, report: (bytes: number) => void) => {
    const sending = uploadFile(renditionPath(videoId), rendition, toMetadata('video/mp4'), {
      sessionUrl: transfer.renditionSessionUrl,
      onSession: (renditionSessionUrl) => onSession({ renditionSessionUrl }),
      onProgress: report,
      onWaiting,
      signal,
    });
    await sending.catch((error: unknown) => {
      signal.throwIfAborted();
      reportError(error, 'The rendition is missing');
    });
  };
  if (early) await sendRendition(early, (bytes) => onProgress(thumbnail.size + bytes, total));
  await uploadFile(clipPath(videoId), clip, toMetadata('video/mp4'), {
    sessionUrl: transfer.clipSessionUrl,
    onSession: (clipSessionUrl) => onSession({ clipSessionUrl }),
    onProgress: (bytes) => onProgress(sizeBefore + bytes, total),
    onWaiting,
    signal,
  });
  const late = early ? undefined : getRendition();
  if (late) await sendRendition(late, () => undefined);
  const thumbnailUrl = await retryRequest(
    () => withDataErrors(() => getDownloadURL(ref(storage, thumbnailPath(videoId)))),
    { onWaiting, signal },
  );
  signal.throwIfAborted();
  return { thumbnailUrl };
}
