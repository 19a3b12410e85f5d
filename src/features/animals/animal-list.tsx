import type { ReactNode } from 'react';
import { animalPath } from '#src/config/paths.ts';
import { mostAnimals } from '#src/data/firestore/animals.ts';
import { animalFilters, animalMatches, passesFilter, type AnimalFilter } from '#src/domain/animal-filter.ts';
import { animalName, type Animal } from '#src/domain/animal.ts';
import { useClientPages } from '#src/lib/use-client-pages.ts';
import { AnimalCard, AnimalCardSkeleton } from '#src/ui/animal-card.tsx';
import { SmallCardGrid } from '#src/ui/card-grid.tsx';
import { ChipChoice } from '#src/ui/chip.tsx';
import { LoadingFailed } from '#src/ui/loading-failed.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { useAnimalsOf } from './use-animal.ts';

interface AnimalListProps {
  ownerId: string;
  /** Which kind is shown. */
  filter: AnimalFilter;
  onFilter: (filter: AnimalFilter) => void;
  /** What was typed to narrow the list. */
  wanted: string;
  /** What is shown when the account has no animals. */
  empty: ReactNode;
}

/** The animals of an account as cards, narrowed by kind and by what was typed. */
export function AnimalList({ ownerId, filter, onFilter, wanted, empty }: AnimalListProps) {
  const list = useAnimalsOf(ownerId);
  if (list.isPending) return <AnimalListSkeleton />;
  if (!list.data) {
    return (
      <LoadingFailed title="The animals did not load" onRetry={() => void list.refetch()}>
        {list.error.message}
      </LoadingFailed>
    );
  }
  if (list.data.length === 0) return empty;
  const meant = list.data.filter((animal) => animalMatches(animal, wanted));
  const shown = meant.filter((animal) => passesFilter(animal, filter));
  return (
    <>
      <ChipChoice
        scroll
        label="Kind of animals"
        name="kind of animals"
        choices={animalFilters.map(({ id, name }) => ({
          value: id,
          name: `${name} ${meant.filter((animal) => passesFilter(animal, id)).length}`,
        }))}
        value={filter}
        onChange={onFilter}
      />
      {shown.length === 0 ? (
        <NoMatch filter={filter} wanted={wanted.trim()} />
      ) : (
        <AnimalPages key={`${filter} ${wanted}`} animals={shown} />
      )}
      {list.data.length >= mostAnimals && (
        <p className="text-sm text-ink-2">No more than {mostAnimals} animals are listed here.</p>
      )}
    </>
  );
}

function AnimalPages({ animals }: { animals: readonly Animal[] }) {
  const { items, waiting, bottom } = useClientPages(animals);
  return (
    <>
      <SmallCardGrid>
        {items.map((animal) => (
          <AnimalCard key={animal.id} animal={animal} name={animalName(animal)} to={animalPath(animal.id)} />
        ))}
        {Array.from({ length: waiting }, (_, place) => (
          <AnimalCardSkeleton key={place} />
        ))}
      </SmallCardGrid>
      <div ref={bottom} className="absolute bottom-0 h-px w-px" />
    </>
  );
}

/** The shape of a list of animals that is on its way. */
function AnimalListSkeleton() {
  return (
    <div aria-busy="true">
      <span className="sr-only" role="status">
        Loading animals
      </span>
      <SmallCardGrid>
        {Array.from({ length: 6 }, (_, place) => (
          <AnimalCardSkeleton key={place} />
        ))}
      </SmallCardGrid>
    </div>
  );
}

function NoMatch({ filter, wanted }: { filter: AnimalFilter; wanted: string }) {
  const kind = filter === 'all' ? 'animal' : filter;
  return (
    <StatePanel kind="empty" title={`No such ${kind}`}>
      {wanted ? `No ${kind} here has “${wanted}” in its name or its brand.` : `There is no ${kind} here.`}
    </StatePanel>
  );
}
