import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeTagMutation } from '#src/queries/video-changes.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useAccount } from '#src/session/use-account.ts';
import { AsyncConfirmDialog } from './async-confirm-dialog.tsx';
import { copy } from './copy.ts';
import type { OptionsVideo, TagOption } from './options.ts';

interface RemoveTagDialogProps {
  option: TagOption;
  video: OptionsVideo;
  onClose: () => void;
}

export function RemoveTagDialog({ option, video, onClose }: RemoveTagDialogProps) {
  const { selected } = useAccount();
  const { mutateAsync } = useMutation(removeTagMutation(useQueryClient()));
  const isAnimal = option === 'remove-animal';
  const { title, text, removed } = isAnimal ? copy.removeAnimalDialog : copy.removeTagDialog;
  const handleConfirm = async () => {
    await mutateAsync({
      video,
      ...(isAnimal ? { animalId: video.animal_id } : { contestantId: selected.id }),
    });
    showAlert('success', removed);
  };
  return (
    <AsyncConfirmDialog
      copy={{ ...copy.removeDialog, title, text: text(video.title) }}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}
