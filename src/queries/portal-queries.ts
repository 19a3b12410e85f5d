import { queryOptions, mutationOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';

const importSecondFactors = () => import('#src/data/auth/second-factors.ts');

export const secondFactorsQuery = queryOptions({
  queryKey: queryKeys.secondFactors,
  queryFn: async () => (await importSecondFactors()).fetchSecondFactors(),
});

export const removeSecondFactorMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async (uid: string) => (await importSecondFactors()).removeSecondFactor(uid),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.secondFactors }),
  });

/** All users of the legacy system. @param onLoginRequired called when the API does not accept the session */
export const legacyUsersQuery = (baseUrl: string, onLoginRequired: (reason: string) => void) =>
  queryOptions({
    queryKey: queryKeys.legacyUsers,
    queryFn: async ({ signal }) => {
      const { createLegacyApi } = await import('#src/data/legacy-api/legacy-api.ts');
      return createLegacyApi({ baseUrl, onLoginRequired }).fetchUsers(signal);
    },
  });

/** How many reports the queue shows; more follow once these are closed. */
export const maxQueuedReports = 100;

/** The reports that wait for an administrator, oldest first. */
export const reportsQuery = queryOptions({
  queryKey: ['reports'] as const,
  queryFn: async () => {
    const { fetchReports } = await import('#src/data/firestore-lite/report-decisions.ts');
    return fetchReports(maxQueuedReports);
  },
  // Others report and review at the same time.
  staleTime: 0,
});

/** How many of them wait; undefined until that is known, and for others than administrators. */
export const useWaitingReports = (isAdministrator: boolean): number | undefined =>
  useQuery({ ...reportsQuery, enabled: isAdministrator, select: ({ length }) => length }).data;

/** Whether the session user is an administrator. */
export const isAdministratorQuery = (userId: string) =>
  queryOptions({
    queryKey: ['is-administrator', userId] as const,
    queryFn: async () => {
      const { fetchIsAdministrator } = await import('#src/data/auth/administrator.ts');
      return fetchIsAdministrator();
    },
  });
