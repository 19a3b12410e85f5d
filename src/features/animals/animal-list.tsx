import type { ReactNode } from 'react';
import { animalPath } from '#src/config/paths.ts';
import { maxAnimals } from '#src/data/firestore-lite/animals.ts';
import {
  animalMatchesText,
  animalMatchesFilter,
  animalTypeNames,
  getAnimalFilters,
  type AnimalFilter,
} from '#src/domain/animal-types/animal-types.ts';
import { getAnimalName, type Animal } from '#src/domain/animal.ts';
import { useClientPages } from '#src/lib/use-client-pages.ts';
import { AnimalCard, AnimalCardSkeleton } from '#src/ui/animal-card.tsx';
import { SmallCardGrid } from '#src/ui/card-grid.tsx';
import { ChipRadioGroup } from '#src/ui/chip-group.tsx';
import { QueryFallback } from '#src/ui/query-fallback.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { ownedAnimalsQuery } from '#src/queries/animal-queries.ts';
import { Loading } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';

interface AnimalListProps {
  ownerId: string;
  /** Owners see all of their animals. */
  isOwn: boolean;
  filter: AnimalFilter;
  onFilterChange: (filter: AnimalFilter) => void;
  filterText: string;
  emptyState: ReactNode;
}

export function AnimalList(props: AnimalListProps) {
  const { ownerId, isOwn, filter, onFilterChange, filterText, emptyState } = props;
  const max = isOwn ? Infinity : maxAnimals;
  const query = useQuery(ownedAnimalsQuery(ownerId, isOwn));
  if (!query.data) {
    return (
      <QueryFallback query={query} copy={copy.list}>
        <AnimalListSkeleton />
      </QueryFallback>
    );
  }
  if (query.data.length === 0) return emptyState;
  const listed = query.data.slice(0, max);
  const matchingText = listed.filter((animal) => animalMatchesText(animal, filterText));
  const animals = matchingText.filter((animal) => animalMatchesFilter(animal, filter));
  return (
    <>
      <ChipRadioGroup
        scrollable
        label={copy.list.filter}
        name="animalType"
        choices={getAnimalFilters(listed).map(({ id, name }) => ({
          value: id,
          name: `${name} ${matchingText.filter((animal) => animalMatchesFilter(animal, id)).length}`,
        }))}
        value={filter}
        onChange={onFilterChange}
      />
      {animals.length === 0 ? (
        <NoMatchingAnimals searchText={filterText.trim()} />
      ) : (
        <PagedAnimalGrid key={`${filter} ${filterText}`} animals={animals} />
      )}
      {query.data.length > max && <p className="text-sm text-ink-2">{copy.list.limit(max)}</p>}
    </>
  );
}

function PagedAnimalGrid({ animals }: { animals: readonly Animal[] }) {
  const { items, pendingCount, sentinelRef } = useClientPages(animals);
  return (
    <>
      <SmallCardGrid>
        {items.map((animal) => (
          <AnimalCard
            key={animal.id}
            animal={animal}
            name={getAnimalName(animal)}
            typeName={animalTypeNames[animal.animal_type]}
            to={animalPath(animal.id)}
          />
        ))}
        {Array.from({ length: pendingCount }, (_, index) => (
          <AnimalCardSkeleton key={index} />
        ))}
      </SmallCardGrid>
      <div ref={sentinelRef} className="absolute bottom-0 h-px w-px" />
    </>
  );
}

function AnimalListSkeleton() {
  return (
    <Loading label={copy.list.loading}>
      <SmallCardGrid>
        {Array.from({ length: 6 }, (_, index) => (
          <AnimalCardSkeleton key={index} />
        ))}
      </SmallCardGrid>
    </Loading>
  );
}

function NoMatchingAnimals({ searchText }: { searchText: string }) {
  const { noMatch, noneOfType } = copy.list;
  return (
    <StatePanel copy={searchText ? { title: noMatch.title, text: noMatch.text(searchText) } : noneOfType} />
  );
}
