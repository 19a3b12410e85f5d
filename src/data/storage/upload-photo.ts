import { getDownloadURL, ref, uploadBytesResumable, type StorageReference } from 'firebase/storage';
import { reportError } from '#src/lib/log.ts';
import { DataError, isDataError, withDataErrors } from '../data-error.ts';
import { deleteFile } from './delete-file.ts';
import { animalPicturePath, cacheNewPhotoUrl, profilePhotoPath, smallPhotoPath } from './file-url.ts';
import { storage } from './storage.ts';

/**
 * An upload of which nothing arrives for this long is given up, and not one that is slow: at 5 KB/s the part of 256 KB
 * that the SDK sends without reports on the way arrives in time. The SDK itself would wait for ten minutes.
 */
const maxSilenceMs = 60_000;

async function uploadJpeg(
  path: string,
  photo: Blob,
  customMetadata: Record<string, string> = {},
): Promise<StorageReference> {
  const task = uploadBytesResumable(ref(storage, path), photo, {
    contentType: 'image/jpeg',
    // A new photo has the same path, so browsers have to revalidate.
    cacheControl: 'public, no-cache',
    customMetadata,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => reject(new DataError('too-slow')), maxSilenceMs);
    };
    task.on('state_changed', restart);
    restart();
  });
  try {
    const { ref: file } = await withDataErrors(() => Promise.race([task, silence]), { timeoutMs: Infinity });
    return file;
  } catch (error) {
    task.cancel();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

const fetchUrl = (file: StorageReference) => withDataErrors(() => getDownloadURL(file));

/** A profile photo in two sizes, both image/jpeg. */
export interface ProfilePhoto {
  /** At most 2 MB. */
  photo: Blob;
  /** At most 32 KB. */
  smallPhoto: Blob;
}

async function uploadBothSizes(userId: string, { photo, smallPhoto }: ProfilePhoto): Promise<string> {
  const photo_url = await fetchUrl(await uploadJpeg(profilePhotoPath(userId), photo));
  // Without it, lists show the large one.
  await uploadJpeg(smallPhotoPath(userId), smallPhoto, { photo_url }).catch((error: unknown) =>
    reportError(error, 'The small photo is missing'),
  );
  // Not before the small one is there: a page that misses it shows the large one from then on.
  cacheNewPhotoUrl(userId, photo_url);
  return photo_url;
}

/**
 * Uploads a profile photo, which replaces the previous one.
 *
 * @returns the download URL of the large one; the small one can be read once it is the profile's `photo_url`
 * @throws DataError
 */
export async function uploadProfilePhoto(userId: string, photos: ProfilePhoto): Promise<string> {
  // First, so that no small one of the previous photo stays when an upload fails.
  await deleteFile(smallPhotoPath(userId));
  return uploadBothSizes(userId, photos);
}

/**
 * Uploads the photo of an account that is being created. The rules accept one before the email is verified, so another
 * attempt keeps the first.
 *
 * @returns the download URL of the large one
 * @throws DataError
 */
export async function uploadSignupPhoto(userId: string, photos: ProfilePhoto): Promise<string> {
  return uploadBothSizes(userId, photos).catch((error: unknown) => {
    if (!isDataError(error, 'not-allowed')) throw error;
    return fetchUrl(ref(storage, profilePhotoPath(userId)));
  });
}

/**
 * Uploads the picture of an animal, which replaces the previous one. The animal's document must exist.
 *
 * @param picture image/jpeg, at most 2 MB
 * @returns its download URL
 * @throws DataError
 */
export async function uploadAnimalPicture(animalId: string, picture: Blob): Promise<string> {
  return fetchUrl(await uploadJpeg(animalPicturePath(animalId), picture));
}
