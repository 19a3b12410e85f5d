import { paths } from '#src/config/paths.ts';
import type { VideoFilter } from '#src/domain/video-page.ts';
import type { User } from '#src/domain/user.ts';
import { AnimalList } from '#src/features/animals/animal-list.tsx';
import { UploadLink } from '#src/features/upload/upload-link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { FilterField } from '#src/ui/filter-field.tsx';
import { SegmentedControl } from '#src/ui/segmented-control.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ownedAnimalsQuery } from '#src/queries/animals.ts';
import { videoListQuery } from '#src/queries/videos.ts';
import { MatchingVideos, videoFilterLabel, videoPageSizes } from './matching-videos.tsx';
import { useFilterText } from './use-filter-text.ts';
import { useRodeoParams, type RodeoTab } from './use-rodeo-params.ts';

const tabs = [
  { value: 'videos', name: 'Videos' },
  { value: 'animals', name: 'Animals' },
] as const;

const filterLabels: Record<RodeoTab, string> = {
  videos: videoFilterLabel,
  animals: 'Filter by name or brand',
};

/** Contractors own the videos published for them, contestants those they uploaded (MYR-05). */
function getVideoFilter(user: User): VideoFilter {
  return user.account_type === 'contractor'
    ? { kind: 'by-contractor', contractorId: user.id }
    : { kind: 'by-contestant', userId: user.id };
}

interface RodeoListsProps {
  user: User;
  isOwn: boolean;
}

export function RodeoLists({ user, isOwn }: RodeoListsProps) {
  const { tab, setTab, animalFilter, setAnimalFilter } = useRodeoParams();
  const { inputText, setInputText, filterText } = useFilterText();
  const name = tab === 'animals' ? 'Animals' : 'Videos';
  return (
    <section aria-label={name} className="grid grid-cols-1 gap-6">
      <h2 className="sr-only">{name}</h2>
      <div className="grid gap-3 sm:flex">
        <SegmentedControl label="Show" choices={tabs} value={tab} onChange={setTab} />
        <div className="sm:flex-1">
          <FilterField label={filterLabels[tab]} value={inputText} onChange={setInputText} />
        </div>
      </div>
      {tab === 'animals' ? (
        <AnimalList
          ownerId={user.id}
          filter={animalFilter}
          onFilterChange={setAnimalFilter}
          filterText={filterText}
          emptyState={<NoAnimals isOwn={isOwn} />}
        />
      ) : (
        <MatchingVideos
          filter={getVideoFilter(user)}
          filterText={filterText}
          emptyState={<NoRides isOwn={isOwn} />}
          person={user}
        />
      )}
    </section>
  );
}

/** Loads the list while the profile's skeleton is shown. */
export function RodeoListsPrefetch({ user }: { user: User }) {
  const { tab } = useRodeoParams();
  return tab === 'animals' ? <AnimalsPrefetch user={user} /> : <VideosPrefetch user={user} />;
}

function AnimalsPrefetch({ user }: { user: User }) {
  useQuery(ownedAnimalsQuery(user.id));
  return null;
}

function VideosPrefetch({ user }: { user: User }) {
  useInfiniteQuery(videoListQuery(getVideoFilter(user), videoPageSizes));
  return null;
}

function NoRides({ isOwn }: { isOwn: boolean }) {
  return (
    <StatePanel variant="empty" title="No rides yet" action={isOwn && <UploadLink />}>
      {isOwn ? 'Film a ride, trim it here and publish it.' : 'Nothing has been published here yet.'}
    </StatePanel>
  );
}

function NoAnimals({ isOwn }: { isOwn: boolean }) {
  return (
    <StatePanel
      variant="empty"
      title="No animals yet"
      action={
        isOwn && (
          <ButtonLink variant="primary" to={paths.newAnimal}>
            Add animal
          </ButtonLink>
        )
      }
    >
      {isOwn ? 'Give an animal a page, and its rides gather there.' : 'No animal has been added here yet.'}
    </StatePanel>
  );
}
