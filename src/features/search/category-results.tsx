import { useQueryClient } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { animalPath, myRodeoPath } from '#src/config/paths.ts';
import { reelPath } from '#src/config/reel-links.ts';
import type { SearchResults } from '#src/data/search/search-collection.ts';
import { animalTypeNames } from '#src/domain/animal-types/animal-types.ts';
import { getAnimalName } from '#src/domain/animal.ts';
import type { IndexedAnimal, IndexedPerson, IndexedReel, IndexedVideo } from '#src/domain/search.ts';
import { countNouns } from '#src/domain/counts/count-nouns.ts';
import { formatCount, joinFacts } from '#src/languages/format-facts.ts';
import { isKindMissing, isSearchMissing, searchKinds } from '#src/queries/search-queries.ts';
import { AnimalCard, AnimalCardSkeleton } from '#src/ui/animal-card.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { usePageParts } from '#src/ui/page-parts.ts';
import { ReelLink } from '#src/ui/reel-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { CardGrid, SmallCardGrid } from '#src/ui/card-grid.tsx';
import { VideoCardSkeleton } from '#src/ui/video-card-skeleton.tsx';
import { copy } from './copy.ts';
import { NoResults } from './no-results.tsx';
import { PersonRow } from './found-person-row.tsx';
import { ResultSection } from './result-section.tsx';
import { LeftOutNote, NotSetUpNote } from './search-notes.tsx';
import { SearchFixes } from './search-fixes.tsx';
import { useLeftOut } from './use-left-out.ts';
import { useLocalSearch } from './use-local-search.ts';
import { useSearch, type CategorySearch, type PageSearch } from './use-search.ts';

interface CategoryResultsProps extends PageSearch {
  /** What is typed, while its search has yet to start. */
  pendingText: string | undefined;
  onSearch: (text: string) => void;
  /** Searches all words of the text as they are. */
  onSearchAsText: () => void;
}

export function CategoryResults({ pendingText, onSearch, onSearchAsText, ...asked }: CategoryResultsProps) {
  const client = useQueryClient();
  const search = { ...asked, config: isSearchMissing(client) ? undefined : asked.config };
  const { category, text, understood } = search;
  const remote = useSearch(search);
  // Known only after the first search.
  const isNotSetUp = !search.config || isSearchMissing(client);
  const isLocal = (kind: (typeof searchKinds)[number]) => isNotSetUp || isKindMissing(client, kind);
  const local = useLocalSearch(search, searchKinds.some(isLocal));
  const leftOut = useLeftOut(search);
  const { people } = isLocal('people') ? local : remote;
  const { animals } = isLocal('animals') ? local : remote;
  const { videos } = isLocal('videos') ? local : remote;
  const { reels } = isLocal('reels') ? local : remote;
  const searches = [people, animals, videos, reels];
  const isPending = pendingText !== undefined;
  const isStarting = isPending && searches.every(({ results }) => !results?.items.length);
  const isBusy = isPending || searches.some(({ isLoading }) => isLoading);
  const hasNoResults = !isBusy && searches.every(({ isError, results }) => !isError && !results?.total);
  const failed = searches.filter(({ isError }) => isError);
  if (failed.length > 0 && searches.every(({ isError, results }) => isError || !results))
    return <LoadError {...copy.error} onRetry={() => failed.forEach(({ retry }) => retry())} />;
  return (
    <>
      {isNotSetUp && <NotSetUpNote />}
      <p role="status" className="-mb-3 text-sm text-ink-2">
        {isBusy
          ? formatSearching(pendingText ?? text)
          : formatCounts({
              people: people.results,
              animals: animals.results,
              videos: videos.results,
              reels: reels.results,
            })}
      </p>
      {leftOut !== undefined && !isPending && <LeftOutNote name={leftOut} onSearchAsText={onSearchAsText} />}
      {hasNoResults ? (
        <>
          {!isNotSetUp && <SearchFixes {...search} onSearch={onSearch} />}
          <NoResults category={category} text={text} />
        </>
      ) : (
        <div className={isPending ? 'grid grid-cols-1 gap-8 opacity-60' : 'grid grid-cols-1 gap-8'}>
          {/* Each waits for those above, so that nothing moves when they answer. */}
          <FoundPeople search={people} isStarting={isStarting} isIdleSaid={understood.words.length === 0} />
          {!isStarting && people.isAnswered && <FoundAnimals search={animals} />}
          {!isStarting && people.isAnswered && animals.isAnswered && <FoundVideos search={videos} />}
          {!isStarting && people.isAnswered && animals.isAnswered && videos.isAnswered && (
            <FoundReels search={reels} />
          )}
        </div>
      )}
    </>
  );
}

const formatSearching = (text: string) => (text === '' ? copy.status.loading : copy.status.searching(text));

/** For example '1 person, 12 videos'; searches that have not run are left out. */
function formatCounts(
  results: Record<(typeof searchKinds)[number], SearchResults<unknown> | undefined>,
): string {
  return searchKinds
    .flatMap((kind) => {
      const total = results[kind]?.total;
      return total === undefined ? [] : copy.status[kind](formatCount(total), total === 1);
    })
    .join(', ');
}

interface FoundProps<Item> {
  search: CategorySearch<Item>;
}

interface FoundPeopleProps extends FoundProps<IndexedPerson> {
  isStarting: boolean;
  /** Whether a search without a text says that people need one. */
  isIdleSaid: boolean;
}

function FoundPeople({ search, isStarting, isIdleSaid }: FoundPeopleProps) {
  const { idle, ...texts } = copy.people;
  return (
    <ResultSection
      copy={isIdleSaid ? { ...texts, idle } : texts}
      search={search}
      isStarting={isStarting}
      skeleton={<Skeleton className="my-2 h-14" />}
      Container={PersonList}
    >
      {(items) => (
        <PersonList>
          {items.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </PersonList>
      )}
    </ResultSection>
  );
}

function FoundAnimals({ search }: FoundProps<IndexedAnimal>) {
  return (
    <ResultSection
      copy={copy.animals}
      search={search}
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
              typeName={animalTypeNames[animal.animal_type]}
              to={animalPath(animal.id)}
              owner={{ name: animal.contractor_name, to: myRodeoPath(animal.contractor) }}
            />
          ))}
        </SmallCardGrid>
      )}
    </ResultSection>
  );
}

function FoundVideos({ search }: FoundProps<IndexedVideo>) {
  const { VideoGrid } = usePageParts();
  return (
    <ResultSection copy={copy.videos} search={search} skeleton={<VideoCardSkeleton />} Container={CardGrid}>
      {(items) => (
        <Suspense fallback={<VideoCardSkeleton />}>
          <VideoGrid videos={items} />
        </Suspense>
      )}
    </ResultSection>
  );
}

function FoundReels({ search }: FoundProps<IndexedReel>) {
  return (
    <ResultSection
      copy={copy.reels}
      search={search}
      skeleton={<Skeleton className="h-18" />}
      Container={ReelLinkList}
    >
      {(items) => (
        <ReelLinkList>
          {items.map(({ id, title, user_name, ride_count }) => (
            <ReelLink
              key={id}
              to={reelPath(id)}
              title={title}
              facts={joinFacts(copy.reels.by(user_name), countNouns(ride_count, 'ride'))}
            />
          ))}
        </ReelLinkList>
      )}
    </ResultSection>
  );
}

const ReelLinkList = ({ children }: { children: ReactNode }) => <div className="grid gap-3">{children}</div>;

function PersonList({ children }: { children: ReactNode }) {
  return <div className="border-t border-line">{children}</div>;
}
