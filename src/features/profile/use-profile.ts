import { useQuery } from '@tanstack/react-query';
import { userQuery } from '#src/queries/user-queries.ts';
import { useAccount } from '#src/session/use-account.ts';

/** The selected profile comes from the session. `user` is undefined for a profile that does not exist or was deleted. */
export function useProfile(id: string) {
  const { selected } = useAccount();
  const isSelected = id === selected.id;
  const query = useQuery({ ...userQuery(id), enabled: !isSelected });
  return { user: isSelected ? selected : (query.data ?? undefined), isSelected, query };
}
