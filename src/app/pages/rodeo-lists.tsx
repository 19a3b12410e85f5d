import { paths } from '#src/config/paths.ts';
import type { VideoFilter } from '#src/data/firestore/videos.ts';
import type { User } from '#src/domain/user.ts';
import { AnimalList } from '#src/features/animals/animal-list.tsx';
import { useAnimals } from '#src/features/animals/use-animal.ts';
import { useVideoPages } from '#src/features/feed/use-video-pages.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { FilterField } from '#src/ui/filter-field.tsx';
import { SegmentedControl } from '#src/ui/segmented-control.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
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

/** Contractors are found by what was uploaded as the contractor, contestants by who uploaded (requirement MYR-05). */
function getVideoFilter(user: User): VideoFilter {
  return user.account_type === 'contractor'
    ? { kind: 'by-contractor', contractorId: user.id }
    : { kind: 'by-contestant', userId: user.id };
}

interface RodeoListsProps {
  user: User;
  isOwn: boolean;
}

/** The videos or the animals of an account, with a field that narrows them. */
export function RodeoLists({ user, isOwn }: RodeoListsProps) {
  const { tab, showTab, animals, showAnimals } = useRodeoParams();
  const { typed, setTyped, wanted } = useFilterText();
  const name = tab === 'animals' ? 'Animals' : 'Videos';
  return (
    <section aria-label={name} className="grid grid-cols-1 gap-6">
      <h2 className="sr-only">{name}</h2>
      <div className="grid gap-3 sm:flex">
        <SegmentedControl label="Show" choices={tabs} value={tab} onChange={showTab} />
        <div className="sm:flex-1">
          <FilterField label={filterLabels[tab]} value={typed} onChange={setTyped} />
        </div>
      </div>
      {tab === 'animals' ? (
        <AnimalList
          ownerId={user.id}
          filter={animals}
          onFilterChange={showAnimals}
          filterText={wanted}
          emptyState={<NoAnimals own={isOwn} />}
        />
      ) : (
        <MatchingVideos
          filter={getVideoFilter(user)}
          filterText={wanted}
          emptyState={<NoRides own={isOwn} />}
        />
      )}
    </section>
  );
}

/** Reads the list that is going to be shown while the profile is still a skeleton. */
export function RodeoListsPrefetch({ user }: { user: User }) {
  const { tab } = useRodeoParams();
  return tab === 'animals' ? <AnimalsPrefetch user={user} /> : <VideosPrefetch user={user} />;
}

function AnimalsPrefetch({ user }: { user: User }) {
  useAnimals(user.id);
  return null;
}

function VideosPrefetch({ user }: { user: User }) {
  useVideoPages(getVideoFilter(user), videoPageSizes);
  return null;
}

function NoRides({ own }: { own: boolean }) {
  return (
    <StatePanel
      variant="empty"
      title="No rides yet"
      action={
        own && (
          <ButtonLink variant="primary" to={paths.upload}>
            Upload video
          </ButtonLink>
        )
      }
    >
      {own ? 'Film a ride, trim it here and publish it.' : 'Nothing has been published here yet.'}
    </StatePanel>
  );
}

function NoAnimals({ own }: { own: boolean }) {
  return (
    <StatePanel
      variant="empty"
      title="No animals yet"
      action={
        own && (
          <ButtonLink variant="primary" to={paths.newAnimal}>
            Add animal
          </ButtonLink>
        )
      }
    >
      {own ? 'Give an animal a page, and its rides gather there.' : 'No animal has been added here yet.'}
    </StatePanel>
  );
}
