import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteVideoMutation } from '#src/queries/video-changes.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useAccount } from '#src/session/use-account.ts';
import { AsyncConfirmDialog } from './async-confirm-dialog.tsx';
import { copy } from './copy.ts';
import type { OptionsVideo } from './options.ts';

interface DeleteVideoDialogProps {
  video: OptionsVideo;
  onClose: () => void;
  onDeleted: (() => void) | undefined;
}

export function DeleteVideoDialog({ video, onClose, onDeleted }: DeleteVideoDialogProps) {
  const { own } = useAccount();
  const deletion = useMutation(deleteVideoMutation(useQueryClient(), own));
  const handleConfirm = async () => {
    const remainingPaths = await deletion.mutateAsync(video);
    if (remainingPaths.length === 0) showAlert('success', copy.deleteDialog.deleted);
    else showAlert('warning', copy.deleteDialog.filesLeft);
    onDeleted?.();
  };
  return (
    <AsyncConfirmDialog
      copy={{ ...copy.deleteDialog, text: copy.deleteDialog.text(video.title) }}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}
