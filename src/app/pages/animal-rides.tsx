import { Suspense, type ReactNode } from 'react';
import type { Animal } from '#src/domain/animal.ts';
import { withCurrentAnimal } from '#src/domain/current-video.ts';
import { RecordSkeleton } from '#src/features/records/record-skeleton.tsx';
import { useRecordSearch } from '#src/features/records/use-record-search.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { FilterableVideos } from '#src/features/feed/lists/matching-videos.tsx';

const AnimalRecord = lazyComponent(() => import('#src/features/records/animal-record.tsx'), 'AnimalRecord');
const Pedigree = lazyComponent(() => import('#src/features/pedigree/pedigree-section.tsx'), 'Pedigree');
const SelectedAnimalRides = lazyComponent(
  () => import('#src/features/records/animal-record.tsx'),
  'SelectedAnimalRides',
);

interface AnimalRidesProps {
  animal: Animal;
  /** Whether the account owns the animal. */
  isOwn: boolean;
  emptyState: ReactNode;
}

/** The record of an animal, its family, and below them all its videos or those that one figure is from. */
export function AnimalRides({ animal, isOwn, emptyState }: AnimalRidesProps) {
  const { selection } = useRecordSearch();
  return (
    <>
      <Suspense fallback={<RecordSkeleton />}>
        <AnimalRecord key={animal.id} animal={animal} />
      </Suspense>
      <Suspense fallback={null}>
        <Pedigree key={animal.id} animal={animal} isOwn={isOwn} />
      </Suspense>
      {selection ? (
        <Suspense fallback={null}>
          <SelectedAnimalRides animal={animal} />
        </Suspense>
      ) : (
        <FilterableVideos
          key={animal.id}
          filter={{ kind: 'of-animal', animalId: animal.id }}
          withCurrentNames={(video) => withCurrentAnimal(video, animal)}
          emptyState={emptyState}
        />
      )}
    </>
  );
}
