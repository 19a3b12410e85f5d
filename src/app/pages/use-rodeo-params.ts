import { useParams, useSearchParams } from 'react-router-dom';
import { myRodeoParameters } from '#src/config/paths.ts';
import { parseAnimalFilter, type AnimalFilter } from '#src/domain/animal-filter.ts';
import { useAccount } from '#src/session/use-account.ts';

export type RodeoTab = 'videos' | 'animals';

/** What an address of My Rodeo asks for: whose it is, and which of the lists; without more, one's own videos. */
export function useRodeoParams() {
  const { selected } = useAccount();
  const { id } = useParams();
  const [query, setQuery] = useSearchParams();
  const change = (name: string, value: string, usual: string) => {
    if (value === usual) query.delete(name);
    else query.set(name, value);
    setQuery(query, { replace: true });
  };
  const tab: RodeoTab = query.get(myRodeoParameters.tab) === 'animals' ? 'animals' : 'videos';
  return {
    userId: id || query.get(myRodeoParameters.user) || selected.id,
    tab,
    showTab: (next: RodeoTab) => change(myRodeoParameters.tab, next, 'videos'),
    animals: parseAnimalFilter(query.get(myRodeoParameters.animals)),
    showAnimals: (next: AnimalFilter) => change(myRodeoParameters.animals, next, 'all'),
  };
}
