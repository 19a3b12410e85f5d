import { paths } from '#src/config/paths.ts';
import { useTitle } from '#src/lib/use-title.ts';
import { Button, ButtonLink } from './button.tsx';
import { copy } from './copy.ts';
import { Dialog } from './dialog.tsx';

const { title, text, confirm, others } = copy.videoNotFound;

export function VideoNotFoundDialog({ onClose }: { onClose: () => void }) {
  useTitle(title);
  return (
    <Dialog title={title} onDismiss={onClose}>
      <p className="text-ink-2">{text}</p>
      <div className="mt-2 flex gap-3">
        <ButtonLink to={paths.watch} className="flex-1">
          {others}
        </ButtonLink>
        <Button variant="primary" className="flex-1" onClick={onClose}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
