import { useParams, useSearchParams } from 'react-router-dom';
import { rodeoParameters } from '#src/config/paths.ts';
import { readAnimalFilter, type AnimalFilter } from '#src/domain/animal-filter.ts';
import { useAccount } from '#src/session/use-account.ts';

export type RodeoTab = 'videos' | 'animals';

/** What an address of My Rodeo asks for: whose it is, and which of the lists; without more, one's own videos. */
export function useRodeoAddress() {
  const { selected } = useAccount();
  const { id } = useParams();
  const [query, setQuery] = useSearchParams();
  const change = (name: string, value: string, usual: string) => {
    if (value === usual) query.delete(name);
    else query.set(name, value);
    setQuery(query, { replace: true });
  };
  const tab: RodeoTab = query.get(rodeoParameters.tab) === 'animals' ? 'animals' : 'videos';
  return {
    userId: id || query.get(rodeoParameters.user) || selected.id,
    tab,
    showTab: (next: RodeoTab) => change(rodeoParameters.tab, next, 'videos'),
    animals: readAnimalFilter(query.get(rodeoParameters.animals)),
    showAnimals: (next: AnimalFilter) => change(rodeoParameters.animals, next, 'all'),
  };
}
