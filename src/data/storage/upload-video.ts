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
  /** The account the video belongs to, and the person who uploads it: the Storage rules compare both. */
  ownerId: string;
  uploaderId: string;
}

interface UploadOptions {
  signal: AbortSignal;
  /** @param sent and @param total in bytes, both files together */
  onProgress: (sent: number, total: number) => void;
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

/** Files are written once: what a broken upload left behind would be in nobody's way, but is of no use either. */
async function deletePartialUpload(videoId: string) {
  await Promise.allSettled(
    [thumbnailPath(videoId), clipPath(videoId)].map((path) => deleteObject(ref(storage, path))),
  );
}

/**
 * Uploads a video's thumbnail, then its clip, under an id that has not been used before.
 *
 * @returns the thumbnail's address
 * @throws DOMException 'AbortError' when the signal ended it, else DataError; what was uploaded is removed
 */
export async function uploadVideoFiles(
  files: VideoFiles,
  options: UploadOptions,
): Promise<{ thumbnailUrl: string }> {
  const { videoId, clip, thumbnail, ownerId, uploaderId } = files;
  const total = clip.size + thumbnail.size;
  const metadata = (contentType: string): UploadMetadata => ({
    contentType,
    cacheControl: 'public, max-age=31536000, immutable',
    customMetadata: { owner: ownerId, uploader: uploaderId },
  });
  const sent = (before: number) => (bytes: number) => options.onProgress(before + bytes, total);
  try {
    return await withDataErrors(
      async () => {
        const picture = await uploadFile(thumbnailPath(videoId), thumbnail, metadata('image/png'), {
          ...options,
          onProgress: sent(0),
        });
        await uploadFile(clipPath(videoId), clip, metadata(clip.type), {
          ...options,
          onProgress: sent(thumbnail.size),
        });
        return { thumbnailUrl: await getDownloadURL(picture) };
      },
      { timeoutMs: Infinity },
    );
  } catch (error) {
    await deletePartialUpload(videoId);
    options.signal.throwIfAborted();
    throw error;
  }
}
