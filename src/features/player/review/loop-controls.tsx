import Repeat from 'lucide-react/icons/repeat';
import X from 'lucide-react/icons/x';
import { isLooping, noLoop, setLoopSide, type PlaybackLoop } from '#src/domain/playback-loop.ts';
import { formatTimecode } from '#src/lib/format.ts';
import { IconButton } from '#src/ui/button.tsx';
import { copy } from './copy.ts';

interface LoopControlsProps {
  loop: PlaybackLoop;
  getShownTime: () => number;
  onChange: (loop: PlaybackLoop) => void;
}

export function LoopControls({ loop, getShownTime, onChange }: LoopControlsProps) {
  const { start, end } = loop;
  const setSide = (side: 'start' | 'end') => onChange(setLoopSide(loop, side, getShownTime()));
  return (
    <div role="group" aria-label={copy.loop.label} className="flex shrink-0 items-center">
      <Repeat aria-hidden="true" className="size-5.5" />
      <SideButton
        label={copy.loop.setStart}
        name={copy.loop.start}
        seconds={start}
        onClick={() => setSide('start')}
      />
      <SideButton
        label={copy.loop.setEnd}
        name={copy.loop.end}
        seconds={end}
        onClick={() => setSide('end')}
      />
      {(start !== null || end !== null) && (
        <IconButton label={copy.loop.clear} onClick={() => onChange(noLoop)}>
          <X className="size-5.5" />
        </IconButton>
      )}
      <span role="status" className="sr-only">
        {isLooping(loop) && copy.loop.range(formatTimecode(start ?? 0), formatTimecode(end ?? 0))}
      </span>
    </div>
  );
}

interface SideButtonProps {
  label: string;
  name: string;
  seconds: number | null;
  onClick: () => void;
}

function SideButton({ label, name, seconds, onClick }: SideButtonProps) {
  return (
    <button
      type="button"
      title={label}
      onClick={onClick}
      className="label flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-3 hover:bg-current/10"
    >
      {name} {seconds !== null && <span className="tabular-nums">{formatTimecode(seconds)}</span>}
    </button>
  );
}
