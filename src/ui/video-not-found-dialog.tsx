import { ConfirmDialog } from './confirm-dialog.tsx';
import { copy } from './copy.ts';

export function VideoNotFoundDialog({ onClose }: { onClose: () => void }) {
  return <ConfirmDialog copy={copy.videoNotFound} onConfirm={onClose} onCancel={onClose} />;
}
