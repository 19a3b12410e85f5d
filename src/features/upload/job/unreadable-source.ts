import { getNow } from '#src/lib/clock.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import { copy } from '../copy.ts';
import { isReadable } from './source-file.ts';
import { toStoredDraft } from './upload-state.ts';
import { abortJob, dispatchUpload, disposeSession, useUploadStore } from './upload-store.ts';

/**
 * After something could not be read: asks for the file again if that is why. Selection and details stay.
 *
 * @returns whether the file is asked for
 */
export async function requestUnreadableSource(session: TrimSession): Promise<boolean> {
  if (await isReadable(session.source.file)) return false;
  const upload = useUploadStore.getState();
  const isOpen = upload.stage === 'trimming' || upload.stage === 'cutting';
  const draft = isOpen && upload.session === session && toStoredDraft(upload);
  if (!draft) return false;
  abortJob();
  disposeSession();
  dispatchUpload({ type: 'source requested', draft: { ...draft, updatedAt: getNow() } });
  dispatchUpload({ type: 'file rejected', errorMessage: copy.source.changed });
  return true;
}
