import { useRef } from 'react';
import { deleteVideo } from '#src/data/firestore-lite/videos.ts';
import { deleteVideoFiles } from '#src/data/storage/delete-video-files.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useAccount } from '#src/session/use-account.ts';
import { AsyncConfirmDialog } from './async-confirm-dialog.tsx';
import { copy } from './copy.ts';
import type { OptionsVideo } from './options.ts';

interface DeleteVideoDialogProps {
  video: OptionsVideo;
  onClose: () => void;
  onDeleted: () => void;
}

/** The files are deleted first, so that none is left without a video. A retry resumes. */
export function DeleteVideoDialog({ video, onClose, onDeleted }: DeleteVideoDialogProps) {
  const { own } = useAccount();
  const isDeleted = useRef(false);
  const handleConfirm = async () => {
    const remainingPaths = await deleteVideoFiles(video.video_id);
    await deleteVideo(video.id, own);
    isDeleted.current = true;
    if (remainingPaths.length === 0) return showAlert('success', copy.deleteDialog.deleted);
    showAlert('warning', copy.deleteDialog.filesLeft);
  };
  const handleClose = () => {
    onClose();
    if (isDeleted.current) onDeleted();
  };
  return (
    <AsyncConfirmDialog
      title={copy.deleteDialog.title}
      confirmLabel={copy.deleteDialog.confirm}
      pendingText={copy.deleteDialog.pending}
      cancelLabel={copy.deleteDialog.cancel}
      onConfirm={handleConfirm}
      onClose={handleClose}
    >
      {copy.deleteDialog.text(video.title)}
    </AsyncConfirmDialog>
  );
}
