import {
  deleteObject,
  getDownloadURL,
  ref,
  uploadBytesResumable,
  type UploadMetadata,
} from 'firebase/storage';
import { clipPath } from '#src/config/service-urls.ts';
import { withDataErrors } from '../data-error.ts';
import { storage } from './storage.ts';
import { thumbnailPath } from './file-url.ts';

interface VideoFiles {
  videoId: string;
  /** video/mp4 or video/quicktime, at most 500 MB. */
  clip: Blob;
  /** image/png */
  thumbnail: Blob;
  /** The account and the user; the Storage rules compare both. */
  ownerId: string;
  uploaderId: string;
}

interface UploadOptions {
  signal: AbortSignal;
  /** In bytes of both files together. */
  onProgress: (sentBytes: number, totalBytes: number) => void;
}

async function uploadFile(path: string, file: Blob, metadata: UploadMetadata, options: UploadOptions) {
  const task = uploadBytesResumable(ref(storage, path), file, metadata);
  const cancel = () => task.cancel();
  options.signal.addEventListener('abort', cancel, { once: true });
  task.on('state_changed', (state) => options.onProgress(state.bytesTransferred, state.totalBytes));
  try {
    await task;
  } finally {
    options.signal.removeEventListener('abort', cancel);
  }
  return task.snapshot.ref;
}

/** Best effort: files that remain do no harm. */
async function deletePartialUpload(videoId: string) {
  await Promise.allSettled(
    [thumbnailPath(videoId), clipPath(videoId)].map((path) => deleteObject(ref(storage, path))),
  );
}

/**
 * Uploads the thumbnail of a video, then its clip. A failed or aborted upload deletes the files again.
 *
 * @param files with an unused video id
 * @returns the download URL of the thumbnail
 * @throws DOMException 'AbortError' when aborted
 * @throws DataError otherwise
 */
export async function uploadVideoFiles(
  files: VideoFiles,
  options: UploadOptions,
): Promise<{ thumbnailUrl: string }> {
  const { videoId, clip, thumbnail, ownerId, uploaderId } = files;
  const total = clip.size + thumbnail.size;
  const getMetadata = (contentType: string): UploadMetadata => ({
    contentType,
    cacheControl: 'public, max-age=31536000, immutable',
    customMetadata: { owner: ownerId, uploader: uploaderId },
  });
  const reportFrom = (offset: number) => (bytes: number) => options.onProgress(offset + bytes, total);
  try {
    return await withDataErrors(
      async () => {
        const thumbnailRef = await uploadFile(thumbnailPath(videoId), thumbnail, getMetadata('image/png'), {
          ...options,
          onProgress: reportFrom(0),
        });
        await uploadFile(clipPath(videoId), clip, getMetadata(clip.type), {
          ...options,
          onProgress: reportFrom(thumbnail.size),
        });
        return { thumbnailUrl: await getDownloadURL(thumbnailRef) };
      },
      { timeoutMs: Infinity },
    );
  } catch (error) {
    await deletePartialUpload(videoId);
    options.signal.throwIfAborted();
    throw error;
  }
}
