import { deleteObject, getMetadata, ref } from 'firebase/storage';
import { withDataErrors, isDataError, type DataErrorKind } from '../data-error.ts';
import { storage } from './storage.ts';

/** Runs a call; returns `fallback` when it fails with `kind`. */
async function withFallback<T>(kind: DataErrorKind, fallback: T, call: () => Promise<T>): Promise<T> {
  try {
    return await withDataErrors(call);
  } catch (error) {
    if (isDataError(error, kind)) return fallback;
    throw error;
  }
}

/**
 * Deletes a file; succeeds when it does not exist.
 *
 * @param path see file-url.ts
 * @returns false when the rules refuse
 * @throws DataError
 */
export async function deleteFile(path: string): Promise<boolean> {
  const file = ref(storage, path);
  const isDeleted = await withFallback('not-found', true, () =>
    withFallback('not-allowed', false, () => deleteObject(file).then(() => true)),
  );
  // What they refuse may not exist.
  return isDeleted || withFallback('not-found', true, () => getMetadata(file).then(() => false));
}
