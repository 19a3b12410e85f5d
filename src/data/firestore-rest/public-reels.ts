import { isDocumentId } from '#src/domain/document-id.ts';
import { maxPageSize } from '#src/domain/list-limits.ts';
import { parseReel, type Reel } from '#src/domain/reel.ts';
import type { Video } from '#src/domain/video.ts';
import { toParts } from '#src/lib/to-parts.ts';
import { withDataErrors } from '../data-error.ts';
import {
  countPublicDocuments,
  fetchPublicDocument,
  queryPublicDocuments,
  type PublicDocument,
} from './documents.ts';
import { requestLinked } from './linked-films.ts';

/**
 * Reads one reel.
 *
 * @returns undefined when it does not exist
 * @throws DataError
 */
export async function fetchReel(id: string): Promise<Reel | undefined> {
  if (!isDocumentId(id)) return undefined;
  const document = await withDataErrors(() => fetchPublicDocument('reels', id));
  return document && parseReel(document.id, document.fields);
}

/** The reels of an account, newest first. */
export interface ReelPage {
  reels: Reel[];
  /** Undefined for the last page. */
  nextPosition: PublicDocument['position'] | undefined;
}

/**
 * Reads one page of an account's reels.
 *
 * @param size at most 20
 * @param after the position of the previous page; undefined for the first
 * @throws DataError
 */
export async function fetchReelPage(
  userId: string,
  size: number,
  after?: PublicDocument['position'],
): Promise<ReelPage> {
  const filter = { field: 'user_id', op: 'EQUAL', value: userId } as const;
  const documents = await withDataErrors(() =>
    queryPublicDocuments('reels', { filter, orderBy: 'created', after, limit: size }),
  );
  return {
    reels: documents.map(({ id, fields }) => parseReel(id, fields)),
    nextPosition: documents.length === size ? documents.at(-1)?.position : undefined,
  };
}

/**
 * Reads the rides of a reel with one request (https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/batchGet).
 *
 * @returns those that exist, in the order of the reel
 * @throws as `requestLinked`
 */
export async function requestReelRides({ videos }: Pick<Reel, 'videos'>): Promise<Video[]> {
  const ids = videos.filter(isDocumentId);
  if (ids.length === 0) return [];
  const { films } = await requestLinked(ids.map((id) => `videos/${id}`));
  return ids.flatMap((id) => films.get(id) ?? []);
}

/**
 * Reads the rides of a reel.
 *
 * @returns those that exist, in the order of the reel
 * @throws DataError
 */
export const fetchReelRides = (reel: Pick<Reel, 'videos'>): Promise<Video[]> =>
  withDataErrors(() => requestReelRides(reel));

/**
 * Counts the rides of a reel that there still are.
 *
 * @throws DataError
 */
export async function countReelRides({ videos }: Pick<Reel, 'videos'>): Promise<number> {
  const ids = videos.filter(isDocumentId);
  const counts = await withDataErrors(() =>
    Promise.all(toParts(ids, maxPageSize).map((part) => countPublicDocuments('videos', part))),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
