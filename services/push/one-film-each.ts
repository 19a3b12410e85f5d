import type { Firestore } from 'firebase-admin/firestore';
import { toPlainData } from '#src/data/plain-data.ts';
import { nameFirstFilms } from '#src/domain/name-first-films.ts';
import { getFirstFilms } from '#src/domain/ride-outcome.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';

/** One film of each ride. Links are read only where two of the films can show one ride. */
export async function keepOneFilmEach(firestore: Firestore, films: readonly Video[]): Promise<Video[]> {
  const named = await nameFirstFilms(films, async (paths) => {
    const found = await firestore.getAll(...paths.map((path) => firestore.doc(path)));
    const stored = found
      .filter(({ exists }) => exists)
      .map((each) => ({
        id: each.id,
        isLink: each.ref.parent.id === 'ride_links',
        fields: toPlainData(each.data() ?? {}),
      }));
    return {
      links: new Map(stored.filter(({ isLink }) => isLink).map(({ id, fields }) => [id, fields])),
      films: new Map(
        stored.filter(({ isLink }) => !isLink).map(({ id, fields }) => [id, parseVideo(id, fields)]),
      ),
    };
  });
  return getFirstFilms(named);
}
