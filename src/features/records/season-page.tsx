import { useParams } from 'react-router-dom';
import { matchupPath, myRodeoPath } from '#src/config/paths.ts';
import { withCurrentName } from '#src/domain/current-video.ts';
import { getAnimalsMet, isRider } from '#src/domain/meetings.ts';
import { getRideYear } from '#src/domain/ride-season.ts';
import { Page } from '#src/ui/page.tsx';
import { usePageParts } from '#src/ui/page-parts.ts';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';
import { describeSource } from './describe-figures.ts';
import { MeetingList } from './meeting-list.tsx';
import { RecordPageHeader } from './record-page-header.tsx';
import { RecordPageFallback, RiderNotFound } from './record-page-states.tsx';
import { RecordSection } from './record-section.tsx';
import { SeasonEvents } from './season-events.tsx';
import { SelectedRides } from './selected-rides.tsx';
import { useLatestRides } from './use-latest-rides.ts';
import { useRider } from './use-rider.ts';
import { useRecordSearch } from './use-record-search.ts';

export default function SeasonPage() {
  const { userId = '' } = useParams();
  return (
    <Page width="profile">
      <RiderSeason key={userId} userId={userId} />
    </Page>
  );
}

/** The rides of a contestant by event and rodeo, or those that one figure is from. */
function RiderSeason({ userId }: { userId: string }) {
  const { CompareButton } = usePageParts();
  const query = useLatestRides({ kind: 'of-rider', riderId: userId });
  const { data } = query;
  const { name, user, isPending } = useRider(userId, data?.rides);
  const { selection, year } = useRecordSearch();
  if (!data || isPending) return <RecordPageFallback query={query} />;
  const rides = data.rides
    .filter((ride) => isRider(ride, userId))
    .map((ride) => (user ? withCurrentName(ride, user) : ride));
  if (rides.length === 0 && !user) return <RiderNotFound />;
  return (
    <>
      <RecordPageHeader
        title={name || copy.meetings.unnamed}
        links={[{ name: copy.pages.profile, to: myRodeoPath(userId) }]}
        action={<CompareButton rides={rides} />}
      />
      {rides.length === 0 ? (
        <StatePanel copy={copy.pages.noRides} />
      ) : (
        <RecordSection
          title={year === undefined ? copy.pages.allSeasons : String(year)}
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
        <SelectedRides rides={rides} selection={selection} />
      ) : (
        <SeasonEvents
          rides={rides.filter((ride) => year === undefined || getRideYear(ride) === year)}
          userId={userId}
        />
      )}
    </>
  );
}
