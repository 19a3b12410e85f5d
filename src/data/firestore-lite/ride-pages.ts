import {
  collection,
  getDocs,
  limit,
  or,
  orderBy,
  query,
  where,
  type QueryCompositeFilterConstraint,
} from 'firebase/firestore/lite';
import type { CountedRidesFilter, VideoCursor, VideoPage } from '#src/domain/video-filter.ts';
import { parseVideo } from '#src/domain/video.ts';
import { withDataErrors } from '../data-error.ts';
import { toPlainData } from '../plain-data.ts';
import { firestore } from './firestore-client.ts';
import { buildCursorConstraints, SnapshotCursor } from './snapshot-cursor.ts';

function buildFilter(filter: CountedRidesFilter): QueryCompositeFilterConstraint {
  switch (filter.kind) {
    case 'of-animal':
      return or(where('animal_id', '==', filter.animalId));
    case 'of-rider':
      return or(
        where('user_id', '==', filter.riderId),
        where('contestants_id', 'array-contains', filter.riderId),
      );
    case 'of-rodeo':
      return or(where('rodeo_id', '==', filter.rodeoId));
    case 'of-animals':
      return or(where('animal_id', 'in', filter.animalIds));
    case 'of-account':
      return or(
        where('user_id', '==', filter.accountId),
        where('contractor_id', '==', filter.accountId),
        where('tagged_animal_contractor_id', '==', filter.accountId),
      );
  }
}

/**
 * Reads one page of rides for members, in the order of `fetchVideoPage` of src/data/public, whose pages are smaller.
 *
 * @param size the number of videos per page
 * @param after the cursor of the previous page; undefined for the first
 * @throws DataError
 */
export async function fetchRidePage(
  filter: CountedRidesFilter,
  size: number,
  after?: VideoCursor,
): Promise<VideoPage> {
  const { docs } = await withDataErrors(() =>
    getDocs(
      query(
        collection(firestore, 'videos'),
        buildFilter(filter),
        orderBy(
          filter.kind === 'of-animal' || filter.kind === 'of-animals' ? 'event_date' : 'created',
          'desc',
        ),
        ...buildCursorConstraints(after),
        limit(size),
      ),
    ),
  );
  const last = docs.length === size ? docs.at(-1) : undefined;
  return {
    videos: docs.map((each) => parseVideo(each.id, toPlainData(each.data()))),
    nextCursor: last && new SnapshotCursor(last),
  };
}
