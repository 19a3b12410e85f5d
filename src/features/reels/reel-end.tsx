import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { reelPath, reelsOfPath } from '#src/config/reel-links.ts';
import { readPlayerSettings } from '#src/data/device/player-settings.ts';
import { countNouns } from '#src/domain/counts/count-nouns.ts';
import type { Reel } from '#src/domain/reel.ts';
import { useCountdown } from '#src/lib/use-countdown.ts';
import { reelListQuery, reelRideCountQuery } from '#src/queries/reel-queries.ts';
import { useIsVisitor } from '#src/session/use-is-visitor.ts';
import { useLoginRedirect } from '#src/session/use-login-redirect.ts';
import { Button } from '#src/ui/button.tsx';
import { CountdownRing, secondsToNext } from '#src/ui/countdown-ring.tsx';
import { copy } from './copy.ts';

interface ReelEndProps {
  reel: Reel;
  onReplay: () => void;
}

/** At the end of a reel: the next one of the same account, all of them and, for visitors, the way in. */
export function ReelEnd({ reel, onReplay }: ReelEndProps) {
  const isVisitor = useIsVisitor();
  const { onSignUp } = useLoginRedirect();
  const { data } = useInfiniteQuery(reelListQuery(reel.user_id));
  const reels = (data?.pages ?? []).flatMap((page) => page.reels.filter((each) => !each.is_result_list));
  const index = reels.findIndex(({ id }) => id === reel.id);
  // Newest first: after the oldest, they begin anew.
  const others = [...reels.slice(index + 1), ...reels.slice(0, Math.max(index, 0))];
  const hasOthers = others.length > 0;
  return (
    <section aria-label={copy.end.title} className="reel-end">
      <NextPlayableReel reels={others} isMain={!isVisitor} />
      <div className="flex flex-wrap gap-2">
        {isVisitor && (
          <Button variant="primary" className="flex-1" onClick={onSignUp}>
            {copy.end.signUp}
          </Button>
        )}
        <Button variant="on-dark" className="flex-1" onClick={onReplay}>
          <RotateCcw aria-hidden="true" className="size-4.5" />
          {copy.player.again}
        </Button>
      </div>
      {hasOthers && !isVisitor && (
        <Link
          to={reelsOfPath(reel.user_id)}
          className="flex min-h-11 items-center justify-between gap-2 border-t border-leather-2 text-sm/tight font-semibold no-underline hover:underline"
        >
          {copy.end.all(reel.user_name)}
          <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
        </Link>
      )}
    </section>
  );
}

/** The first reel that still has rides. */
function NextPlayableReel({ reels: [reel, ...others], isMain }: { reels: readonly Reel[]; isMain: boolean }) {
  const { data: count, isPending } = useQuery({
    ...reelRideCountQuery(reel ?? { videos: [] }),
    enabled: reel !== undefined,
  });
  if (!reel || isPending) return null;
  if (count === 0) return <NextPlayableReel reels={others} isMain={isMain} />;
  return <NextReel key={reel.id} reel={reel} rideCount={count ?? reel.videos.length} isMain={isMain} />;
}

interface NextReelProps {
  reel: Reel;
  rideCount: number;
  isMain: boolean;
}

function NextReel({ reel, rideCount, isMain }: NextReelProps) {
  const navigate = useNavigate();
  const [isStaying, setIsStaying] = useState(() => !readPlayerSettings().playsNext);
  const play = () => void navigate(reelPath(reel.id), { state: { isPlaying: true } });
  const { seconds, shown } = useCountdown<HTMLDivElement>(secondsToNext, {
    isRunning: !isStaying,
    onEnd: play,
  });
  return (
    <div ref={shown} className="grid gap-2">
      <p className="grid min-w-0 gap-0.5">
        <span className="label text-md text-on-picture-2">{copy.end.next}</span>
        <b className="display line-clamp-2 text-display-sm wrap-anywhere">{reel.title}</b>
        <span className="text-sm text-on-picture-2">{countNouns(rideCount, 'ride')}</span>
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button variant={isMain ? 'primary' : 'on-dark'} onClick={play}>
          {!isStaying && <CountdownRing seconds={seconds} />}
          {copy.end.playNow}
        </Button>
        <Button variant="on-dark" disabled={isStaying} onClick={() => setIsStaying(true)}>
          {copy.end.stay}
        </Button>
      </div>
    </div>
  );
}
