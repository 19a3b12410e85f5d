import { Pause, Play, StepBack, StepForward } from 'lucide-react';
import { IconButton } from './button.tsx';

interface TransportControlsProps {
  isPlaying: boolean;
  playLabel?: string;
  bordered?: boolean;
  onToggle: () => void;
  onStep: (frames: 1 | -1) => void;
}

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
