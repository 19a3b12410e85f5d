import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { IconButton } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { SpeedChoice } from './review/speed-choice.tsx';
import { SpeedSlider } from './speed-slider.tsx';

interface SpeedButtonProps {
  rate: number;
  onChange: (rate: number) => void;
}

/** Opens the slider where there is no room for it. */
export function SpeedButton({ rate, onChange }: SpeedButtonProps) {
  const id = useId();
  const text = copy.controls.rate(rate);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={copy.controls.speedOf(text)}
        className="player-speed label normal-case tabular-nums hover:bg-current/10"
        style={{ gridArea: 'speed' }}
      >
        {text}
      </button>
      <div id={id} popover="auto" className="player-speeds">
        <div className="player-speeds-content">
          <SpeedSlider rate={rate} onChange={onChange} />
          <SpeedChoice rate={rate} onChange={onChange} />
          <IconButton
            label={copy.controls.closeSpeeds}
            popoverTarget={id}
            popoverTargetAction="hide"
            className="player-speeds-close"
          >
            <X className="size-5.5" />
          </IconButton>
        </div>
      </div>
    </>
  );
}
