import { abbreviatePlace } from './place.ts';
import { presentFigures, type Figure, type FigureKey } from './present-figures.ts';
import { getRideFigures, minimumRatedRides, type RideFigures } from './ride-figures.ts';
import { getScoring } from './rodeo-event.ts';
import { getRiders, type Video } from './video.ts';

/** Who is ranked. Of contractors, by the rides on their animals. */
export const boards = ['riders', 'animals', 'contractors'] as const;
export type Board = (typeof boards)[number];

/** By what: the best or the mean score or time, how often riders came off, or the judges' points for the animal. */
export type RankedBy = 'best' | 'average' | 'bucked-off' | 'animal-half';

/** Contractors are known by many animals, so that a mean of five outs would say little. */
const minimumOuts: Record<Board, number> = {
  riders: minimumRatedRides,
  animals: minimumRatedRides,
  contractors: 10,
};

/** What a board can be ranked by, the usual first: animals by what the judges gave them. */
export function getRankings(board: Board, eventId: number): RankedBy[] {
  if (getScoring(eventId) === 'time') return ['best', 'average'];
  return board === 'riders' ? ['best', 'average'] : ['animal-half', 'average', 'bucked-off'];
}

/** How many rides with a result a place on a board takes. */
export const getThreshold = (board: Board, rankedBy: RankedBy): number =>
  rankedBy === 'best' ? 1 : minimumOuts[board];

/** Whoever has rides. */
interface Ranked {
  id: string;
  name: string;
  /** Empty for all but animals. */
  brand: string;
  /** The owner of an animal; empty for all others. */
  ownerName: string;
}

export interface Standing extends Ranked {
  /** From 1 on; several share a place when the same is shown of them. */
  rank: number;
  isTied: boolean;
  /** Points, seconds, or a share from 0 to 1, as shown. */
  value: number;
  figures: RideFigures<Video>;
}

/** The state or province of a ride's place, as its abbreviation; undefined where the place does not end with one. */
export const getState = ({ location }: Pick<Video, 'location'>): string | undefined =>
  /, ([A-Z]{2})$/.exec(abbreviatePlace(location))?.[1];

/** The states of rides, in alphabetical order. */
export const getStates = (rides: readonly Video[]): string[] =>
  [...new Set(rides.flatMap((ride) => getState(ride) ?? []))].toSorted();

function getRanked(board: Board, ride: Video): Ranked[] {
  const none = { brand: '', ownerName: '' };
  switch (board) {
    case 'riders':
      return getRiders(ride).map((rider) => ({ ...rider, ...none }));
    case 'animals':
      return [
        {
          id: ride.animal_id,
          name: ride.animal_name,
          brand: ride.animal_brand,
          ownerName: ride.contractor_name,
        },
      ];
    case 'contractors':
      return [{ id: ride.tagged_animal_contractor_id, name: ride.contractor_name, ...none }];
  }
}

/** Names are those of the latest ride. @param rides newest first */
function groupRides(board: Board, rides: readonly Video[]): { ranked: Ranked; rides: Video[] }[] {
  const groups = new Map<string, { ranked: Ranked; rides: Video[] }>();
  for (const ride of rides)
    for (const ranked of getRanked(board, ride)) {
      if (ranked.id === '') continue;
      const group = groups.get(ranked.id) ?? { ranked, rides: [] };
      group.rides.push(ride);
      groups.set(ranked.id, group);
    }
  return [...groups.values()];
}

/** What is shown of each ranking; of an event there is either a score or a time. */
const figureKeys: Record<RankedBy, FigureKey[]> = {
  best: ['bestTime', 'bestScore'],
  average: ['averageTime', 'averageScore'],
  'bucked-off': ['buckedOff'],
  'animal-half': ['averageHalf'],
};

/** @returns undefined without enough rides for the figure */
const findFigure = (figures: RideFigures<Video>, by: RankedBy): Figure<Video> | undefined =>
  presentFigures(figures, figureKeys[by])[0];

const compareNames = new Intl.Collator('en').compare;

interface BoardRequest {
  board: Board;
  rankedBy: RankedBy;
  eventId: number;
}

/**
 * Ranks by one figure, the best first: the lowest time, the highest of all others.
 *
 * @param rides of one event, newest first
 */
export function getStandings(
  rides: readonly Video[],
  { board, rankedBy, eventId }: BoardRequest,
): Standing[] {
  const isTimed = getScoring(eventId) === 'time';
  const threshold = getThreshold(board, rankedBy);
  const valued = groupRides(board, rides).flatMap(({ ranked, rides: own }) => {
    const figures = getRideFigures(own);
    const figure = findFigure(figures, rankedBy);
    return figure && figure.detail.rated >= threshold ? [{ ...ranked, figures, value: figure.number }] : [];
  });
  const sorted = valued.toSorted(
    (one, other) =>
      (isTimed ? one.value - other.value : other.value - one.value) || compareNames(one.name, other.name),
  );
  let rank = 0;
  return sorted.map((standing, index) => {
    const isLike = (neighbor: { value: number } | undefined) => neighbor?.value === standing.value;
    const [isLikeFormer, isLikeNext] = [isLike(sorted[index - 1]), isLike(sorted[index + 1])];
    if (!isLikeFormer) rank = index + 1;
    return { ...standing, rank, isTied: isLikeFormer || isLikeNext };
  });
}

/** A figure as a board shows it; a dash without enough rides. */
export const formatFigure = (figures: RideFigures<Video>, by: RankedBy): string =>
  findFigure(figures, by)?.digits ?? '–';
