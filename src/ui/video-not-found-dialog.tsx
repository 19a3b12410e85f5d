import { useTitle } from '#src/lib/use-title.ts';
import { Button, ButtonLink } from './button.tsx';
import { copy } from './copy.ts';
import { Dialog, DialogButtons } from './dialog.tsx';

const { title, text, confirm, others } = copy.videoNotFound;

interface VideoNotFoundDialogProps {
  /** Where there are rides to watch. */
  othersPath: string;
  onClose: () => void;
}

export function VideoNotFoundDialog({ othersPath, onClose }: VideoNotFoundDialogProps) {
  useTitle(title);
  return (
    <Dialog title={title} onDismiss={onClose}>
      <p className="text-ink-2">{text}</p>
      <DialogButtons>
        <ButtonLink to={othersPath}>{others}</ButtonLink>
        <Button variant="primary" onClick={onClose}>
          {confirm}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
