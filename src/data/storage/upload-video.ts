import { getDownloadURL, ref } from 'firebase/storage';
import { clipPath, lightFilePath } from '#src/config/service-urls.ts';
import { getLightFileType, lightFiles, type LightFile } from '#src/domain/clip-file.ts';
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
  /** Undefined as long as there is none. */
  getLightFile: (file: LightFile) => Blob | undefined;
  /** The account and the user; the Storage rules compare both. */
  ownerId: string;
  uploaderId: string;
}

type SessionUrls = Partial<Pick<Transfer, 'thumbnailSessionUrl' | 'lightFileSessionUrls' | 'clipSessionUrl'>>;

interface Session {
  sessionUrl: string;
  onSession: (url: string) => void;
}

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
 * Uploads the thumbnail of a video, its light files and its clip, starting where an earlier attempt has ended. A light file
 * that is not there in time follows the clip; one that is missing or fails does no harm.
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
  const { clip, thumbnail, getLightFile } = files;
  const early = lightFiles.filter(getLightFile);
  const total = early.reduce(
    (sum, each) => sum + (getLightFile(each)?.size ?? 0),
    thumbnail.size + clip.size,
  );
  let sentBefore = 0;
  const send = async (path: string, file: Blob, contentType: string, session: Session) => {
    await uploadFile(path, file, toVideoFileMetadata(contentType, files), {
      ...session,
      // What follows the clip is not counted.
      onProgress: (bytes) => onProgress(Math.min(total, sentBefore + bytes), total),
      onWaiting,
      signal,
    });
    sentBefore += file.size;
  };
  let { lightFileSessionUrls } = transfer;
  const sendLightFile = async (name: LightFile) => {
    const file = getLightFile(name);
    if (!file) return;
    const sending = send(lightFilePath(videoId, name), file, getLightFileType(name), {
      sessionUrl: lightFileSessionUrls[name],
      onSession: (url) => {
        lightFileSessionUrls = { ...lightFileSessionUrls, [name]: url };
        onSession({ lightFileSessionUrls });
      },
    });
    await sending.catch((error: unknown) => {
      signal.throwIfAborted();
      reportError(error, `${name} is missing`);
    });
  };
  await send(thumbnailPath(videoId), thumbnail, 'image/png', {
    sessionUrl: transfer.thumbnailSessionUrl,
    onSession: (thumbnailSessionUrl) => onSession({ thumbnailSessionUrl }),
  });
  for (const name of early) await sendLightFile(name);
  await send(clipPath(videoId), clip, 'video/mp4', {
    sessionUrl: transfer.clipSessionUrl,
    onSession: (clipSessionUrl) => onSession({ clipSessionUrl }),
  });
  for (const name of lightFiles) if (!early.includes(name)) await sendLightFile(name);
  const thumbnailUrl = await retryRequest(
    () => withDataErrors(() => getDownloadURL(ref(storage, thumbnailPath(videoId)))),
    { onWaiting, signal },
  );
  signal.throwIfAborted();
  return { thumbnailUrl };
}
