import { useQueryClient } from '@tanstack/react-query';

/** Starts the lists of videos anew. */
export function useRefreshFeed(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.resetQueries({ queryKey: ['videos'] });
    void queries.invalidateQueries({ queryKey: ['views'] });
  };
}
