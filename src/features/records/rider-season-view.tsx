import { matchupPath, myRodeoPath } from '#src/config/paths.ts';
import { withCurrentName } from '#src/domain/current-video.ts';
import { getAnimalsMet, isRider } from '#src/domain/meetings.ts';
import { getRideYear } from '#src/domain/ride-season.ts';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';
import { describeSource } from './describe-figures.ts';
import { MeetingList } from './meeting-list.tsx';
import { RecordPageHeader, type ShareButtonComponent } from './record-page-header.tsx';
import { RecordNotFound, RecordPageError, RecordPageSkeleton } from './record-page-states.tsx';
import { RecordSection } from './record-section.tsx';
import { SeasonEvents } from './season-events.tsx';
import { SelectedRides, type RidesActionComponent, type VideoGridComponent } from './selected-rides.tsx';
import { useLatestRides } from './use-latest-rides.ts';
import { useRider } from './use-rider.ts';
import { useRecordSearch } from './use-record-search.ts';

interface RiderSeasonProps {
  userId: string;
  VideoGrid: VideoGridComponent;
  ShareButton: ShareButtonComponent;
  CompareButton: RidesActionComponent;
}

/** The rides of a contestant by event and rodeo, or those that one figure is from. */
export function RiderSeason({ userId, VideoGrid, ShareButton, CompareButton }: RiderSeasonProps) {
  const { data, isPending, error, refetch } = useLatestRides({ kind: 'of-rider', riderId: userId });
  const { name, user, isPending: isRiderPending } = useRider(userId, data?.rides);
  const { selection, year } = useRecordSearch();
  if (isPending || isRiderPending) return <RecordPageSkeleton />;
  if (!data) return <RecordPageError onRetry={() => void refetch()}>{error.message}</RecordPageError>;
  const rides = data.rides
    .filter((ride) => isRider(ride, userId))
    .map((ride) => (user ? withCurrentName(ride, user) : ride));
  if (rides.length === 0 && !user) return <RecordNotFound {...copy.pages.noRider} />;
  return (
    <>
      <RecordPageHeader
        title={name || copy.meetings.unnamed}
        links={[{ name: copy.pages.profile, to: myRodeoPath(userId) }]}
        ShareButton={ShareButton}
        action={<CompareButton rides={rides} />}
      />
      {rides.length === 0 ? (
        <StatePanel variant="empty" title={copy.pages.noRides.title}>
          {copy.pages.noRides.text}
        </StatePanel>
      ) : (
        <RecordSection
          title={year === undefined ? copy.pages.allSeasons : copy.pages.season(year)}
          source={describeSource(data)}
          rides={rides}
          ridesLabel={copy.figures.rides}
          renderAside={(shown) => (
            <MeetingList
              title={copy.meetings.animals}
              emptyText={copy.meetings.noAnimals}
              rides={shown}
              getMeetings={getAnimalsMet}
              getPath={(animalId) => matchupPath(userId, animalId)}
            />
          )}
        />
      )}
      {selection ? (
        <SelectedRides rides={rides} selection={selection} VideoGrid={VideoGrid} />
      ) : (
        <SeasonEvents
          rides={rides.filter((ride) => year === undefined || getRideYear(ride) === year)}
          userId={userId}
        />
      )}
    </>
  );
}
