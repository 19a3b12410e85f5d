import { useTitle } from '#src/lib/use-title.ts';
import { Button, ButtonLink } from './button.tsx';
import { copy } from './copy.ts';
import { Dialog } from './dialog.tsx';

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
      <div className="mt-2 flex gap-3">
        <ButtonLink to={othersPath} className="flex-1">
          {others}
        </ButtonLink>
        <Button variant="primary" className="flex-1" onClick={onClose}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
