import { useQuery } from '@tanstack/react-query';
import { canPublish } from '#src/domain/account-type.ts';
import type { Animal } from '#src/domain/animal.ts';
import type { User } from '#src/domain/user.ts';
import { useAccessibleAccounts } from '#src/queries/access.ts';
import { ownedAnimalsQuery } from '#src/queries/animals.ts';
import { contestantsQuery } from '#src/queries/users.ts';

/** The accounts the user can publish for, the own one first; only that one until the others have loaded. */
export function usePublishableAccounts(own: User) {
  const { accounts = [own], error, refetch } = useAccessibleAccounts(own);
  return {
    publishableAccounts: accounts.filter((account) => canPublish(account.account_type)),
    isError: error !== null,
    retry: refetch,
  };
}

export interface RideTags {
  animal: Animal | undefined;
  contestant: User | undefined;
}

/** The selected item may no longer be among the choices; its own version takes precedence over theirs. */
function includeSelected<Choice extends { id: string }>(
  choices: Choice[],
  selected: Choice | undefined,
): Choice[] {
  if (!selected) return choices;
  const isIncluded = choices.some(({ id }) => id === selected.id);
  return isIncluded
    ? choices.map((choice) => (choice.id === selected.id ? selected : choice))
    : [selected, ...choices];
}

/** What a ride can be tagged with: the animals of the account and, for a contractor, the contestants. */
export function useTagOptions(account: User | undefined, selectedTags?: RideTags) {
  const isContractor = account?.account_type === 'contractor';
  const animals = useQuery({ ...ownedAnimalsQuery(account?.id ?? ''), enabled: account !== undefined });
  const contestants = useQuery({ ...contestantsQuery, enabled: isContractor });
  return {
    animals: includeSelected(animals.data ?? [], selectedTags?.animal),
    contestants: includeSelected(contestants.data ?? [], selectedTags?.contestant),
    isError: animals.isError || contestants.isError,
    retry: () => {
      void animals.refetch();
      if (isContractor) void contestants.refetch();
    },
  };
}
