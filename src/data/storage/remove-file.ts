import { deleteObject, getMetadata, ref } from 'firebase/storage';
import { asDataErrors, DataError } from '../data-error.ts';
import { storage } from './bucket.ts';

const isA = (kind: DataError['kind'], error: unknown) => error instanceof DataError && error.kind === kind;

/** @returns what a call gave, or `instead` when it failed in this way */
async function unless<T>(kind: DataError['kind'], instead: T, call: () => Promise<T>): Promise<T> {
  try {
    return await asDataErrors(call);
  } catch (error) {
    if (isA(kind, error)) return instead;
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
export async function removeFile(path: string): Promise<boolean> {
  const file = ref(storage, path);
  const removed = await unless('not-found', true, () =>
    unless('not-allowed', false, () => deleteObject(file).then(() => true)),
  );
  // The rules refuse a file that is not there as well: they ask it whose it is.
  return removed || unless('not-found', true, () => getMetadata(file).then(() => false));
}
