import Maximize from 'lucide-react/icons/maximize';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import SkipBack from 'lucide-react/icons/skip-back';
import SkipForward from 'lucide-react/icons/skip-forward';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { formatDuration } from '#src/lib/format.ts';
import { IconButton } from '#src/ui/button.tsx';
import { RangeSlider } from '#src/ui/range-slider.tsx';
import { copy } from './copy.ts';
import type { ReelRides } from './reel-rides.tsx';
import { toReelTime } from './show.ts';
import type { ReelShow } from './use-reel-show.ts';

interface ReelControlsProps {
  rides: ReelRides;
  reelShow: ReelShow;
  isMuted: boolean;
  onToggleMuted: () => void;
  onToggleFullscreen: () => void;
}

export function ReelControls({ rides, reelShow, isMuted, ...props }: ReelControlsProps) {
  const { show, choose } = reelShow;
  const SoundIcon = isMuted ? VolumeX : Volume2;
  return (
    <>
      <TimeLine rides={rides} reelShow={reelShow} />
      <div className="reel-controls">
        <div className="flex items-center">
          <IconButton
            label={copy.player.previous}
            disabled={show.index === 0}
            onClick={() => choose(show.index - 1)}
          >
            <SkipBack className="size-5.5" />
          </IconButton>
          <PlayButton reelShow={reelShow} />
          <IconButton
            label={copy.player.next}
            disabled={show.index === rides.length - 1}
            onClick={() => choose(show.index + 1)}
          >
            <SkipForward className="size-5.5" />
          </IconButton>
        </div>
        <p className="numeral pt-[0.15em] text-lg text-on-picture-2">
          {copy.player.place(show.index + 1, rides.length)}
        </p>
        <div className="flex items-center">
          <IconButton
            label={isMuted ? copy.player.unmute : copy.player.mute}
            aria-keyshortcuts="M"
            onClick={props.onToggleMuted}
          >
            <SoundIcon className="size-5.5" />
          </IconButton>
          {document.fullscreenEnabled && (
            <IconButton
              label={copy.player.fullscreen}
              aria-keyshortcuts="F"
              onClick={props.onToggleFullscreen}
            >
              <Maximize className="size-5.5" />
            </IconButton>
          )}
        </div>
      </div>
    </>
  );
}

function PlayButton({ reelShow: { show, toggle } }: { reelShow: ReelShow }) {
  const [label, Icon] = show.isPlaying
    ? [copy.player.pause, Pause]
    : show.stage === 'over'
      ? [copy.player.again, RotateCcw]
      : [copy.player.play, Play];
  return (
    <IconButton
      label={label}
      aria-keyshortcuts="K"
      onClick={toggle}
      roundClassName="size-12 bg-red text-on-red hover:bg-red-hover"
    >
      <Icon className="size-6" />
    </IconButton>
  );
}

/** One time for all rides, with a tick where each begins. */
function TimeLine({ rides, reelShow }: Pick<ReelControlsProps, 'rides' | 'reelShow'>) {
  const { show, reelTime, seekTo } = reelShow;
  const total = toReelTime(rides, rides.length, 0);
  return (
    <div className="relative mx-4">
      <RangeSlider
        aria-label={copy.player.position}
        aria-valuetext={copy.player.positionOf(
          formatDuration(reelTime),
          formatDuration(total),
          show.index + 1,
        )}
        data-seeks=""
        max={total}
        step="any"
        value={show.stage === 'over' ? total : Math.min(reelTime, total)}
        onChange={seekTo}
        className="block"
      />
      <div aria-hidden="true" className="reel-ticks">
        {rides.slice(1).map((ride, index) => (
          <i key={ride.id} style={{ left: `${(toReelTime(rides, index + 1, 0) / total) * 100}%` }} />
        ))}
      </div>
    </div>
  );
}
