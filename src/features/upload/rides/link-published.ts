import { linkFilms, type LinkParty } from '#src/data/firestore-lite/ride-links.ts';
import { fetchVideo } from '#src/data/firestore-rest/public-videos.ts';
import { findEarlierFilm, isOneRide } from '#src/domain/one-ride.ts';
import { reportError } from '#src/lib/log.ts';

/**
 * Links a ride that was just published to the film that its form names, if that is still there and shows the same ride. A
 * failure is only reported: the ride is published, and whoever published it is told and asked again.
 */
export async function linkPublished(videoId: string, filmId: string, party: LinkParty): Promise<void> {
  if (filmId === '') return;
  try {
    const [published, film] = await Promise.all([fetchVideo(videoId), fetchVideo(filmId)]);
    if (!published || !film || !isOneRide(film, published)) return;
    const first = findEarlierFilm(film, published);
    if (first) await linkFilms({ first, later: first === film ? published : film }, party);
  } catch (error) {
    reportError(error);
  }
}
