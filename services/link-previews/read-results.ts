import { fetchReelRides } from '#src/data/firestore-rest/public-reels.ts';
import { fetchRecordedRides } from '#src/data/firestore-rest/ride-records.ts';
import type { Reel } from '#src/domain/reel.ts';
import { getResultList } from '#src/domain/result-list.ts';
import { copy as words } from '#src/domain/results/copy.ts';
import { formatPlace } from '#src/domain/results/describe-results.ts';
import { getRideRodeoId } from '#src/domain/rodeo.ts';
import type { Video } from '#src/domain/video.ts';
import { copy } from './copy.ts';
import { createKept } from './kept.ts';

/**
 * How many rides are read that the record of the rodeo does not have: each is billed. With the list, its first ride and the
 * record, a preview reads 15 documents at most, as one of figures does.
 */
const maxReadRides = 12;
/** How many rows a preview names. */
const namedRows = 3;
/** In letters; some readers show no more. */
const maxLength = 160;

/**
 * The rides of a result list: from the record of their rodeo, which is one document, and the others one by one.
 *
 * @param first its first ride, if that is there
 * @returns undefined where too many would have to be read
 */
async function readRides({ videos }: Reel, first: Video | undefined): Promise<Video[] | undefined> {
  const rodeoId = first ? getRideRodeoId(first) : '';
  const recorded = rodeoId === '' ? undefined : await fetchRecordedRides({ kind: 'of-rodeo', rodeoId });
  const known = new Map([...(first ? [first] : []), ...(recorded ?? [])].map((ride) => [ride.id, ride]));
  const missing = videos.filter((id) => !known.has(id));
  if (missing.length > maxReadRides) return undefined;
  for (const ride of await fetchReelRides({ videos: missing })) known.set(ride.id, ride);
  return videos.flatMap((id) => known.get(id) ?? []);
}

/** The best of the only event, or the winners of each, as many as a preview has room for: a name is never cut. */
function nameFirst(rides: readonly Video[]): string {
  const events = getResultList(rides).filter(({ placed }) => placed.length > 0);
  const isOne = events.length === 1;
  const rows = events.flatMap(({ eventName, placed }) =>
    placed
      .filter(({ rank }) => isOne || rank === 1)
      .map((row) =>
        copy.resultList.place(
          isOne ? '' : eventName,
          formatPlace(row),
          row.names || words.noRider,
          row.figure,
        ),
      ),
  );
  let named = '';
  for (const row of rows.slice(0, namedRows)) {
    const longer = [named, row].filter(Boolean).join(' · ');
    if (named !== '' && longer.length > maxLength) break;
    named = longer;
  }
  return named;
}

/** Kept for some minutes: requests with other queries pass by the CDN. */
const readKept = createKept<string>({ ms: 5 * 60 * 1000, max: 1000 });

/** Who is first in a result list; empty where nobody has a place, or too many rides would have to be read. */
export const readFirstPlaces = (reel: Reel, first: Video | undefined): Promise<string> =>
  readKept(reel.id, async () => nameFirst((await readRides(reel, first)) ?? []));
