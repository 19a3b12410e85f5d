import type { FoundFilms } from '#src/domain/name-first-films.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { toParts } from '#src/lib/to-parts.ts';
import { fetchNamedBatch } from './document-batch.ts';
import { parseFields } from './stored-values.ts';

/** How many documents a request asks for. */
const batchSize = 100;

/**
 * Reads films, and links between them, as far as they exist. Links are not parsed: frames do without, mostly.
 *
 * @param paths like `videos/…` and `ride_links/…`, of ids that are valid
 * @throws as `requestJson`: without named errors, whose messages would make the page for other sites larger
 */
export async function requestLinked(paths: readonly string[]): Promise<FoundFilms> {
  const links = new Map<string, object>();
  const films = new Map<string, Video>();
  const found = await Promise.all(toParts(paths, batchSize).map(fetchNamedBatch));
  for (const { path, fields } of found.flat()) {
    const [collection = '', id = ''] = path.split('/');
    if (collection === 'ride_links') links.set(id, parseFields(fields));
    else films.set(id, parseVideo(id, parseFields(fields)));
  }
  return { links, films };
}
