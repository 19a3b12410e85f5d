import { queryOptions } from '@tanstack/react-query';
import { createLegacyApi } from '#src/data/legacy-api/legacy-api.ts';
import { queryKeys } from './query-keys.ts';

/** All users of the legacy system. @param onLoginRequired called when the API does not accept the session */
export const legacyUsersQuery = (baseUrl: string, onLoginRequired: (reason: string) => void) =>
  queryOptions({
    queryKey: queryKeys.legacyUsers,
    queryFn: ({ signal }) => createLegacyApi({ baseUrl, onLoginRequired }).fetchUsers(signal),
  });
