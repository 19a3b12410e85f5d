import { useParams, useSearchParams } from 'react-router-dom';
import { myRodeoParameters } from '#src/config/paths.ts';
import { parseAnimalFilter, type AnimalFilter } from '#src/domain/animal-filter.ts';
import { useAccount } from '#src/session/use-account.ts';

export type RodeoTab = 'videos' | 'animals';

export function useRodeoParams() {
  const { selected } = useAccount();
  const { id } = useParams();
  const [query, setQuery] = useSearchParams();
  const setParameter = (name: string, value: string, defaultValue: string) => {
    if (value === defaultValue) query.delete(name);
    else query.set(name, value);
    setQuery(query, { replace: true });
  };
  const tab: RodeoTab = query.get(myRodeoParameters.tab) === 'animals' ? 'animals' : 'videos';
  return {
    userId: id || query.get(myRodeoParameters.user) || selected.id,
    tab,
    setTab: (next: RodeoTab) => setParameter(myRodeoParameters.tab, next, 'videos'),
    animalFilter: parseAnimalFilter(query.get(myRodeoParameters.animals)),
    setAnimalFilter: (next: AnimalFilter) => setParameter(myRodeoParameters.animals, next, 'all'),
  };
}
