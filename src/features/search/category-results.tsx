import { Suspense, type ComponentType, type ReactNode } from 'react';
import { animalPath } from '#src/config/paths.ts';
import type { SearchConfig } from '#src/data/search/search-collection.ts';
import { getAnimalName } from '#src/domain/animal.ts';
import type { IndexedVideo, SearchCategory } from '#src/domain/search.ts';
import { AnimalCard, AnimalCardSkeleton } from '#src/ui/animal-card.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { CardGrid, SmallCardGrid } from '#src/ui/card-grid.tsx';
import { VideoCardSkeleton } from '#src/ui/video-card-skeleton.tsx';
import { PersonRow } from './person-row.tsx';
import { ResultSection } from './result-section.tsx';
import { useSearch } from './use-search.ts';

export type VideoGridComponent = ComponentType<{ videos: readonly IndexedVideo[] }>;

interface CategoryResultsProps {
  config: SearchConfig;
  category: SearchCategory;
  text: string;
  VideoGrid: VideoGridComponent;
}

export function CategoryResults({ config, category, text, VideoGrid }: CategoryResultsProps) {
  const { people, animals, videos } = useSearch({ config, category, text });
  const counts = { people, animals, videos };
  return (
    <>
      <p role="status" className="sr-only">
        {Object.values(counts).some(({ isLoading }) => isLoading)
          ? 'Searching'
          : Object.entries(counts)
              .map(([name, { results }]) => `${results?.total ?? 0} ${name}`)
              .join(', ')}
      </p>
      <ResultSection
        title="People"
        search={people}
        skeleton={<Skeleton className="my-2 h-14" />}
        Container={PersonList}
        idleText="Type a name or a place to find people."
      >
        {(items) => (
          <PersonList>
            {items.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </PersonList>
        )}
      </ResultSection>
      <ResultSection
        title="Animals"
        search={animals}
        skeleton={<AnimalCardSkeleton />}
        Container={SmallCardGrid}
      >
        {(items) => (
          <SmallCardGrid>
            {items.map((animal) => (
              <AnimalCard
                key={animal.id}
                animal={animal}
                name={getAnimalName(animal)}
                to={animalPath(animal.id)}
                ownerName={animal.contractor_name}
              />
            ))}
          </SmallCardGrid>
        )}
      </ResultSection>
      <ResultSection title="Videos" search={videos} skeleton={<VideoCardSkeleton />} Container={CardGrid}>
        {(items) => (
          <Suspense fallback={<VideoCardSkeleton />}>
            <VideoGrid videos={items} />
          </Suspense>
        )}
      </ResultSection>
    </>
  );
}

function PersonList({ children }: { children: ReactNode }) {
  return <div className="border-t border-line">{children}</div>;
}
