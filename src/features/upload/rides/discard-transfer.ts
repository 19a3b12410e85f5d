import type { Transfer } from '#src/domain/upload-draft.ts';
import { reportError } from '#src/lib/log.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { copy } from '../copy.ts';

/**
 * Deletes what was uploaded of a ride that is given up. Where the answer to its publication was lost, it may be there for
 * all to see: then its files stay, and the member is told.
 */
export async function discardTransfer({ videoId, clipId, mayBePublished }: Transfer): Promise<void> {
  if (clipId === '') return;
  try {
    const { deleteUnpublishedFiles } = await import('#src/data/storage/delete-video-files.ts');
    if (await deleteUnpublishedFiles(videoId)) showAlert('success', copy.publish.done);
  } catch (error) {
    reportError(error);
    if (mayBePublished) showAlert('warning', copy.publish.mayBeDone);
  }
}
