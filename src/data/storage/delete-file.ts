import { deleteObject, getMetadata, ref } from 'firebase/storage';
import { withDataErrors, DataError } from '../data-error.ts';
import { storage } from './storage.ts';

const isDataErrorOfKind = (kind: DataError['kind'], error: unknown) =>
  error instanceof DataError && error.kind === kind;

/** @returns what a call gave, or `instead` when it failed in this way */
async function withFallback<T>(kind: DataError['kind'], instead: T, call: () => Promise<T>): Promise<T> {
  try {
    return await withDataErrors(call);
  } catch (error) {
    if (isDataErrorOfKind(kind, error)) return instead;
    throw error;
  }
}

/**
 * Removes a file; one that is not there counts as removed.
 *
 * @param path as src/data/storage/file-url.ts builds it
 * @returns false when the rules keep it, as they do with files that do not say whose they are
 * @throws DataError
 */
export async function deleteFile(path: string): Promise<boolean> {
  const file = ref(storage, path);
  const removed = await withFallback('not-found', true, () =>
    withFallback('not-allowed', false, () => deleteObject(file).then(() => true)),
  );
  // The rules refuse a file that is not there as well: they ask it whose it is.
  return removed || withFallback('not-found', true, () => getMetadata(file).then(() => false));
}
