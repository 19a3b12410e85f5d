import Download from 'lucide-react/icons/download';
import { withDataErrors } from '#src/data/data-error.ts';
import type { User } from '#src/domain/user.ts';
import type { WatchedRide } from '#src/domain/view-figures.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { useBusy } from '#src/lib/use-busy.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button } from '#src/ui/button.tsx';
import { copy } from './copy.ts';

interface DownloadButtonProps {
  owner: User;
  watched: readonly WatchedRide[];
}

export function DownloadButton({ owner, watched }: DownloadButtonProps) {
  const [isBusy, handleClick] = useBusy(async () => {
    try {
      const { saveInsights } = await withDataErrors(() => import('./save-insights.ts'));
      saveInsights(owner, watched, new Date());
    } catch (error) {
      showAlert('error', copy.downloadFailed(getErrorMessage(error)));
    }
  });
  return (
    <Button disabled={isBusy} onClick={() => void handleClick()}>
      <Download aria-hidden="true" className="size-4.5" />
      {isBusy ? copy.downloading : copy.download}
    </Button>
  );
}
