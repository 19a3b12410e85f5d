import { useSearchParams } from 'react-router-dom';
import { leaderboardParameters } from '#src/config/record-links.ts';
import { boards, getRankings, type Board, type RankedBy } from '#src/domain/leaderboard.ts';
import { isRodeoEvent, rodeoEvents } from '#src/domain/rodeo-event.ts';
import { getNow } from '#src/lib/clock.ts';

/** What the URL asks for. */
export interface BoardChoice {
  board: Board;
  eventId: number;
  season: number;
  /** An abbreviation; empty for all. */
  state: string;
  /** Undefined for the usual ranking of the board. */
  rankedBy: RankedBy | undefined;
}

type Parameter = keyof typeof leaderboardParameters;
const parameters: readonly Parameter[] = ['board', 'event', 'season', 'state', 'rankedBy'];

const shownSeasons = 5;

/** The year of today and the ones before it. */
export function getShownSeasons(): number[] {
  const year = new Date(getNow()).getUTCFullYear();
  return Array.from({ length: shownSeasons }, (_, index) => year - index);
}

/** The board that the URL names, and how to change it: all of it can be shared. */
export function useBoard() {
  const [query, setQuery] = useSearchParams();
  const read = (name: Parameter) => query.get(leaderboardParameters[name]) ?? '';
  const [currentSeason = 0] = getShownSeasons();
  const board = boards.find((each) => each === read('board')) ?? 'riders';
  const eventId = Number(read('event'));
  const season = Number(read('season'));
  const [firstEvent] = rodeoEvents;
  const shownEvent = isRodeoEvent(eventId) ? eventId : firstEvent.id;
  const choice: BoardChoice = {
    board,
    eventId: shownEvent,
    season: Number.isInteger(season) && season >= 1900 && season <= currentSeason ? season : currentSeason,
    state: read('state'),
    rankedBy: getRankings(board, shownEvent).find((each) => each === read('rankedBy')),
  };
  const change = (changes: Partial<Record<Parameter, string>>) => {
    const next = new URLSearchParams(query);
    for (const name of parameters) {
      const value = changes[name];
      if (value) next.set(leaderboardParameters[name], value);
      else if (value === '') next.delete(leaderboardParameters[name]);
    }
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return { choice, change };
}
