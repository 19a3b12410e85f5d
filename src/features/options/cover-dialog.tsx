import { useMutation, useQueryClient } from '@tanstack/react-query';
import { coverMutation } from '#src/queries/video-changes.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { AsyncConfirmDialog } from './async-confirm-dialog.tsx';
import { copy } from './copy.ts';
import type { OptionsVideo } from './options.ts';

interface CoverDialogProps {
  /** Whether the ride becomes hard to watch. */
  isHard: boolean;
  video: OptionsVideo;
  onClose: () => void;
}

export function CoverDialog({ isHard, video, onClose }: CoverDialogProps) {
  const { mutateAsync } = useMutation(coverMutation(useQueryClient()));
  const texts = isHard ? copy.coverDialog : copy.uncoverDialog;
  const handleConfirm = async () => {
    await mutateAsync({ video, isHard });
    showAlert('success', texts.done);
  };
  return (
    <AsyncConfirmDialog
      copy={{ ...texts, text: texts.text(video.title) }}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}
