import { collectionNames, type CollectionName } from './index-documents.ts';
import { rebuildIndex } from './rebuild-index.ts';
import { syncById, type SyncContext } from './sync-documents.ts';

/**
 * For the local backend, where nothing calls the functions: fills the index, then writes every change.
 *
 * @param signal ends it
 * @throws Error when Firestore or the index fails
 */
export async function watchChanges(context: SyncContext, signal: AbortSignal): Promise<void> {
  let reject: (error: unknown) => void = () => {};
  const ended = new Promise<void>((resolve, fail) => {
    signal.addEventListener('abort', () => resolve());
    if (signal.aborted) resolve();
    reject = fail;
  });
  const listeners: (() => void)[] = [];
  /** Resolves when changes from now on are seen. */
  const watch = (name: CollectionName) =>
    new Promise<void>((ready) => {
      let isFilled = false;
      const listener = context.firestore.collection(name).onSnapshot((snapshot) => {
        const ids = snapshot.docChanges().map(({ doc }) => doc.id);
        if (isFilled) syncById(context, name, ids).catch(reject);
        isFilled = true;
        ready();
      }, reject);
      listeners.push(listener);
    });
  const fill = async () => {
    await Promise.all(collectionNames.map(watch));
    await rebuildIndex(context);
  };
  try {
    fill().catch(reject);
    await ended;
  } finally {
    for (const stop of listeners) stop();
  }
}
