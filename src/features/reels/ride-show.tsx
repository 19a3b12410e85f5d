import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Button } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { ReelPlayer } from './reel-player.tsx';
import { ReelRideList, type ReelRides } from './reel-rides.tsx';
import { useReelShow } from './use-reel-show.ts';
import './reels.css';

/** Plays rides one after the other, with their list, where there is no page of a reel around them. */
export function RideShow({ rides }: { rides: ReelRides }) {
  const reelShow = useReelShow(rides, { hasFacts: true, isPlaying: true });
  const end = (
    <section aria-label={copy.end.title} className="reel-end">
      <Button variant="on-dark" onClick={reelShow.toggle}>
        <RotateCcw aria-hidden="true" className="size-4.5" />
        {copy.player.again}
      </Button>
    </section>
  );
  return (
    <div className="reel">
      <ReelPlayer {...{ end, rides, reelShow }} />
      <section aria-label={copy.list} className="reel-list">
        <ReelRideList rides={rides} currentIndex={reelShow.show.index} onChoose={reelShow.choose} />
      </section>
    </div>
  );
}
