import { Suspense, useMemo } from 'react';
import { getRideMarks } from '#src/domain/ride-clock.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { usePlayerPage } from './player-context.ts';
import { useRide } from './ride-context.ts';

const RideClock = lazyComponent(() => import('./ride-clock-display.tsx'), 'RideClock');

/** The clock of a ride whose start and end are marked: over the picture, upright beside the time of the clip. */
export function PlayerClock() {
  const { isUpright } = usePlayerPage();
  const { video, player } = useRide();
  const marks = getRideMarks(video);
  const element = useMemo(() => ({ current: player.clip }), [player.clip]);
  if (!marks) return null;
  const clock = (
    <Suspense>
      <RideClock video={element} marks={marks} isOverPicture={!isUpright} />
    </Suspense>
  );
  return isUpright ? <div className="player-timer">{clock}</div> : clock;
}
