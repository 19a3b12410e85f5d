import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchSecondFactors, removeSecondFactor } from '#src/data/auth/second-factors.ts';
import { queryKeys } from './query-keys.ts';

export const secondFactorsQuery = queryOptions({
  queryKey: queryKeys.secondFactors,
  queryFn: fetchSecondFactors,
});

export const removeSecondFactorMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: removeSecondFactor,
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.secondFactors }),
  });
