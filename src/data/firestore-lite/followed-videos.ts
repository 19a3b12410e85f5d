import {
  collection,
  getDocs,
  limit,
  or,
  orderBy,
  query,
  Timestamp,
  where,
  type QueryCompositeFilterConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import type { Follows } from '#src/domain/follow.ts';
import type { VideoCursor, VideoPage } from '#src/domain/video-filter.ts';
import { parseVideo } from '#src/domain/video.ts';
import { toParts } from '#src/lib/to-parts.ts';
import { withDataErrors } from '../data-error.ts';
import { toPlainData } from '../plain-data.ts';
import { firestore } from './firestore-client.ts';
import { buildCursorConstraints, SnapshotCursor } from './snapshot-cursor.ts';

/** Firestore's limit on the alternatives of a query; each id of an `in` is one. */
const maxAlternatives = 30;
const fieldsPerUser = 3;

/** Videos of an account, those it is tagged in, and those of its animals. */
const buildUserFilter = (ids: string[]) =>
  or(
    where('user_id', 'in', ids),
    where('contestants_id', 'array-contains-any', ids),
    where('tagged_animal_contractor_id', 'in', ids),
  );

const buildFilters = (follows: Follows): QueryCompositeFilterConstraint[] => [
  ...toParts(follows.user_ids, maxAlternatives / fieldsPerUser).map(buildUserFilter),
  ...toParts(follows.animal_ids, maxAlternatives).map((ids) => or(where('animal_id', 'in', ids))),
  ...toParts(follows.rodeo_ids, maxAlternatives).map((ids) => or(where('rodeo_id', 'in', ids))),
  ...toParts(follows.event_ids, maxAlternatives).map((ids) => or(where('event_type', 'in', ids.map(Number)))),
];

/** Sorts like Firestore's order by `created`, whose ties are in the order of the ids. */
function compareNewestFirst(one: QueryDocumentSnapshot, other: QueryDocumentSnapshot): number {
  const [oneKey, otherKey] = [getSortKey(one), getSortKey(other)];
  return oneKey < otherKey ? 1 : oneKey > otherKey ? -1 : 0;
}

function getSortKey(snapshot: QueryDocumentSnapshot): string {
  const created: unknown = snapshot.get('created');
  return `${created instanceof Timestamp ? created.valueOf() : ''} ${snapshot.id}`;
}

/**
 * Reads one page of the videos of followed people, animals, rodeos and events, newest first. Each page asks for the newest videos after
 * the cursor in as many queries as the follows need, so a page costs up to `size` reads per query.
 *
 * @param size the number of videos per page
 * @param after the cursor of the previous page; undefined for the first
 * @throws DataError
 */
export async function fetchFollowedVideoPage(
  follows: Follows,
  size: number,
  after?: VideoCursor,
): Promise<VideoPage> {
  const page = [orderBy('created', 'desc'), ...buildCursorConstraints(after), limit(size)];
  const results = await withDataErrors(() =>
    Promise.all(
      buildFilters(follows).map((filter) => getDocs(query(collection(firestore, 'videos'), filter, ...page))),
    ),
  );
  // A video can be found by several queries.
  const found = new Map(results.flatMap(({ docs }) => docs).map((each) => [each.id, each]));
  const snapshots = [...found.values()].toSorted(compareNewestFirst).slice(0, size);
  const hasMore = found.size > size || results.some((result) => result.size === size);
  const last = hasMore ? snapshots.at(-1) : undefined;
  return {
    videos: snapshots.map((each) => parseVideo(each.id, toPlainData(each.data()))),
    nextCursor: last && new SnapshotCursor(last),
  };
}
