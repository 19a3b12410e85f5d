import { watchCollections } from '../watch-collections.ts';
import { collectionNames } from './index-documents.ts';
import { rebuildIndex } from './rebuild-index.ts';
import { syncById, type SyncContext } from './sync-documents.ts';

/**
 * For the local backend: fills the index, then writes every change.
 *
 * @param signal ends it
 * @throws Error when Firestore or the index fails
 */
export const watchChanges = (context: SyncContext, signal: AbortSignal): Promise<void> =>
  watchCollections(
    {
      firestore: context.firestore,
      names: collectionNames,
      fill: () => rebuildIndex(context),
      onWrites: (name, writes) =>
        syncById(
          context,
          name,
          writes.map(({ id }) => id),
        ),
    },
    signal,
  );
