import { Suspense } from 'react';
import { paths } from '#src/config/paths.ts';
import type { VideoFilter } from '#src/domain/video-filter.ts';
import type { User } from '#src/domain/user.ts';
import { withCurrentName } from '#src/domain/current-video.ts';
import { AnimalList } from '#src/features/animals/animal-list.tsx';
import { UploadLink } from '#src/features/upload/entry/upload-link.tsx';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { useFilterText } from '#src/lib/use-debounced-value.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { FilterField } from '#src/ui/filter-field.tsx';
import { SegmentedControl } from '#src/ui/segmented-control.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ownedAnimalsQuery } from '#src/queries/animal-queries.ts';
import { videoListQuery } from '#src/queries/video-queries.ts';
import { ContractorLinks } from '#src/features/animals/contractor-links.tsx';
import { copy } from './copy.ts';
import { MatchingVideos, videoPageSizes } from '#src/features/feed/lists/matching-videos.tsx';
import { getSavedFilter, SavedVideos } from '#src/features/feed/lists/saved-video-list.tsx';
import { useMyRodeoParams, type MyRodeoTab } from '#src/features/profile/use-my-rodeo-params.ts';

const ReelList = lazyComponent(() => import('#src/features/reels/reel-list.tsx'), 'ReelList');

const filterLabels = { videos: copy.myRodeo.filterVideos, animals: copy.myRodeo.filterAnimals };

const getVideoFilter = (user: User): VideoFilter => ({ kind: 'by-account', accountId: user.id });

interface MyRodeoListsProps {
  user: User;
  isOwn: boolean;
}

export function MyRodeoLists({ user, isOwn }: MyRodeoListsProps) {
  const { getTabs, setTab } = useMyRodeoParams();
  const { tabs, tab } = getTabs(user);
  const { inputText, setInputText, filterText } = useFilterText();
  if (tab === undefined) return null;
  const name = copy.myRodeo.tabs[tab];
  const hasChoice = tabs.length > 1;
  return (
    <section aria-label={name} className="grid grid-cols-1 gap-6">
      <h2 className={hasChoice ? 'sr-only' : 'display flex items-center gap-3 text-display-lg'}>
        {name}
        {!hasChoice && <span className="stitch flex-1" />}
      </h2>
      {hasChoice && (
        <div className="grid gap-3 sm:flex">
          <SegmentedControl
            label={copy.myRodeo.tabsLabel}
            choices={tabs.map((value) => ({ value, name: copy.myRodeo.tabs[value] }))}
            value={tab}
            onChange={setTab}
          />
          {tab !== 'saved' && tab !== 'reels' && (
            <div className="sm:flex-1">
              <FilterField label={filterLabels[tab]} value={inputText} onChange={setInputText} />
            </div>
          )}
        </div>
      )}
      <MyRodeoList tab={tab} user={user} isOwn={isOwn} filterText={filterText} />
    </section>
  );
}

interface MyRodeoListProps extends MyRodeoListsProps {
  tab: MyRodeoTab;
  filterText: string;
}

function MyRodeoList({ tab, user, isOwn, filterText }: MyRodeoListProps) {
  const { animalFilter, setAnimalFilter } = useMyRodeoParams();
  switch (tab) {
    case 'videos':
      return (
        <MatchingVideos
          filter={getVideoFilter(user)}
          filterText={filterText}
          emptyState={<NoRides isOwn={isOwn} />}
          withCurrentNames={(video) => withCurrentName(video, user)}
        />
      );
    case 'animals':
      return (
        <>
          {isOwn && user.account_type === 'contractor' && <ContractorLinks />}
          <AnimalList
            ownerId={user.id}
            isOwn={isOwn}
            filter={animalFilter}
            onFilterChange={setAnimalFilter}
            filterText={filterText}
            emptyState={<NoAnimals isOwn={isOwn} />}
          />
        </>
      );
    case 'reels':
      return (
        <Suspense>
          <ReelList userId={user.id} isOwn={isOwn} />
        </Suspense>
      );
    case 'saved':
      return <SavedVideos userId={user.id} />;
  }
}

/** Loads the list while the profile's skeleton is shown. */
export function MyRodeoListsPrefetch({ user, isOwn }: MyRodeoListsProps) {
  const { getTabs } = useMyRodeoParams();
  switch (getTabs(user).tab) {
    case 'videos':
      return <VideosPrefetch filter={getVideoFilter(user)} />;
    case 'animals':
      return <AnimalsPrefetch user={user} isOwn={isOwn} />;
    case 'saved':
      return <VideosPrefetch filter={getSavedFilter(user.id)} />;
    case 'reels':
    case undefined:
      return null;
  }
}

function AnimalsPrefetch({ user, isOwn }: MyRodeoListsProps) {
  useQuery(ownedAnimalsQuery(user.id, isOwn));
  return null;
}

function VideosPrefetch({ filter }: { filter: VideoFilter }) {
  useInfiniteQuery(videoListQuery(filter, videoPageSizes));
  return null;
}

function NoRides({ isOwn }: { isOwn: boolean }) {
  return (
    <StatePanel
      copy={{
        title: copy.myRodeo.noRides.title,
        text: isOwn ? copy.myRodeo.noRides.textForOwner : copy.myRodeo.noRides.text,
      }}
      action={isOwn && <UploadLink />}
    />
  );
}

function NoAnimals({ isOwn }: { isOwn: boolean }) {
  return (
    <StatePanel
      copy={{
        title: copy.myRodeo.noAnimals.title,
        text: isOwn ? copy.myRodeo.noAnimals.textForOwner : copy.myRodeo.noAnimals.text,
      }}
      action={
        isOwn && (
          <ButtonLink variant="primary" to={paths.newAnimal}>
            {copy.myRodeo.noAnimals.add}
          </ButtonLink>
        )
      }
    />
  );
}
