import { useQuery } from '@tanstack/react-query';
import { fetchNextEvent } from '#src/data/device/next-event.ts';
import { fetchAnimalsByOwner } from '#src/data/firestore/animals.ts';
import { fetchUsers, fetchUsersByType } from '#src/data/firestore/users.ts';
import { animalsQueryKey } from '#src/data/query-keys.ts';
import type { Animal } from '#src/domain/animal.ts';
import { getAccessibleAccountIds, canActAs } from '#src/domain/access.ts';
import { canPublish } from '#src/domain/account-type.ts';
import type { User } from '#src/domain/user.ts';

/** The accounts a person may publish for, the own one first. */
export function usePublishableAccounts(own: User) {
  const shared = getAccessibleAccountIds(own).filter((id) => id !== own.id);
  const others = useQuery({
    queryKey: ['accounts', own.id, shared],
    queryFn: () => fetchUsers(shared),
    enabled: shared.length > 0,
  });
  const accounts = [own, ...(others.data ?? [])];
  return {
    publishers: accounts.filter((account) => canPublish(account.account_type) && canActAs(account, own.id)),
    failed: others.isError,
    retry: () => void others.refetch(),
  };
}

/** My Next Event of an account; a device that keeps nothing gives nothing to begin with. */
export function useNextEventDefaults(accountId: string) {
  return useQuery({
    queryKey: ['next event', accountId],
    queryFn: () => fetchNextEvent(accountId),
    gcTime: 0,
  });
}

/** What a published ride is tagged with, as far as the ride itself tells. */
export interface RideTags {
  animal: Animal | undefined;
  contestant: User | undefined;
}

/** The choices with one more, which stands for what was chosen before and may no longer be among them. */
function includeSelected<Choice extends { id: string }>(
  choices: Choice[],
  chosen: Choice | undefined,
): Choice[] {
  if (!chosen) return choices;
  const listed = choices.some(({ id }) => id === chosen.id);
  return listed ? choices.map((choice) => (choice.id === chosen.id ? chosen : choice)) : [chosen, ...choices];
}

/** What a ride of this account can be tagged with: its animals and, for a contractor, the contestants. */
export function useTagOptions(account: User | undefined, tagged?: RideTags) {
  const animals = useQuery({
    queryKey: animalsQueryKey(account?.id ?? ''),
    queryFn: () => fetchAnimalsByOwner(account?.id ?? ''),
    enabled: account !== undefined,
  });
  const contestants = useQuery({
    queryKey: ['contestants'],
    queryFn: () => fetchUsersByType('contestant'),
    enabled: account?.account_type === 'contractor',
  });
  return {
    animals: includeSelected(animals.data ?? [], tagged?.animal),
    contestants: includeSelected(contestants.data ?? [], tagged?.contestant),
    failed: animals.isError || contestants.isError,
    retry: () => {
      void animals.refetch();
      if (account?.account_type === 'contractor') void contestants.refetch();
    },
  };
}
