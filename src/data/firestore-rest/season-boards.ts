import type { BoardChoice } from '#src/domain/board-choice.ts';
import { readObject, readText, readTexts } from '#src/domain/field-readers.ts';
import {
  completeBoards,
  computeBoard,
  emptyBoard,
  getBoardId,
  getSeasonListId,
  parseStoredBoard,
  type BoardOf,
  type SeasonBoard,
} from '#src/domain/season-board.ts';
import { withDataErrors } from '../data-error.ts';
import { readCompressed } from './compressed-value.ts';
import { buildBatchRequest, fetchBatch } from './document-batch.ts';
import { fetchLatestSeason, fetchSeasonRides, type SeasonRides } from './season-rides.ts';
import { parseFields } from './stored-values.ts';

/** A board as it is shown. */
export interface ShownBoard {
  of: BoardOf;
  year: number;
  board: SeasonBoard;
  /** Whether the event has rides in that year. */
  hasRides: boolean;
  /** Of how many of the latest rides it is; undefined for all. */
  latestRides: number | undefined;
}

const getBoardPath = (id: string) => `boards/${id}`;

/** The request with which `fetchKeptBoard` begins. @param id of the board's document */
export const buildBoardRequest = (id: string) => buildBatchRequest([getBoardPath(id)]);

/** @returns undefined where none is kept */
async function fetchKept(year: number, of: BoardOf): Promise<ShownBoard | undefined> {
  const [fields = {}] = await fetchBatch([getBoardPath(getBoardId(year, of))]);
  if (readText(parseFields(fields)['state']) !== completeBoards) return undefined;
  const stored = await readCompressed(fields['board']);
  if (stored === undefined) return undefined;
  return { of, year, board: parseStoredBoard(stored), hasRides: true, latestRides: undefined };
}

/** The states of each season of an event, in which all boards are kept; undefined where the service is not set up. */
async function fetchSeasons(eventId: number): Promise<Map<number, string[]> | undefined> {
  const [fields = {}] = await fetchBatch([getBoardPath(getSeasonListId(eventId))]);
  const { state, years } = parseFields(fields);
  if (state !== completeBoards) return undefined;
  return new Map(
    Object.entries(readObject(years)).map(([year, states]) => [Number(year), readTexts(states)]),
  );
}

/**
 * Reads the board that is kept: one document, and where there is none of this board another that tells why.
 *
 * @param lastSeason the latest year that there can be rides of
 * @returns undefined where it has to be computed
 * @throws DataError
 */
export const fetchKeptBoard = (choice: BoardChoice, lastSeason: number): Promise<ShownBoard | undefined> =>
  withDataErrors(async () => {
    const year = choice.season ?? lastSeason;
    const kept = await fetchKept(year, choice);
    if (kept) return kept;
    const seasons = await fetchSeasons(choice.eventId);
    if (!seasons) return undefined;
    const past = [...seasons.keys()].filter((each) => each <= lastSeason);
    const shownYear =
      choice.season === undefined && !seasons.has(year) && past.length > 0 ? Math.max(...past) : year;
    const states = seasons.get(shownYear);
    const isEmpty = !states || (choice.state !== '' && !states.includes(choice.state));
    if (isEmpty)
      return {
        of: choice,
        year: shownYear,
        board: emptyBoard(choice, states),
        hasRides: states !== undefined,
        latestRides: undefined,
      };
    // A board that is listed and missing could not be computed.
    return shownYear === year ? undefined : fetchKept(shownYear, choice);
  });

/** Reads the rides of the season that is chosen, or of the latest that has some. @throws DataError */
export const fetchChosenSeason = (
  { eventId, season }: Pick<BoardChoice, 'eventId' | 'season'>,
  lastSeason: number,
): Promise<SeasonRides> =>
  season === undefined
    ? fetchLatestSeason({ eventId, year: lastSeason })
    : fetchSeasonRides({ kind: 'of-season', eventId, year: season });

/**
 * Reads a board, or computes it where none is kept.
 *
 * @param lastSeason the latest year that there can be rides of
 * @param fetchRides reads the rides that it is computed from
 * @throws DataError
 */
export async function fetchBoard(
  choice: BoardChoice,
  lastSeason: number,
  fetchRides: () => Promise<SeasonRides> = () => fetchChosenSeason(choice, lastSeason),
): Promise<ShownBoard> {
  const kept = await fetchKeptBoard(choice, lastSeason);
  if (kept) return kept;
  const { year, rides, hasMore } = await fetchRides();
  return {
    of: choice,
    year,
    board: computeBoard(rides, choice),
    hasRides: rides.length > 0,
    latestRides: hasMore ? rides.length : undefined,
  };
}
