import type { ReactNode } from 'react';
import { animalPath } from '#src/config/paths.ts';
import { maxAnimals } from '#src/data/firestore/animals.ts';
import {
  animalFilters,
  animalMatchesText,
  animalMatchesFilter,
  type AnimalFilter,
} from '#src/domain/animal-filter.ts';
import { getAnimalName, type Animal } from '#src/domain/animal.ts';
import { useClientPages } from '#src/lib/use-client-pages.ts';
import { AnimalCard, AnimalCardSkeleton } from '#src/ui/animal-card.tsx';
import { SmallCardGrid } from '#src/ui/card-grid.tsx';
import { ChipRadioGroup } from '#src/ui/chip-group.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { useAnimals } from './use-animal.ts';

interface AnimalListProps {
  ownerId: string;
  /** Which kind is shown. */
  filter: AnimalFilter;
  onFilterChange: (filter: AnimalFilter) => void;
  /** What was typed to narrow the list. */
  filterText: string;
  /** What is shown when the account has no animals. */
  emptyState: ReactNode;
}

/** The animals of an account as cards, narrowed by kind and by what was typed. */
export function AnimalList({ ownerId, filter, onFilterChange, filterText, emptyState }: AnimalListProps) {
  const list = useAnimals(ownerId);
  if (list.isPending) return <AnimalListSkeleton />;
  if (!list.data) {
    return (
      <LoadError title="The animals did not load" onRetry={() => void list.refetch()}>
        {list.error.message}
      </LoadError>
    );
  }
  if (list.data.length === 0) return emptyState;
  const meant = list.data.filter((animal) => animalMatchesText(animal, filterText));
  const shown = meant.filter((animal) => animalMatchesFilter(animal, filter));
  return (
    <>
      <ChipRadioGroup
        scrollable
        label="Kind of animals"
        name="kind of animals"
        choices={animalFilters.map(({ id, name }) => ({
          value: id,
          name: `${name} ${meant.filter((animal) => animalMatchesFilter(animal, id)).length}`,
        }))}
        value={filter}
        onChange={onFilterChange}
      />
      {shown.length === 0 ? (
        <NoMatchingAnimals filter={filter} wanted={filterText.trim()} />
      ) : (
        <PagedAnimalGrid key={`${filter} ${filterText}`} animals={shown} />
      )}
      {list.data.length >= maxAnimals && (
        <p className="text-sm text-ink-2">No more than {maxAnimals} animals are listed here.</p>
      )}
    </>
  );
}

function PagedAnimalGrid({ animals }: { animals: readonly Animal[] }) {
  const { items, waiting, bottom } = useClientPages(animals);
  return (
    <>
      <SmallCardGrid>
        {items.map((animal) => (
          <AnimalCard
            key={animal.id}
            animal={animal}
            name={getAnimalName(animal)}
            to={animalPath(animal.id)}
          />
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

function NoMatchingAnimals({ filter, wanted }: { filter: AnimalFilter; wanted: string }) {
  const kind = filter === 'all' ? 'animal' : filter;
  return (
    <StatePanel variant="empty" title={`No such ${kind}`}>
      {wanted ? `No ${kind} here has “${wanted}” in its name or its brand.` : `There is no ${kind} here.`}
    </StatePanel>
  );
}
