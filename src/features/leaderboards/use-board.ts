import { useSearchParams } from 'react-router-dom';
import {
  leaderboardParameters,
  parseBoardChoice,
  type LeaderboardParameter,
} from '#src/domain/board-choice.ts';
import { getLastSeason } from '#src/domain/last-season.ts';
import { getNow } from '#src/lib/clock.ts';

const parameters: readonly LeaderboardParameter[] = ['board', 'event', 'season', 'state', 'rankedBy'];

const shownSeasons = 5;

/** The latest year and the ones before it. */
export const listSeasons = (): number[] =>
  Array.from({ length: shownSeasons }, (_, index) => getLastSeason(getNow()) - index);

export type ChangeBoard = (changes: Partial<Record<LeaderboardParameter, string>>) => void;

/** The board that the URL names, and how to change it: all of it can be shared. */
export function useBoard() {
  const [query, setQuery] = useSearchParams();
  const change: ChangeBoard = (changes) => {
    const next = new URLSearchParams(query);
    for (const name of parameters) {
      const value = changes[name];
      if (value) next.set(leaderboardParameters[name], value);
      else if (value === '') next.delete(leaderboardParameters[name]);
    }
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const lastSeason = getLastSeason(getNow());
  return { choice: parseBoardChoice(query, lastSeason), lastSeason, change };
}
