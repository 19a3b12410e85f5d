import { useQueries } from '@tanstack/react-query';
import type { Board, Standing } from '#src/domain/leaderboard.ts';
import { maxPageSize } from '#src/domain/list-limits.ts';
import { toParts } from '#src/lib/to-parts.ts';
import { goneAnimalsQuery } from '#src/queries/animal-queries.ts';
import { goneUsersQuery } from '#src/queries/user-queries.ts';
import { useOptionalAccount } from '#src/session/use-account.ts';

const toSet = (results: readonly { data?: string[] | undefined }[]): ReadonlySet<string> =>
  new Set(results.flatMap(({ data }) => data ?? []));

/**
 * Whose name leads nowhere: deleted animals, whose rides may stay, and closed accounts. Only members see profiles; for
 * visitors the names of riders lead to their seasons.
 */
export function useGone(board: Board, standings: readonly Standing[]): ReadonlySet<string> {
  const isMember = useOptionalAccount() !== undefined;
  const ids = [...new Set(standings.flatMap(({ members }) => members.map(({ id }) => id)))];
  return useQueries({
    queries: toParts(ids, maxPageSize).map((page) =>
      board === 'animals' ? goneAnimalsQuery(page) : { ...goneUsersQuery(page), enabled: isMember },
    ),
    combine: toSet,
  });
}
