import { env } from '#src/config/env.ts';
import { videoPath } from '#src/config/paths.ts';
import { parseVideoId } from './parse-video-id.ts';
import { fetchRide } from './fetch-ride.ts';
import { preparePlayer } from './player.ts';
import { elements, showState } from './page-state.ts';

/*
 * The page inside other people's frames. It has no session and touches no storage, which a browser may have closed to
 * it there.
 */
async function loadRide(videoId: string): Promise<void> {
  showState('loading');
  const ride = await fetchRide(videoId).catch(() => null);
  if (ride === undefined) return showState('missing');
  if (ride === null) {
    elements.again.addEventListener('click', () => void loadRide(videoId), { once: true });
    return showState('failed');
  }
  document.title = ride.title || env.productName;
  elements.title.textContent = ride.title;
  elements.see.textContent = `See in ${env.productName}`;
  elements.see.href = videoPath(ride.videoId);
  preparePlayer(ride.videoId, ride.poster);
}

const videoId = parseVideoId(location.pathname);
if (videoId === undefined) showState('missing');
else void loadRide(videoId);
