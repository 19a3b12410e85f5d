import { boards, getRankings, isState, type Board, type RankedBy } from './leaderboard.ts';
import { isRodeoEvent, rodeoEvents } from './rodeo-event.ts';

/** What the address of a leaderboard names. */
export const leaderboardParameters = {
  board: 'board',
  event: 'event',
  season: 'season',
  state: 'state',
  rankedBy: 'by',
} as const;

export type LeaderboardParameter = keyof typeof leaderboardParameters;

export interface BoardChoice {
  board: Board;
  eventId: number;
  /** A year; undefined for the latest that has rides. */
  season: number | undefined;
  /** An abbreviation; empty for all. */
  state: string;
  /** Undefined for the usual ranking of the board. */
  rankedBy: RankedBy | undefined;
}

/** What an address calls a ranking. Links that members have shared say `marks` for the animal's half. */
export const toRankingParameter = (by: RankedBy): string => (by === 'animal-half' ? 'marks' : by);

const firstSeason = 1900;

/** What an address asks for, and the usual where it asks for nothing or for what there is not. */
export function parseBoardChoice(query: URLSearchParams, lastSeason: number): BoardChoice {
  const read = (name: LeaderboardParameter) => query.get(leaderboardParameters[name]) ?? '';
  const board = boards.find((each) => each === read('board')) ?? 'riders';
  const [event, season] = [Number(read('event')), Number(read('season'))];
  const eventId = isRodeoEvent(event) ? event : rodeoEvents[0].id;
  return {
    board,
    eventId,
    season: Number.isInteger(season) && season >= firstSeason && season <= lastSeason ? season : undefined,
    state: isState(read('state')) ? read('state') : '',
    rankedBy: getRankings(board, eventId).find((each) => toRankingParameter(each) === read('rankedBy')),
  };
}

/** The address of a board, as a query. */
export function buildBoardQuery({ board, eventId, season, state, rankedBy }: BoardChoice): string {
  const { event, season: seasonName, state: stateName, rankedBy: by } = leaderboardParameters;
  return new URLSearchParams({
    [leaderboardParameters.board]: board,
    [event]: String(eventId),
    ...(season !== undefined && { [seasonName]: String(season) }),
    ...(state && { [stateName]: state }),
    ...(rankedBy && { [by]: toRankingParameter(rankedBy) }),
  }).toString();
}
