import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import StepBack from 'lucide-react/icons/step-back';
import StepForward from 'lucide-react/icons/step-forward';
import { IconButton } from './button.tsx';
import { copy } from './copy.ts';

interface TransportControlsProps {
  isPlaying: boolean;
  /** At the end of the video. */
  hasEnded?: boolean;
  playLabel?: string;
  bordered?: boolean;
  onToggle: () => void;
  onStep: (frames: 1 | -1) => void;
}

export function TransportControls({
  isPlaying,
  hasEnded = false,
  playLabel = copy.transport.play,
  bordered = false,
  onToggle,
  onStep,
}: TransportControlsProps) {
  return (
    <div className="flex items-center justify-center gap-2">
      <IconButton bordered={bordered} label={copy.transport.frameBack} onClick={() => onStep(-1)}>
        <StepBack className="size-5.5" />
      </IconButton>
      <IconButton
        label={isPlaying ? copy.transport.pause : hasEnded ? copy.transport.replay : playLabel}
        onClick={onToggle}
        roundClassName="size-15 short:size-12 bg-red text-on-red hover:bg-red-hover"
      >
        <PlaybackIcon isPlaying={isPlaying} hasEnded={hasEnded} />
      </IconButton>
      <IconButton bordered={bordered} label={copy.transport.frameForward} onClick={() => onStep(1)}>
        <StepForward className="size-5.5" />
      </IconButton>
    </div>
  );
}

function PlaybackIcon({ isPlaying, hasEnded }: { isPlaying: boolean; hasEnded: boolean }) {
  if (isPlaying) return <Pause className="size-6 fill-current" />;
  if (hasEnded) return <RotateCcw className="size-6" />;
  return <Play className="size-6 translate-x-px fill-current" />;
}
