import { queryOptions } from '@tanstack/react-query';

/** Whether the session user is an administrator. */
export const isAdministratorQuery = (userId: string) =>
  queryOptions({
    queryKey: ['is-administrator', userId] as const,
    queryFn: async () => {
      const { fetchIsAdministrator } = await import('#src/data/auth/administrator.ts');
      return fetchIsAdministrator();
    },
  });
