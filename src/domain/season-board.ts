import {
  findFigure,
  getRankedFigures,
  getRankings,
  getStandings,
  getState,
  getStates,
  type Board,
  type BoardRide,
  type RankedBy,
  type RankedFigures,
  type Standing,
} from './leaderboard.ts';
import { readTexts } from './field-readers.ts';
import type { RideFigures } from './ride-figures.ts';
import type { Video } from './video.ts';

/** Which board of a season. */
export interface BoardOf {
  board: Board;
  eventId: number;
  /** An abbreviation; empty for all. */
  state: string;
}

/** Everybody's place by one figure. */
export interface Ranking {
  by: RankedBy;
  standings: Standing[];
  /** Whether there are more places than are listed, and how many that are not share the last one. */
  isCut: boolean;
  leftTied: number;
}

/** A board by all that it can be ranked by, the usual first. */
export interface SeasonBoard {
  rankings: Ranking[];
  /** Where the season's rides were, in alphabetical order, whatever the state of the board. */
  states: string[];
}

function rank(ranked: readonly RankedFigures[], of: BoardOf, by: RankedBy, maxPlaces: number): Ranking {
  const all = getStandings(ranked, { ...of, rankedBy: by });
  const standings = all.slice(0, maxPlaces);
  const last = standings.at(-1)?.rank;
  const left = all.slice(maxPlaces);
  return {
    by,
    standings,
    isCut: left.length > 0,
    leftTied: left.filter((standing) => standing.rank === last).length,
  };
}

interface BoardOptions {
  /** How many places of each ranking are listed. */
  maxPlaces?: number;
  /** Where the season's rides were, if `rides` are not all of them. */
  states?: string[];
}

/** Ranks the rides of an event and a season. @param rides newest first */
export function computeBoard(
  rides: readonly Video[],
  of: BoardOf,
  { maxPlaces = Infinity, states = getStates(rides) }: BoardOptions = {},
): SeasonBoard {
  const counted = of.state ? rides.filter((ride) => getState(ride) === of.state) : rides;
  const ranked = getRankedFigures(of.board, counted);
  return {
    rankings: getRankings(of.board, of.eventId).map((by) => rank(ranked, of, by, maxPlaces)),
    states,
  };
}

/** A board on which nobody is. */
export const emptyBoard = (of: BoardOf, states: string[] = []): SeasonBoard =>
  computeBoard([], of, { states });

/** @param by undefined for the first ranking that somebody is on, or the usual one */
export function chooseRanking({ rankings }: SeasonBoard, by: RankedBy | undefined): Ranking {
  const chosen = by
    ? rankings.find((ranking) => ranking.by === by)
    : rankings.find(({ standings }) => standings.length > 0);
  const ranking = chosen ?? rankings[0];
  if (!ranking) throw new Error('A board has a ranking.');
  return ranking;
}

/** A board as a document has it: who stands in several rankings is listed once. */
interface StoredBoard {
  readonly ranked: readonly RankedFigures[];
  readonly rankings: readonly StoredRanking[];
  readonly states: readonly string[];
}

interface StoredRanking extends Omit<Ranking, 'standings'> {
  /** From the first place on: the index of who it is, the place, and whether it is shared. */
  readonly places: readonly (readonly [index: number, rank: number, isTied: boolean])[];
}

function toBoardRide(ride: BoardRide): BoardRide {
  const { title, location, rodeo_id, event_type, event_date, score, time, result, penalty } = ride;
  const { rider_marks, animal_marks, ride_start, ride_end } = ride;
  const { id, video_id, thumbnail_url, animal_id, animal_name, animal_brand } = ride;
  return {
    ...{ title, location, rodeo_id, event_type, event_date, score, time, result, penalty },
    ...{ rider_marks, animal_marks, ride_start, ride_end },
    ...{ id, video_id, thumbnail_url, animal_id, animal_name, animal_brand },
  };
}

const withBoardRide = <Best extends { ride: BoardRide }>(best: Best | undefined) =>
  best && { ...best, ride: toBoardRide(best.ride) };

const withBoardRides = ({ scored, timed, ...figures }: RideFigures<BoardRide>): RideFigures<BoardRide> => ({
  ...figures,
  scored: scored.map(({ best, animalHalf, ...event }) => ({
    ...event,
    best: withBoardRide(best),
    animalHalf: { ...animalHalf, best: withBoardRide(animalHalf.best) },
  })),
  timed: timed.map(({ best, ...event }) => ({ ...event, best: { ...best, ride: toBoardRide(best.ride) } })),
});

/** A board as it is kept, without what no board shows. */
export function toStoredBoard({ rankings, states }: SeasonBoard): StoredBoard {
  const standings = rankings.flatMap((ranking) => ranking.standings);
  const ranked = [...new Map(standings.map((standing) => [standing.id, standing])).values()];
  const indexes = new Map(ranked.map(({ id }, index) => [id, index]));
  return {
    ranked: ranked.map(({ id, name, members, brand, ownerName, figures }) => ({
      ...{ id, name, members, brand, ownerName },
      figures: withBoardRides(figures),
    })),
    rankings: rankings.map(({ standings: placed, ...ranking }) => ({
      ...ranking,
      places: placed.map((standing) => [indexes.get(standing.id) ?? 0, standing.rank, standing.isTied]),
    })),
    states,
  };
}

/** Parses a kept board. Figures are presented in the reader's language. */
export function parseStoredBoard(stored: unknown): SeasonBoard {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the service writes it, with toStoredBoard
  const { ranked, rankings, states } = stored as StoredBoard;
  return {
    states: readTexts(states),
    rankings: rankings.map(({ places, ...ranking }) => ({
      ...ranking,
      standings: places.flatMap(([index, place, isTied]) => {
        const who = ranked[index];
        const figure = who && findFigure(who.figures, ranking.by, 0);
        return who && figure ? [{ ...who, figure, rank: place, isTied }] : [];
      }),
    })),
  };
}

/** What the state of the list of seasons is once all boards are kept. The number rises when boards change their shape. */
export const completeBoards = 'complete-1';

/** The id of a board's document. */
export const getBoardId = (year: number, { board, eventId, state }: BoardOf): string =>
  `${year}_${eventId}_${board}_${state || 'all'}`;

/** The id of the document that lists the seasons of an event, and the states of each. */
export const getSeasonListId = (eventId: number): string => `seasons_${eventId}`;
