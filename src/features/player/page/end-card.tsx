import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { presentResult } from '#src/domain/present-result.ts';
import { getFirstFilms } from '#src/domain/ride-outcome.ts';
import { getRideHeadline } from '#src/domain/ride-result.ts';
import { getRiders, type Video } from '#src/domain/video.ts';
import { relatedVideoCount, relatedVideosQuery } from '#src/queries/video-queries.ts';
import { useCountdown } from '#src/lib/use-countdown.ts';
import { useLoginRedirect } from '#src/session/use-login-redirect.ts';
import { useRiderPath } from '#src/session/use-rider-path.ts';
import { useIsVisitor } from '#src/session/use-is-visitor.ts';
import { Button } from '#src/ui/button.tsx';
import { CountdownRing, secondsToNext } from '#src/ui/countdown-ring.tsx';
import { RidePoster } from '#src/ui/ride-poster.tsx';
import { ScorePlate } from '#src/ui/score-plate.tsx';
import { BesideLine } from './beside-line.tsx';
import { usePlayerPage } from '../controls/player-context.ts';
import { useRide } from '../controls/ride-context.ts';
import { copy } from './copy.ts';

/** At the end of a clip: what comes next, what to hold beside it, all rides of the rider and, for visitors, the way in. */
export function EndCard() {
  const { nextVideo, isUpright } = usePlayerPage();
  const { video, player } = useRide();
  const isVisitor = useIsVisitor();
  const { onSignUp } = useLoginRedirect();
  const [isDismissed, setIsDismissed] = useState(false);
  const [rider] = getRiders(video);
  if (isDismissed || (!nextVideo && !rider && !isVisitor)) return null;
  return (
    <section aria-label={copy.end.title} className="player-end">
      {nextVideo && <NextRide ride={nextVideo} isMain={!isVisitor} onStay={() => setIsDismissed(true)} />}
      <div className="player-end-more">
        {!isUpright && <BesideLine video={video} />}
        {rider && <AllRides rider={rider} />}
        {isVisitor && (
          <Button variant="primary" onClick={onSignUp}>
            {copy.signUp}
          </Button>
        )}
        <Button variant="on-dark" onClick={player.commands.toggle}>
          <RotateCcw aria-hidden="true" className="size-4.5" />
          {copy.end.replay}
        </Button>
      </div>
    </section>
  );
}

interface NextRideProps {
  ride: Video;
  /** Whether nothing on the card matters more. */
  isMain: boolean;
  onStay: () => void;
}

function NextRide({ ride, isMain, onStay }: NextRideProps) {
  const { settings, onNext } = usePlayerPage();
  const play = () => onNext?.();
  const playsItself = settings.playsNext && !ride.hard_to_watch;
  const { seconds, shown } = useCountdown<HTMLDivElement>(secondsToNext, {
    isRunning: playsItself,
    onEnd: play,
  });
  const result = presentResult(ride);
  return (
    <div ref={shown} className="player-end-next">
      <div className="player-end-ride">
        <RidePoster src={ride.thumbnail_url} alt="" className="aspect-video rounded-sm bg-leather-2" />
        <p className="grid min-w-0 gap-1">
          <span className="label text-md text-on-picture-2">{copy.end.next}</span>
          <b className="display line-clamp-2 text-display-sm wrap-anywhere">{ride.title}</b>
          {/* The plate has the result. */}
          <span className="line-clamp-2 text-sm wrap-anywhere">
            {getRideHeadline({ ...ride, score: null, time: null, result: '' })}
          </span>
        </p>
        {result && (
          <div className="[zoom:0.75]">
            <ScorePlate result={result} />
          </div>
        )}
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button variant={isMain ? 'primary' : 'on-dark'} onClick={play}>
          {playsItself && <CountdownRing seconds={seconds} />}
          {copy.end.playNow}
        </Button>
        <Button variant="on-dark" onClick={onStay}>
          {copy.end.stay}
        </Button>
      </div>
    </div>
  );
}

/** Nothing where the ride that has ended is the only one. */
function AllRides({ rider: { id, name } }: { rider: { id: string; name: string } }) {
  const riderPath = useRiderPath();
  const { data: films } = useQuery(relatedVideosQuery({ kind: 'of-rider', riderId: id }));
  const rides = getFirstFilms(films ?? []);
  if (!films || rides.length < 2) return null;
  const isWhole = films.length < relatedVideoCount;
  return (
    <Link to={riderPath(id)} className="player-end-all">
      {isWhole ? copy.end.countedRides(rides.length, name) : copy.end.allRides(name)}
      <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
    </Link>
  );
}
