import { env } from '#src/config/env.ts';
import { videoPath } from '#src/config/paths.ts';
import { copy } from './copy.ts';
import { parseVideoId } from './parse-video-id.ts';
import { fetchRide } from './ride-api.ts';
import { preparePlayer } from './player.ts';
import { elements, showState } from './page-state.ts';

/* The player page for iframes on other sites. It uses no storage, which browsers may deny there. */

async function loadRide(videoId: string): Promise<void> {
  showState('loading');
  const details = import('./embedded-ride-details.ts').catch(() => undefined);
  const ride = await fetchRide(videoId).catch(() => null);
  if (ride === undefined) return showState('not-found');
  if (ride === null) {
    elements.retryButton.addEventListener('click', () => void loadRide(videoId), { once: true });
    return showState('load-error');
  }
  document.title = ride.title || env.productName;
  elements.logo.textContent = copy.watchLink(env.productName);
  elements.logo.href = videoPath(ride.videoId);
  const player = preparePlayer(ride.videoId, ride.poster);
  const loaded = await details;
  elements.title.textContent = ride.title;
  loaded?.completePage(ride.fields, player);
}

const videoId = parseVideoId(location.pathname);
if (videoId === undefined) showState('not-found');
else void loadRide(videoId);
