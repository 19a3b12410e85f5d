import { useParams, useSearchParams } from 'react-router-dom';
import { myRodeoParameters } from '#src/config/paths.ts';
import { canPublish } from '#src/domain/account-type.ts';
import { parseAnimalFilter, type AnimalFilter } from '#src/domain/animal-types/animal-types.ts';
import type { User } from '#src/domain/user.ts';
import { useAccount } from '#src/session/use-account.ts';

export type MyRodeoTab = 'videos' | 'animals' | 'reels' | 'saved';

export function useMyRodeoParams() {
  const { own, selected } = useAccount();
  const { id } = useParams();
  const [query, setQuery] = useSearchParams();
  const setParameter = (name: string, value: string, defaultValue: string) => {
    if (value === defaultValue) query.delete(name);
    else query.set(name, value);
    setQuery(query, { replace: true });
  };
  return {
    userId: id || query.get(myRodeoParameters.user) || selected.id,
    getTabs: (user: User) => getTabs(user, own.id, query.get(myRodeoParameters.tab)),
    setTab: (next: MyRodeoTab) => setParameter(myRodeoParameters.tab, next, 'videos'),
    animalFilter: parseAnimalFilter(query.get(myRodeoParameters.animals)),
    setAnimalFilter: (next: AnimalFilter) => setParameter(myRodeoParameters.animals, next, 'all'),
  };
}

/** The tabs of an account's page; `tab` is undefined if there are none. Saved videos are seen by their member only. */
function getTabs(user: User, ownId: string, requested: string | null) {
  const tabs: MyRodeoTab[] = [];
  if (canPublish(user.account_type)) tabs.push('videos', 'animals', 'reels');
  if (user.id === ownId) tabs.push('saved');
  return { tabs, tab: tabs.find((each) => each === requested) ?? tabs[0] };
}
