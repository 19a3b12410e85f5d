import { useQueryClient } from '@tanstack/react-query';
import { removeAnimalTag, removeContestantTag } from '#src/data/firestore/video-tags.ts';
import { invalidateVideo } from '#src/queries/videos.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useAccount } from '#src/session/use-account.ts';
import { AsyncConfirmDialog } from './async-confirm-dialog.tsx';
import type { OptionsVideo, TagOption } from './options.ts';

interface RemoveTagDialogProps {
  option: TagOption;
  video: OptionsVideo;
  onClose: () => void;
}

export function RemoveTagDialog({ option, video, onClose }: RemoveTagDialogProps) {
  const { selected } = useAccount();
  const queryClient = useQueryClient();
  const isAnimal = option === 'Remove My Animal';
  const handleConfirm = async () => {
    if (isAnimal) await removeAnimalTag(video.id, video.animal_id);
    else await removeContestantTag(video.id, selected.id);
    invalidateVideo(queryClient, video.video_id);
    showAlert('success', isAnimal ? 'Your animal was removed from the ride.' : 'Your tag was removed.');
  };
  return (
    <AsyncConfirmDialog
      title={isAnimal ? 'Remove your animal?' : 'Remove your tag?'}
      confirmLabel="Remove"
      pendingText="Removing …"
      cancelLabel="Keep"
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {isAnimal
        ? `“${video.title}” will no longer appear on your animal’s page.`
        : `“${video.title}” will no longer show your name.`}
    </AsyncConfirmDialog>
  );
}
