import {
  deleteObject,
  getDownloadURL,
  ref,
  uploadBytesResumable,
  type UploadMetadata,
} from 'firebase/storage';
import { clipPath } from '#src/config/service-addresses.ts';
import { asDataErrors } from '../data-error.ts';
import { storage } from './bucket.ts';
import { thumbnailPath } from './file-url.ts';

interface VideoFiles {
  videoId: string;
  /** video/mp4 or video/quicktime, at most 500 MB. */
  clip: Blob;
  /** image/png */
  thumbnail: Blob;
  /** The account the video belongs to, and the person who uploads it: the Storage rules compare both. */
  owner: string;
  uploader: string;
}

interface UploadOptions {
  signal: AbortSignal;
  /** @param sent and @param total in bytes, both files together */
  onProgress: (sent: number, total: number) => void;
}

async function upload(path: string, file: Blob, metadata: UploadMetadata, options: UploadOptions) {
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
async function removeLeftovers(videoId: string) {
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
  const { videoId, clip, thumbnail, owner, uploader } = files;
  const total = clip.size + thumbnail.size;
  const metadata = (contentType: string): UploadMetadata => ({
    contentType,
    cacheControl: 'public, max-age=31536000, immutable',
    customMetadata: { owner, uploader },
  });
  const sent = (before: number) => (bytes: number) => options.onProgress(before + bytes, total);
  try {
    return await asDataErrors(
      async () => {
        const picture = await upload(thumbnailPath(videoId), thumbnail, metadata('image/png'), {
          ...options,
          onProgress: sent(0),
        });
        await upload(clipPath(videoId), clip, metadata(clip.type), {
          ...options,
          onProgress: sent(thumbnail.size),
        });
        return { thumbnailUrl: await getDownloadURL(picture) };
      },
      { longest: Infinity },
    );
  } catch (error) {
    await removeLeftovers(videoId);
    options.signal.throwIfAborted();
    throw error;
  }
}
