import { getDownloadURL, ref, uploadBytesResumable } from 'firebase/storage';
import { withDataErrors } from '../data-error.ts';
import { storage } from './storage.ts';
import { animalPicturePath, profilePhotoPath, cacheNewPhotoUrl } from './file-url.ts';

/** In milliseconds: left alone, the SDK would try for ten minutes. */
const uploadTimeoutMs = 30_000;

async function uploadJpeg(path: string, photo: Blob): Promise<string> {
  const task = uploadBytesResumable(ref(storage, path), photo, {
    contentType: 'image/jpeg',
    // It keeps its path when it is exchanged: browsers are to ask whether it is still the same.
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
 * Uploads the photo of a profile, in the place of the one before it.
 *
 * @param photo image/jpeg, at most 2 MB
 * @returns its address
 * @throws DataError
 */
export async function uploadProfilePhoto(userId: string, photo: Blob): Promise<string> {
  const address = await uploadJpeg(profilePhotoPath(userId), photo);
  cacheNewPhotoUrl(userId, address);
  return address;
}

/**
 * Uploads the picture of an animal whose document is stored, in the place of the one before it.
 *
 * @param picture image/jpeg, at most 2 MB
 * @returns its address
 * @throws DataError
 */
export async function uploadAnimalPicture(animalId: string, picture: Blob): Promise<string> {
  return uploadJpeg(animalPicturePath(animalId), picture);
}
