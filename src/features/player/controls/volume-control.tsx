import Volume1 from 'lucide-react/icons/volume-1';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { IconButton } from '#src/ui/button.tsx';
import { RangeSlider } from '#src/ui/range-slider.tsx';
import { copy } from './copy.ts';
import type { Sound } from '../clip/use-sound.ts';
import { useRide } from './ride-context.ts';

function getMuteLabel({ isTooSlow, isMuted }: Sound) {
  if (isTooSlow) return copy.tooSlowForSound;
  return isMuted ? copy.unmute : copy.mute;
}

/** Phones have buttons for the volume, so there is no slider. */
export function VolumeControl() {
  const { sound } = useRide().player;
  const { volume, isMuted, isTooSlow } = sound;
  const Icon = isMuted ? VolumeX : volume < 0.5 ? Volume1 : Volume2;
  return (
    <div className="flex items-center">
      <IconButton
        label={getMuteLabel(sound)}
        aria-pressed={isMuted}
        aria-keyshortcuts="M"
        disabled={isTooSlow}
        onClick={sound.toggleMuted}
      >
        <Icon className="size-5.5" />
      </IconButton>
      <RangeSlider
        aria-label={copy.volume}
        aria-valuetext={`${Math.round((isMuted ? 0 : volume) * 100)}%`}
        aria-keyshortcuts="ArrowUp ArrowDown"
        max={1}
        step={0.05}
        value={isMuted ? 0 : volume}
        disabled={isTooSlow}
        onChange={sound.setVolume}
        className="player-volume"
      />
    </div>
  );
}
