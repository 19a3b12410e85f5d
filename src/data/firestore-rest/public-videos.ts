import { isDocumentId } from '#src/domain/document-id.ts';
import type {
  AnimalsFilter,
  SeasonFilter,
  StoredVideoFilter,
  UntilSeasonFilter,
  VideoCursor,
  VideoPage,
} from '#src/domain/video-filter.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { withDataErrors } from '../data-error.ts';
import {
  buildQueryRequest,
  fetchPublicDocument,
  queryPublicDocuments,
  type DocumentFilter,
  type DocumentQuery,
  type PublicDocument,
} from './documents.ts';

/** The position after a video that a query found. */
class PublicCursor implements VideoCursor {
  readonly lastVideoId: string;
  readonly position: PublicDocument['position'];

  constructor({ id, position }: PublicDocument) {
    this.lastVideoId = id;
    this.position = position;
  }
}

function getPosition(cursor: VideoCursor) {
  if (!(cursor instanceof PublicCursor)) throw new TypeError('The cursor is from another kind of list');
  return cursor.position;
}

/** What visitors may list. */
export type PublicVideoFilter = StoredVideoFilter | SeasonFilter | UntilSeasonFilter | AnimalsFilter;

const byDay: readonly PublicVideoFilter['kind'][] = ['of-animal', 'of-animals', 'of-season', 'until-season'];

/** The first day of a year, as rides store days. */
const toSeconds = (year: number) => Date.UTC(year, 0) / 1000;

const anyOf = (...filters: DocumentFilter[]): DocumentFilter => ({ op: 'OR', filters });

function buildFilter(filter: PublicVideoFilter): DocumentFilter | undefined {
  switch (filter.kind) {
    case 'all':
      return undefined;
    case 'event':
      return { field: 'event_type', op: 'EQUAL', value: filter.eventId };
    case 'events':
      return { field: 'event_type', op: 'IN', values: filter.eventIds };
    case 'ride-of-the-week':
      return { field: 'ride_of_the_week', op: 'EQUAL', value: true };
    case 'of-animal':
      return { field: 'animal_id', op: 'EQUAL', value: filter.animalId };
    case 'of-animals':
      return { field: 'animal_id', op: 'IN', values: filter.animalIds };
    case 'of-rodeo':
      return { field: 'rodeo_id', op: 'EQUAL', value: filter.rodeoId };
    case 'by-account':
      return anyOf(
        { field: 'user_id', op: 'EQUAL', value: filter.accountId },
        { field: 'contractor_id', op: 'EQUAL', value: filter.accountId },
      );
    case 'of-rider':
      return anyOf(
        { field: 'user_id', op: 'EQUAL', value: filter.riderId },
        { field: 'contestants_id', op: 'ARRAY_CONTAINS', value: filter.riderId },
      );
    case 'of-season':
    case 'until-season': {
      const from = {
        field: 'event_date',
        op: 'GREATER_THAN_OR_EQUAL',
        value: toSeconds(filter.year),
      } as const;
      return {
        op: 'AND',
        filters: [
          { field: 'event_type', op: 'EQUAL', value: filter.eventId },
          ...(filter.kind === 'of-season' ? [from] : []),
          { field: 'event_date', op: 'LESS_THAN', value: toSeconds(filter.year + 1) },
        ],
      };
    }
  }
}

const buildPageQuery = (filter: PublicVideoFilter, size: number, after?: VideoCursor): DocumentQuery => ({
  filter: buildFilter(filter),
  orderBy: byDay.includes(filter.kind) ? 'event_date' : 'created',
  after: after && getPosition(after),
  limit: size,
});

/** The request that `fetchVideoPage` sends for the first page. */
export const buildFirstPageRequest = (filter: StoredVideoFilter, size: number) =>
  buildQueryRequest('videos', buildPageQuery(filter, size));

/**
 * Reads one page of videos, newest first: by publication time, or for the videos of an animal or of a season by the day of
 * the ride.
 *
 * @param size the number of videos per page, at most 20
 * @param after the cursor of the previous page; undefined for the first
 * @throws DataError
 */
export async function fetchVideoPage(
  filter: PublicVideoFilter,
  size: number,
  after?: VideoCursor,
): Promise<VideoPage> {
  return withDataErrors(async () => {
    const documents = await queryPublicDocuments('videos', buildPageQuery(filter, size, after));
    const last = documents.length === size ? documents.at(-1) : undefined;
    const videos = documents.map(({ id, fields }) => parseVideo(id, fields));
    return {
      // A ride that is hard to watch is not recommended.
      videos: videos.filter((video) => !video.hard_to_watch || filter.kind !== 'ride-of-the-week'),
      nextCursor: last && new PublicCursor(last),
    };
  });
}

/**
 * Reads one video by its public id. For videos of this app that is the document's id; older documents are found by
 * their `video_id`.
 *
 * @returns undefined when it does not exist
 * @throws DataError
 */
export async function fetchVideo(videoId: string): Promise<Video | undefined> {
  if (!isDocumentId(videoId)) return undefined;
  const document = await withDataErrors(() => fetchVideoDocument(videoId));
  return document && parseVideo(document.id, document.fields);
}

/**
 * Finds the document of a video by its public id, as `fetchVideo` does.
 *
 * @throws as `requestJson`
 */
export async function fetchVideoDocument(videoId: string): Promise<PublicDocument | undefined> {
  const document = await fetchPublicDocument('videos', videoId);
  if (document) return document;
  const filter = { field: 'video_id', op: 'EQUAL', value: videoId } as const;
  const [olderDocument] = await queryPublicDocuments('videos', { filter, limit: 1 });
  return olderDocument;
}
