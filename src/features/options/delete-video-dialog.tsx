import { useRef } from 'react';
import { clipPath } from '#src/config/service-urls.ts';
import { deleteVideo } from '#src/data/firestore/video-changes.ts';
import { thumbnailPath } from '#src/data/storage/file-url.ts';
import { deleteFile } from '#src/data/storage/delete-file.ts';
import { getErrorMessage } from '#src/lib/error-message.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { AsyncConfirmDialog } from './async-confirm-dialog.tsx';
import type { OptionsVideo } from './options.ts';

interface DeleteVideoDialogProps {
  video: OptionsVideo;
  onClose: () => void;
  onDeleted: () => void;
}

async function deleteVideoFiles(videoId: string): Promise<void> {
  const paths = [clipPath(videoId), thumbnailPath(videoId)];
  const removed = await Promise.all(paths.map(deleteFile)).catch((error: unknown) => {
    const why = getErrorMessage(error);
    throw new Error(`The ride is gone from all lists, but its files are still there. ${why}`, {
      cause: error,
    });
  });
  if (removed.every(Boolean)) return showAlert('success', 'The ride is deleted.');
  // Files of old that do not say whose they are: an administrator can remove them.
  showAlert(
    'warning',
    'The ride is deleted, but its files could not be removed. Contact us to have them removed.',
  );
}

/** The document goes first, so that none points to a missing file; another try goes on where this one broke off. */
export function DeleteVideoDialog({ video, onClose, onDeleted }: DeleteVideoDialogProps) {
  const isGone = useRef(false);
  const remove = async () => {
    await deleteVideo(video.id);
    isGone.current = true;
    await deleteVideoFiles(video.video_id);
  };
  const close = () => {
    onClose();
    if (isGone.current) onDeleted();
  };
  return (
    <AsyncConfirmDialog
      title="Delete this ride?"
      confirmLabel="Delete"
      pendingText="Deleting …"
      cancelLabel="Keep"
      onConfirm={remove}
      onClose={close}
    >
      “{video.title}” and its film will be deleted. This cannot be undone.
    </AsyncConfirmDialog>
  );
}
