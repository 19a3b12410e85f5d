import { Suspense, type ReactNode } from 'react';
import type { Animal } from '#src/domain/animal.ts';
import { withCurrentAnimal } from '#src/domain/current-video.ts';
import { RecordSkeleton } from '#src/features/records/record-skeleton.tsx';
import { useRecordSearch } from '#src/features/records/use-record-search.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { FilterableVideos } from '#src/features/feed/lists/matching-videos.tsx';

const AnimalRecord = lazyComponent(() => import('#src/features/records/animal-record.tsx'), 'AnimalRecord');
const SelectedAnimalRides = lazyComponent(
  () => import('#src/features/records/animal-record.tsx'),
  'SelectedAnimalRides',
);

/** The record of an animal, and below it all its videos or those that one figure is from. */
export function AnimalRides({ animal, emptyState }: { animal: Animal; emptyState: ReactNode }) {
  const { selection } = useRecordSearch();
  return (
    <>
      <Suspense fallback={<RecordSkeleton />}>
        <AnimalRecord key={animal.id} animal={animal} />
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
