import { useRef } from 'react';
import { clipPath } from '#src/config/service-urls.ts';
import { deleteVideo } from '#src/data/firestore/videos.ts';
import { thumbnailPath } from '#src/data/storage/file-url.ts';
import { deleteFile } from '#src/data/storage/delete-file.ts';
import { getErrorMessage } from '#src/lib/log.ts';
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
  const results = await Promise.all(paths.map(deleteFile)).catch((error: unknown) => {
    const reason = getErrorMessage(error);
    throw new Error(`The ride is gone from all lists, but its files are still there. ${reason}`, {
      cause: error,
    });
  });
  if (results.every(Boolean)) return showAlert('success', 'The ride is deleted.');
  // Legacy files without owner metadata: only an administrator can delete them.
  showAlert(
    'warning',
    'The ride is deleted, but its files could not be removed. Contact us to have them removed.',
  );
}

/** The document is deleted first, so that no document points to a missing file. A retry resumes. */
export function DeleteVideoDialog({ video, onClose, onDeleted }: DeleteVideoDialogProps) {
  const isDeleted = useRef(false);
  const handleConfirm = async () => {
    await deleteVideo(video.id);
    isDeleted.current = true;
    await deleteVideoFiles(video.video_id);
  };
  const handleClose = () => {
    onClose();
    if (isDeleted.current) onDeleted();
  };
  return (
    <AsyncConfirmDialog
      title="Delete this ride?"
      confirmLabel="Delete"
      pendingText="Deleting …"
      cancelLabel="Keep"
      onConfirm={handleConfirm}
      onClose={handleClose}
    >
      “{video.title}” and its video will be deleted. This cannot be undone.
    </AsyncConfirmDialog>
  );
}
