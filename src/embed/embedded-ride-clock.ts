import { formatRideSeconds, getElapsedSeconds, isQualified, type RideMarks } from '#src/domain/ride-clock.ts';
import { trackPresentedTime } from '#src/lib/presented-time.ts';
import { copy } from './copy.ts';
import { elements } from './page-state.ts';

/** Shows the time since the gate opened, of the frame that is shown. */
export function showRideClock(marks: RideMarks): void {
  const clock = document.createElement('p');
  clock.id = 'clock';
  clock.role = 'timer';
  clock.ariaLabel = copy.rideClock;
  elements.video.after(clock);
  trackPresentedTime(elements.video, (frameTime) => {
    const seconds = getElapsedSeconds(marks, frameTime);
    clock.textContent = formatRideSeconds(seconds, 1);
    clock.toggleAttribute('data-qualified', isQualified(seconds));
  });
}
