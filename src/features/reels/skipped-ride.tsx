import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Button } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import type { ReelRides } from './reel-rides.tsx';
import type { Show } from './show.ts';

interface SkippedRideProps {
  show: Show;
  rides: ReelRides;
  onRetry: (index: number) => void;
}

/** Says that the ride before this one was left out. */
export function SkippedRide({ show: { skipped }, rides, onRetry }: SkippedRideProps) {
  return (
    <div role="status" className="empty:hidden">
      {skipped !== undefined && (
        <div className="flex items-center gap-3 rounded-md bg-brass-wash py-2 pr-2 pl-4 text-sm shadow-[inset_5px_0_0_var(--color-brass-text)]">
          <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-brass-text" />
          <p className="flex-1">
            <b className="block wrap-anywhere">{rides[skipped]?.title}</b>
            {copy.player.skipped}
          </p>
          <Button className="shrink-0 px-3" onClick={() => onRetry(skipped)}>
            {copy.player.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
