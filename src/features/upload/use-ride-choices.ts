import { useQuery } from '@tanstack/react-query';
import { fetchNextEvent } from '#src/data/device/next-event.ts';
import { fetchAnimalsOf } from '#src/data/firestore/animals.ts';
import { fetchUsers, fetchUsersOfType } from '#src/data/firestore/users.ts';
import { accessibleAccountIds, mayActAs } from '#src/domain/access.ts';
import { mayPublish } from '#src/domain/account-type.ts';
import type { User } from '#src/domain/user.ts';

/** The accounts a person may publish for, the own one first. */
export function usePublishers(own: User) {
  const shared = accessibleAccountIds(own).filter((id) => id !== own.id);
  const others = useQuery({
    queryKey: ['accounts', own.id, shared],
    queryFn: () => fetchUsers(shared),
    enabled: shared.length > 0,
  });
  const accounts = [own, ...(others.data ?? [])];
  return {
    publishers: accounts.filter((account) => mayPublish(account.account_type) && mayActAs(account, own.id)),
    failed: others.isError,
    retry: () => void others.refetch(),
  };
}

/** My Next Event of an account; a device that keeps nothing gives nothing to begin with. */
export function useNextEvent(accountId: string) {
  return useQuery({
    queryKey: ['next event', accountId],
    queryFn: () => fetchNextEvent(accountId),
    gcTime: 0,
  });
}

/** What a ride of this account can be tagged with: its animals and, for a contractor, the contestants. */
export function useTags(account: User | undefined) {
  const animals = useQuery({
    queryKey: ['animals', account?.id],
    queryFn: () => fetchAnimalsOf(account?.id ?? ''),
    enabled: account !== undefined,
  });
  const contestants = useQuery({
    queryKey: ['contestants'],
    queryFn: () => fetchUsersOfType('contestant'),
    enabled: account?.account_type === 'contractor',
  });
  return {
    animals: animals.data ?? [],
    contestants: contestants.data ?? [],
    failed: animals.isError || contestants.isError,
    retry: () => {
      void animals.refetch();
      if (account?.account_type === 'contractor') void contestants.refetch();
    },
  };
}
