import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { IconButton } from '#src/ui/button.tsx';
import { NameSuffix } from '#src/ui/name-suffix.tsx';
import { copy } from './copy.ts';
import { useRide } from './ride-context.ts';
import { SpeedChoice } from './speed-choice.tsx';
import { SpeedSlider } from './speed-slider.tsx';

/** Opens the slider where there is no room for it. */
export function SpeedButton() {
  const { state, commands } = useRide().player;
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className="player-speed label" style={{ gridArea: 'speed' }}>
        {copy.rate(state.rate)}
        <NameSuffix>{copy.speed}</NameSuffix>
      </button>
      <div id={id} popover="auto" className="player-speeds">
        <div className="player-speeds-content">
          <SpeedSlider rate={state.rate} onChange={commands.setRate} />
          <SpeedChoice />
          <IconButton
            label={copy.closeSpeeds}
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
