import { queryOptions } from '@tanstack/react-query';
import { env } from '#src/config/env.ts';
import type { NamedRodeo } from '#src/domain/rodeo.ts';
import { reportError } from '#src/lib/log.ts';
import { loadSearch } from './load-search.ts';
import { queryKeys } from './query-keys.ts';

/** Rodeos that others have posted rides of, best match first; none without the search service, or while it is down. */
export const rodeoChoicesQuery = (text: string) =>
  queryOptions({
    queryKey: queryKeys.rodeoChoices(text),
    queryFn: async ({ signal }): Promise<NamedRodeo[]> => {
      if (!env.search) return [];
      try {
        const { searchRodeoRides } = await loadSearch();
        return await searchRodeoRides(env.search, { text, signal });
      } catch (error) {
        if (!signal.aborted) reportError(error, 'The search for a rodeo failed');
        return [];
      }
    },
  });
