import { queryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
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

/** Whether the session user is an administrator. */
export const isAdministratorQuery = (userId: string) =>
  queryOptions({
    queryKey: ['is-administrator', userId] as const,
    queryFn: async () => {
      const { fetchIsAdministrator } = await import('#src/data/auth/administrator.ts');
      return fetchIsAdministrator();
    },
  });
