import { getDownloadURL, ref, uploadBytesResumable } from 'firebase/storage';
import { isDataError, withDataErrors } from '../data-error.ts';
import { storage } from './storage.ts';
import { animalPicturePath, profilePhotoPath, cacheNewPhotoUrl } from './file-url.ts';

/** The default of the SDK is ten minutes. */
const uploadTimeoutMs = 30_000;

async function uploadJpeg(path: string, photo: Blob): Promise<string> {
  const task = uploadBytesResumable(ref(storage, path), photo, {
    contentType: 'image/jpeg',
    // A new photo has the same path, so browsers have to revalidate.
    cacheControl: 'public, no-cache',
  });
  try {
    return await withDataErrors(async () => getDownloadURL((await task).ref), { timeoutMs: uploadTimeoutMs });
  } catch (error) {
    task.cancel();
    throw error;
  }
}

/**
 * Uploads a profile photo, which replaces the previous one.
 *
 * @param photo image/jpeg, at most 2 MB
 * @returns its download URL
 * @throws DataError
 */
export async function uploadProfilePhoto(userId: string, photo: Blob): Promise<string> {
  const url = await uploadJpeg(profilePhotoPath(userId), photo);
  cacheNewPhotoUrl(userId, url);
  return url;
}

/**
 * Uploads the photo of an account that is being created. The rules accept one before the email is verified, so another
 * attempt keeps the first.
 *
 * @param photo image/jpeg, at most 2 MB
 * @returns its download URL
 * @throws DataError
 */
export async function uploadSignupPhoto(userId: string, photo: Blob): Promise<string> {
  return uploadProfilePhoto(userId, photo).catch(async (error: unknown) => {
    if (!isDataError(error, 'not-allowed')) throw error;
    return withDataErrors(() => getDownloadURL(ref(storage, profilePhotoPath(userId))));
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
  return uploadJpeg(animalPicturePath(animalId), picture);
}
