import { useQuery } from '@tanstack/react-query';
import { fetchUsers } from '#src/data/firestore/users.ts';
import { profileQueryKey } from '#src/data/query-keys.ts';
import { useAccount } from '#src/session/use-account.ts';

/**
 * A profile: the one acted for as the session has it, or another one as it is stored. One that does not exist, was
 * deleted or is hidden is nobody's.
 */
export function useProfile(id: string) {
  const { selected } = useAccount();
  const isSelected = id === selected.id;
  const other = useQuery({
    queryKey: profileQueryKey(id),
    queryFn: async () => (await fetchUsers([id])).find(({ deleted }) => !deleted) ?? null,
    enabled: !isSelected,
  });
  const retry = () => void other.refetch();
  return isSelected
    ? { user: selected, isSelected, isPending: false, failure: undefined, retry }
    : {
        user: other.data ?? undefined,
        isSelected,
        isPending: other.isPending,
        failure: other.data === undefined ? other.error?.message : undefined,
        retry,
      };
}
