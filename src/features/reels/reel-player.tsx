import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { getRideHeadline } from '#src/domain/ride-result.ts';
import arena from '#src/ui/art/arena-empty.svg';
import { Button } from '#src/ui/button.tsx';
import { mediaQueries } from '#src/ui/media-queries.ts';
import { LazyHardCover } from '#src/ui/lazy-hard-cover.tsx';
import { usePoster } from '#src/lib/use-picture.ts';
import { copy } from './copy.ts';
import { FactsCard } from './facts-card.tsx';
import { ReelControls } from './reel-controls.tsx';
import { useReelKeys } from './use-reel-keys.ts';
import type { ReelShow } from './use-reel-show.ts';
import type { ReelRides } from './reel-rides.tsx';

interface ReelPlayerProps {
  /** Shown after the last ride. */
  end: ReactNode;
  rides: ReelRides;
  reelShow: ReelShow;
}

/** On a phone held sideways, the picture and its controls just fit below the bar. */
function useInView(area: RefObject<HTMLElement | null>, isNeeded: boolean) {
  useEffect(() => {
    if (isNeeded && matchMedia(mediaQueries.short).matches) area.current?.scrollIntoView();
  }, [area, isNeeded]);
}

/** The picture of the ride or its facts, and below it the controls. */
export function ReelPlayer({ end, rides, reelShow }: ReelPlayerProps) {
  const { show, ride, element, hasFailed, retry, clipEvents, toggle, uncover } = reelShow;
  const poster = usePoster(ride.thumbnail_url);
  const area = useRef<HTMLElement>(null);
  const [isMuted, setIsMuted] = useState(false);
  useInView(area, show.hasStarted);
  const toggleFullscreen = () => {
    // A frame may lack the permission.
    const change = document.fullscreenElement ? document.exitFullscreen() : area.current?.requestFullscreen();
    change?.catch(() => undefined);
  };
  const toggleMuted = () => setIsMuted(!isMuted);
  useReelKeys(reelShow, { toggleMuted, toggleFullscreen });
  return (
    <section ref={area} aria-label={copy.player.label} className="reel-show on-dark">
      <div className="reel-film">
        <video
          ref={element}
          poster={uncover ? undefined : (poster ?? arena)}
          playsInline
          muted={isMuted}
          preload={show.hasStarted ? 'auto' : 'none'}
          aria-label={getRideHeadline(ride) || ride.title}
          onClick={toggle}
          {...clipEvents}
        />
        {show.stage === 'ride' && uncover && <LazyHardCover onPlay={uncover} />}
        {show.stage === 'facts' && <FactsCard ride={ride} index={show.index} count={rides.length} />}
        {show.stage === 'over' && end}
        {hasFailed && (
          <div
            role="alert"
            className="absolute inset-0 grid content-center justify-items-center gap-3 bg-overlay"
          >
            {copy.player.failed}
            <Button variant="on-dark" onClick={retry}>
              {copy.player.tryAgain}
            </Button>
          </div>
        )}
      </div>
      <ReelControls
        rides={rides}
        reelShow={reelShow}
        isMuted={isMuted}
        onToggleMuted={toggleMuted}
        onToggleFullscreen={toggleFullscreen}
      />
    </section>
  );
}
