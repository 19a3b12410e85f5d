import Volume1 from 'lucide-react/icons/volume-1';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { IconButton } from '#src/ui/button.tsx';
import { RangeSlider } from '#src/ui/range-slider.tsx';
import { copy } from './copy.ts';
import type { Sound } from './use-sound.ts';

function getMuteLabel({ isTooSlow, isMuted }: Sound) {
  if (isTooSlow) return copy.controls.tooSlowForSound;
  return isMuted ? copy.controls.unmute : copy.controls.mute;
}

/** Phones have buttons for the volume, so there is no slider. */
export function VolumeControl({ sound }: { sound: Sound }) {
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
        aria-label={copy.controls.volume}
        aria-valuetext={`${Math.round((isMuted ? 0 : volume) * 100)}%`}
        aria-keyshortcuts="ArrowUp ArrowDown"
        max={1}
        step={0.05}
        value={isMuted ? 0 : volume}
        disabled={isTooSlow}
        onChange={sound.setVolume}
        className="player-volume mr-2 w-20!"
      />
    </div>
  );
}
