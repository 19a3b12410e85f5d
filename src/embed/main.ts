import { env } from '#src/config/env.ts';
import { videoPath } from '#src/config/paths.ts';
import { videoIdIn } from './address.ts';
import { fetchRide } from './fetch-ride.ts';
import { preparePlayer } from './player.ts';
import { screen, show } from './screen.ts';

/*
 * The page inside other people's frames. It has no session and touches no storage, which a browser may have closed to
 * it there.
 */
async function open(videoId: string): Promise<void> {
  show('loading');
  const ride = await fetchRide(videoId).catch(() => null);
  if (ride === undefined) return show('missing');
  if (ride === null) {
    screen.again.addEventListener('click', () => void open(videoId), { once: true });
    return show('failed');
  }
  document.title = ride.title || env.productName;
  screen.title.textContent = ride.title;
  screen.see.textContent = `See in ${env.productName}`;
  screen.see.href = videoPath(ride.videoId);
  preparePlayer(ride.videoId, ride.poster);
}

const videoId = videoIdIn(location.pathname);
if (videoId === undefined) show('missing');
else void open(videoId);
