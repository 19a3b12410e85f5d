import { Suspense, type ComponentType, type ReactNode } from 'react';
import { animalPath } from '#src/config/paths.ts';
import type { SearchHost } from '#src/data/search/search-collection.ts';
import { animalName } from '#src/domain/animal.ts';
import type { FoundVideo, SearchCategory } from '#src/domain/search.ts';
import { AnimalCard, AnimalCardSkeleton } from '#src/ui/animal-card.tsx';
import { Bone } from '#src/ui/bone.tsx';
import { CardGrid, SmallCardGrid } from '#src/ui/card-grid.tsx';
import { VideoCardSkeleton } from '#src/ui/video-card-skeleton.tsx';
import { PersonRow } from './person-row.tsx';
import { ResultSection } from './result-section.tsx';
import { useSearch } from './use-search.ts';

/** How found videos are shown. */
export type VideosView = ComponentType<{ videos: readonly FoundVideo[] }>;

interface CategoryResultsProps {
  host: SearchHost;
  category: SearchCategory;
  text: string;
  Videos: VideosView;
}

/** People, animals and videos of a category that fit what was typed. */
export function CategoryResults({ host, category, text, Videos }: CategoryResultsProps) {
  const { people, animals, videos } = useSearch({ host, category, text });
  const counts = { people, animals, videos };
  return (
    <>
      <p role="status" className="sr-only">
        {Object.values(counts).some(({ isLoading }) => isLoading)
          ? 'Searching'
          : Object.entries(counts)
              .map(([name, { found }]) => `${found?.count ?? 0} ${name}`)
              .join(', ')}
      </p>
      <ResultSection
        title="People"
        source={people}
        skeleton={<Bone className="my-2 h-14" />}
        Frame={Rows}
        idle="Type a name or a place to find people."
      >
        {(items) => (
          <Rows>
            {items.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </Rows>
        )}
      </ResultSection>
      <ResultSection title="Animals" source={animals} skeleton={<AnimalCardSkeleton />} Frame={SmallCardGrid}>
        {(items) => (
          <SmallCardGrid>
            {items.map((animal) => (
              <AnimalCard
                key={animal.id}
                animal={animal}
                name={animalName(animal)}
                to={animalPath(animal.id)}
                owner={animal.contractor_name}
              />
            ))}
          </SmallCardGrid>
        )}
      </ResultSection>
      <ResultSection title="Videos" source={videos} skeleton={<VideoCardSkeleton />} Frame={CardGrid}>
        {(items) => (
          <Suspense fallback={<VideoCardSkeleton />}>
            <Videos videos={items} />
          </Suspense>
        )}
      </ResultSection>
    </>
  );
}

function Rows({ children }: { children: ReactNode }) {
  return <div className="border-t border-line">{children}</div>;
}
