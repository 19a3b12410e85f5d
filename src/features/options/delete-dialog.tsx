import { useRef } from 'react';
import { clipPath } from '#src/config/service-addresses.ts';
import { deleteVideo } from '#src/data/firestore/video-changes.ts';
import { thumbnailPath } from '#src/data/storage/file-url.ts';
import { removeFile } from '#src/data/storage/remove-file.ts';
import { messageOf } from '#src/lib/message-of.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { ActDialog } from './act-dialog.tsx';
import type { OptionsVideo } from './options.ts';

interface DeleteDialogProps {
  video: OptionsVideo;
  onClose: () => void;
  onDeleted: () => void;
}

async function removeFiles(videoId: string): Promise<void> {
  const paths = [clipPath(videoId), thumbnailPath(videoId)];
  const removed = await Promise.all(paths.map(removeFile)).catch((error: unknown) => {
    const why = messageOf(error);
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
export function DeleteDialog({ video, onClose, onDeleted }: DeleteDialogProps) {
  const isGone = useRef(false);
  const remove = async () => {
    await deleteVideo(video.id);
    isGone.current = true;
    await removeFiles(video.video_id);
  };
  const close = () => {
    onClose();
    if (isGone.current) onDeleted();
  };
  return (
    <ActDialog
      title="Delete this ride?"
      confirm="Delete"
      busy="Deleting …"
      cancel="Keep"
      act={remove}
      onClose={close}
    >
      “{video.title}” and its film will be deleted. This cannot be undone.
    </ActDialog>
  );
}
