import type { Firestore } from 'firebase-admin/firestore';
import { toPlainData } from '#src/data/plain-data.ts';
import { isDocumentId } from '#src/domain/document-id.ts';
import { findFirstFilm, maxLinkHops } from '#src/domain/one-ride.ts';
import { parseRideLink, type RideLink } from '#src/domain/ride-link.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import type { Reader } from './stored-record.ts';

/** The same films, of which those that are linked to an earlier one name the first film of their ride. */
export async function addFirstFilms(
  firestore: Firestore,
  reader: Reader,
  videos: readonly Video[],
): Promise<Video[]> {
  const films = new Map(videos.map((video) => [video.id, video]));
  const links = new Map<string, RideLink>();
  let ids = [...films.keys()];
  for (let hop = 0; hop < maxLinkHops && ids.length > 0; hop += 1) {
    const found = await reader.getAll(...ids.map((id) => firestore.collection('ride_links').doc(id)));
    const accepted = found
      .map((each) => parseRideLink(each.id, toPlainData(each.data() ?? {})))
      .filter(({ state, first_video_id }) => state === 'accepted' && isDocumentId(first_video_id));
    for (const link of accepted) links.set(link.id, link);
    const firstIds = [...new Set(accepted.map(({ first_video_id }) => first_video_id))];
    // The links of those that were among the films are read already.
    ids = firstIds.filter((id) => !films.has(id));
    if (ids.length === 0) break;
    for (const each of await reader.getAll(...ids.map((id) => firestore.collection('videos').doc(id))))
      if (each.exists) films.set(each.id, parseVideo(each.id, toPlainData(each.data() ?? {})));
  }
  return videos.map((video) => {
    const first = findFirstFilm(video, links, films);
    return first ? { ...video, first_film: first.id } : video;
  });
}

/** The films that are linked to one, and those that are linked to these, as far as a link of theirs can matter. */
export async function findLaterFilms(
  firestore: Firestore,
  id: string,
  hops: number = maxLinkHops,
): Promise<string[]> {
  const { docs } = await firestore.collection('ride_links').where('first_video_id', '==', id).get();
  const ids = docs.map((each) => each.id);
  if (hops === 1) return ids;
  const later = await Promise.all(ids.map((each) => findLaterFilms(firestore, each, hops - 1)));
  return [...ids, ...later.flat()];
}
