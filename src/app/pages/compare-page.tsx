import { Compare } from '#src/features/compare/compare.tsx';
import { RideClock } from '#src/features/player/controls/ride-clock-display.tsx';
import { SpeedSlider } from '#src/features/player/controls/speed-slider.tsx';
import { Page } from '#src/ui/page.tsx';

export default function ComparePage() {
  return (
    <Page>
      <Compare RideClock={RideClock} SpeedSlider={SpeedSlider} />
    </Page>
  );
}
