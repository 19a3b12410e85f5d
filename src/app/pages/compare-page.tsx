import { Compare } from '#src/features/compare/compare.tsx';
import { SharePageButton } from '#src/features/options/share-page-button.tsx';
import { loadClipTimeline } from '#src/queries/clip-timeline-query.ts';
import { RideClock } from '#src/features/player/ride-clock-display.tsx';
import { SpeedSlider } from '#src/features/player/speed-slider.tsx';
import { Page } from '#src/ui/page.tsx';

export default function ComparePage() {
  return (
    <Page>
      <Compare
        ShareButton={SharePageButton}
        RideClock={RideClock}
        SpeedSlider={SpeedSlider}
        loadTimeline={loadClipTimeline}
      />
    </Page>
  );
}
