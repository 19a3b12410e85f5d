import type { StoredFields } from '#src/data/plain-data.ts';
import { getElapsedSeconds, getRideMarks, isQualified, type RideMarks } from '#src/domain/ride-clock.ts';
import { formatRideSeconds } from '#src/domain/ride-seconds.ts';
import { getRideHeadline } from '#src/domain/ride-result.ts';
import { parseVideo } from '#src/domain/video.ts';
import { trackPresentedTime } from '#src/lib/presented-time.ts';
import { copy } from './copy.ts';
import { hideTitleWhenIdle } from './hide-title.ts';
import { addKeyboardControls } from './keyboard.ts';
import { elements } from './page-state.ts';
import type { EmbeddedPlayer } from './player.ts';
import { showCover, showRideCard } from './ride-card.ts';

/* Apart from the page's first code: the poster does not wait for it, and a clip plays without it. */

export function completePage(fields: StoredFields, player: EmbeddedPlayer): void {
  showRideDetails(fields);
  addKeyboardControls(elements.video, player);
  hideTitleWhenIdle(elements.video);
}

/** Shows who rode what and how it ended, and the clock. */
function showRideDetails(fields: StoredFields): void {
  const ride = parseVideo('', fields);
  document.title = getRideHeadline(ride) || document.title;
  showRideCard(ride);
  if (ride.hard_to_watch) showCover(elements.playButton, true);
  const marks = getRideMarks(ride);
  if (marks) showRideClock(marks);
}

/** Shows the time since the gate opened, of the frame that is shown. */
function showRideClock(marks: RideMarks): void {
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
