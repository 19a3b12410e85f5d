import {
  embedPath,
  embedReelPath,
  animalPath,
  paths,
  rodeoPath,
  seasonPath,
  videoPath,
  matchupPath,
} from '#src/config/paths.ts';
import { comparePath, compareParameters } from '#src/config/record-links.ts';
import { reelPath } from '#src/config/reel-links.ts';
import { clipUrl } from '#src/config/service-urls.ts';
import { toPagePath } from '#src/config/trim-link.ts';
import { fetchAnimal } from '#src/data/firestore-rest/public-animals.ts';
import { fetchReel } from '#src/data/firestore-rest/public-reels.ts';
import { fetchVideo, fetchVideoPage } from '#src/data/firestore-rest/public-videos.ts';
import { fetchRecordedRides } from '#src/data/firestore-rest/ride-records.ts';
import { fetchKeptBoard, type ShownBoard } from '#src/data/firestore-rest/season-boards.ts';
import { getAnimalName, getRideAnimalName } from '#src/domain/animal.ts';
import { animalTypeNames } from '#src/domain/animal-types/animal-types.ts';
import { buildBoardQuery, parseBoardChoice, type BoardChoice } from '#src/domain/board-choice.ts';
import { getLastSeason } from '#src/domain/last-season.ts';
import { getBestRide } from '#src/domain/leaderboard.ts';
import type { Reel } from '#src/domain/reel.ts';
import { chooseRanking } from '#src/domain/season-board.ts';
import { getRideHeadline, getRideTitle } from '#src/domain/ride-result.ts';
import { parseRodeoId } from '#src/domain/rodeo.ts';
import { getRodeoEventName } from '#src/domain/rodeo-event.ts';
import type { RideFilter, VideoPage } from '#src/domain/video-filter.ts';
import { getRiders, type Video } from '#src/domain/video.ts';
import { copy } from './copy.ts';
import { findPicture, readPicture } from './find-picture.ts';
import { createKept } from './kept.ts';
import type { PageDescription, Site } from './page-description.ts';
import { describedPaths, matchPattern } from './preview-routes.ts';
import { readFirstPlaces } from './read-results.ts';

/** The page of an id that does not exist. */
export const notFound = Symbol('not found');

type Found = PageDescription | typeof notFound;
/** Undefined where the page has the tags of every page. */
type Described = Found | undefined;

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const formatDate = (epochSeconds: number | null) =>
  epochSeconds === null ? '' : dateFormat.format(epochSeconds * 1000);

const getRodeo = (ride: Video) =>
  ride.rodeo_id === '' ? [] : [{ name: ride.title, path: rodeoPath(ride.rodeo_id) }];

const describeWatchPage = ({ productName }: Site): Promise<Found> =>
  Promise.resolve({
    path: paths.watch,
    title: copy.watch.title,
    description: copy.watch.description(productName),
  });

async function describeRide(id: string, { origin }: Site): Promise<Found> {
  const ride = await fetchVideo(id);
  if (!ride) return notFound;
  const { description } = copy.ride;
  const picture = await readPicture(ride);
  return {
    path: videoPath(ride.video_id),
    title: getRideTitle(ride) || copy.ride.untitled,
    description: description(
      getRodeoEventName(ride.event_type),
      ride.title,
      ride.location,
      formatDate(ride.event_date),
    ),
    picture: picture?.url,
    // Nothing plays one that is hard to watch before it is opened.
    clip: ride.hard_to_watch
      ? undefined
      : {
          embedUrl: origin + embedPath(ride.video_id),
          clipUrl: clipUrl(ride.video_id),
          size: picture?.size,
          uploaded: ride.created ?? undefined,
          duration: ride.duration,
        },
    trail: getRodeo(ride),
  };
}

async function describeAnimal(id: string, { productName }: Site): Promise<Found> {
  const animal = await fetchAnimal(id);
  if (!animal) return notFound;
  return {
    path: animalPath(id),
    title: [animal.name, animal.brand].filter(Boolean).join(' · '),
    names: [getAnimalName(animal)],
    description: copy.animal.description(animalTypeNames[animal.animal_type], productName),
    picture: animal.picture_url || undefined,
  };
}

const keptFor = { ms: 5 * 60 * 1000, max: 1000 };
/** The newest rides by filter, kept for some minutes: requests with other queries pass by the CDN. */
const readPage = createKept<VideoPage>(keptFor);
/** Each is billed. */
const newestRides = 15;

/**
 * The newest ride of a page of figures, which has the names as people write them.
 *
 * @returns undefined where an older one may be wanted
 */
async function findRide(
  filter: RideFilter,
  isWanted: (ride: Video) => boolean,
): Promise<Video | typeof notFound | undefined> {
  const { videos, nextCursor } = await readPage(JSON.stringify(filter), () =>
    fetchVideoPage(filter, newestRides),
  );
  return videos.find(isWanted) ?? (nextCursor ? undefined : notFound);
}

const readRodeoRide = createKept<Video | null>(keptFor);

/** The newest ride of a rodeo. Those of the mobile app store none, and only the record has all of them. */
const findRodeoRide = (rodeoId: string): Promise<Video | null> =>
  readRodeoRide(rodeoId, async () => {
    const filter = { kind: 'of-rodeo', rodeoId } as const;
    const rides = (await fetchRecordedRides(filter)) ?? (await fetchVideoPage(filter, 1)).videos;
    return rides[0] ?? null;
  });

async function describeRodeo(id: string, { productName }: Site): Promise<Described> {
  const rodeo = parseRodeoId(id);
  if (!rodeo) return notFound;
  const ride = await findRodeoRide(id);
  if (!ride) return undefined;
  const title = copy.rodeo.title(
    ride.title.replace(new RegExp(String.raw`\s*\b${rodeo.year}\b`), ''),
    rodeo.year,
  );
  return {
    path: rodeoPath(id),
    title,
    names: [title],
    description: copy.rodeo.description(ride.location, productName),
    picture: await findPicture(ride),
  };
}

async function describeRides(reel: Reel, first: Video | undefined, productName: string): Promise<string> {
  const { is_result_list, user_name, videos } = reel;
  const places = is_result_list ? await readFirstPlaces(reel, first) : '';
  if (places !== '') return copy.resultList.places(places);
  const { description } = is_result_list ? copy.resultList : copy.reel;
  return description(user_name, videos.length, productName);
}

/** The first rides of reels, kept as the newest rides are. */
const readFirstRide = createKept<Video | null>(keptFor);

async function describeReel(id: string, { origin, productName }: Site): Promise<Found> {
  const reel = await fetchReel(id);
  if (!reel) return notFound;
  const [firstId = ''] = reel.videos;
  const first = (await readFirstRide(firstId, async () => (await fetchVideo(firstId)) ?? null)) ?? undefined;
  const [description, picture] = await Promise.all([
    describeRides(reel, first, productName),
    // The others are not read: each would be billed, thirty times a request.
    findPicture(first),
  ]);
  return {
    path: reelPath(id),
    title: reel.is_result_list ? copy.resultList.title(reel.title) : reel.title,
    names: [reel.title],
    description,
    picture,
    clip:
      reel.videos.length > 0
        ? {
            embedUrl: origin + embedReelPath(id),
            clipUrl: undefined,
            uploaded: reel.created ?? undefined,
            duration: 0,
          }
        : undefined,
  };
}

const getRider = (ride: Video, id: string) => getRiders(ride).find((rider) => rider.id === id)?.name ?? '';

async function describeSeason(userId: string, { productName }: Site): Promise<Described> {
  const ride = await findRide({ kind: 'of-rider', riderId: userId }, (each) => getRider(each, userId) !== '');
  if (!ride || ride === notFound) return ride;
  const name = getRider(ride, userId);
  return {
    path: seasonPath(userId),
    title: copy.season.title(name),
    names: [name],
    description: copy.season.description(name, productName),
    picture: await findPicture(ride),
  };
}

async function describeMatchup(userId: string, animalId: string, { productName }: Site): Promise<Described> {
  const ride = await findRide({ kind: 'of-animal', animalId }, (each) => getRider(each, userId) !== '');
  if (!ride || ride === notFound) return ride;
  const [rider, animal] = [getRider(ride, userId), getRideAnimalName(ride)];
  return {
    path: matchupPath(userId, animalId),
    title: copy.matchup.title(rider, animal),
    names: [rider, animal],
    description: copy.matchup.description(rider, animal, productName),
    picture: await findPicture(ride),
    trail: [
      { name: copy.season.title(rider), path: seasonPath(userId) },
      { name: animal, path: animalPath(animalId) },
    ],
  };
}

async function describeComparison(query: URLSearchParams, { productName }: Site): Promise<Found> {
  const [leftId = '', rightId = ''] = [compareParameters.left, compareParameters.right].map(
    (name) => query.get(name) ?? '',
  );
  const [left, right] = await Promise.all([fetchVideo(leftId), fetchVideo(rightId)]);
  if (!left || !right) return notFound;
  return {
    path: comparePath(leftId, rightId),
    title: copy.compare.title(getRideHeadline(left) || left.title, getRideHeadline(right) || right.title),
    description: copy.compare.description(productName),
    picture: await findPicture(left),
  };
}

const readBoard = createKept<ShownBoard | null>(keptFor);
const namedPlaces = 3;

/** The board where it is kept: the rides of a season are not read for a preview. */
const findBoard = (choice: BoardChoice, lastSeason: number): Promise<ShownBoard | null> =>
  readBoard(buildBoardQuery(choice), async () => (await fetchKeptBoard(choice, lastSeason)) ?? null);

async function describeLeaderboard(query: URLSearchParams, { productName }: Site): Promise<Found> {
  const lastSeason = getLastSeason(Date.now());
  const asked = parseBoardChoice(query, lastSeason);
  const choice = { ...asked, state: '', rankedBy: undefined };
  const shown = await findBoard(choice, lastSeason);
  const places = shown ? chooseRanking(shown.board, undefined).standings.slice(0, namedPlaces) : [];
  const named = places.map(({ rank, isTied, name, figure }) =>
    copy.leaderboard.place(rank, isTied, name, figure.value),
  );
  const [first] = places;
  const { board, eventId } = choice;
  return {
    path: `${paths.leaderboards}?${buildBoardQuery(choice)}`,
    title: copy.leaderboard.title(
      copy.leaderboard.boards[board],
      getRodeoEventName(eventId),
      choice.season ?? shown?.year,
    ),
    description: [named.join(', '), copy.leaderboard.description(productName)].filter(Boolean).join('. '),
    picture: first && (await findPicture(getBestRide(first.figures))),
  };
}

type Describe = (parameters: readonly string[], query: URLSearchParams, site: Site) => Promise<Described>;

const describers: Readonly<Record<(typeof describedPaths)[number], Describe>> = {
  [paths.watch]: (_parameters, _query, site) => describeWatchPage(site),
  [paths.video]: ([id = ''], _query, site) => describeRide(id, site),
  [paths.animal]: ([id = ''], _query, site) => describeAnimal(id, site),
  [paths.rodeo]: ([id = ''], _query, site) => describeRodeo(id, site),
  [paths.season]: ([userId = ''], _query, site) => describeSeason(userId, site),
  [paths.matchup]: ([userId = '', animalId = ''], _query, site) => describeMatchup(userId, animalId, site),
  [paths.compare]: (_parameters, query, site) => describeComparison(query, site),
  [paths.reel]: ([id = ''], _query, site) => describeReel(id, site),
  [paths.leaderboards]: (_parameters, query, site) => describeLeaderboard(query, site),
};

/**
 * Describes the public page at a URL from its documents.
 *
 * @returns undefined for a page that has no description of its own, `notFound` when its document does not exist
 * @throws DataError
 */
export async function describePage(url: URL, site: Site): Promise<Described> {
  const pathname = toPagePath(url.pathname);
  // Look like the pages of an animal and of a reel.
  if ([paths.newAnimal, paths.newReel].some((path) => path === pathname)) return undefined;
  for (const path of describedPaths) {
    const parameters = matchPattern(path, pathname);
    if (parameters) return describers[path](parameters, url.searchParams, site);
  }
  return undefined;
}
