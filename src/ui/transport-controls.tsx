import { Pause, Play, StepBack, StepForward } from 'lucide-react';
import { IconButton } from './button.tsx';

interface TransportControlsProps {
  isPlaying: boolean;
  /** What the button does while the film stands still. */
  playLabel?: string;
  /** On paper the small buttons have an edge, on the film they have none. */
  bordered?: boolean;
  onToggle: () => void;
  /** @param frames one back or one on */
  onStep: (frames: 1 | -1) => void;
}

/** What a film is played with: a frame back, play or pause, a frame on. */
export function TransportControls({
  isPlaying,
  playLabel = 'Play',
  bordered = false,
  onToggle,
  onStep,
}: TransportControlsProps) {
  return (
    <div className="flex items-center justify-center gap-2">
      <IconButton bordered={bordered} label="One frame back" onClick={() => onStep(-1)}>
        <StepBack className="size-5.5" />
      </IconButton>
      <IconButton
        label={isPlaying ? 'Pause' : playLabel}
        onClick={onToggle}
        roundClassName="size-15 bg-red text-on-red hover:bg-red-hover"
      >
        {isPlaying ? (
          <Pause className="size-6 fill-current" />
        ) : (
          <Play className="size-6 translate-x-px fill-current" />
        )}
      </IconButton>
      <IconButton bordered={bordered} label="One frame on" onClick={() => onStep(1)}>
        <StepForward className="size-5.5" />
      </IconButton>
    </div>
  );
}
