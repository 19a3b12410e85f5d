import { useQuery } from '@tanstack/react-query';
import { animalPath, seasonPath } from '#src/config/paths.ts';
import { getNameOrBrand, type Animal } from '#src/domain/animal.ts';
import { withCurrentAnimal, withCurrentName } from '#src/domain/current-video.ts';
import { isRider } from '#src/domain/meetings.ts';
import type { User } from '#src/domain/user.ts';
import type { Video } from '#src/domain/video.ts';
import { animalQuery } from '#src/queries/animal-queries.ts';
import { Section } from '#src/ui/section.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';
import { describeSource } from './describe-figures.ts';
import { RecordPageHeader, type ShareButtonComponent } from './record-page-header.tsx';
import { RecordNotFound, RecordPageError, RecordPageSkeleton } from './record-page-states.tsx';
import { RecordSection } from './record-section.tsx';
import { SelectedRides, type RidesActionComponent, type VideoGridComponent } from './selected-rides.tsx';
import { useLatestRides } from './use-latest-rides.ts';
import { useRider } from './use-rider.ts';
import { useRecordSearch } from './use-record-search.ts';

interface MatchupProps {
  userId: string;
  animalId: string;
  VideoGrid: VideoGridComponent;
  ShareButton: ShareButtonComponent;
  CompareButton: RidesActionComponent;
}

/** Every ride of one contestant on one animal, among the latest rides of the animal. */
export function Matchup({ userId, animalId, ...components }: MatchupProps) {
  const latest = useLatestRides({ kind: 'of-animal', animalId });
  const animal = useQuery(animalQuery(animalId));
  const { name, user, isPending } = useRider(userId, latest.data?.rides);
  if (latest.isPending || animal.isPending || isPending) return <RecordPageSkeleton />;
  if (!latest.data || animal.data === undefined) {
    const retry = () => void Promise.all([latest.refetch(), animal.refetch()]);
    return <RecordPageError onRetry={retry}>{(latest.error ?? animal.error)?.message}</RecordPageError>;
  }
  if (!animal.data) return <RecordNotFound {...copy.pages.noAnimal} />;
  const rides = getMeetings(latest.data.rides, userId, animal.data, user);
  if (rides.length === 0 && !name) return <RecordNotFound {...copy.pages.noRider} />;
  const riderName = name || copy.meetings.unnamed;
  const animalName = getNameOrBrand(animal.data);
  return (
    <>
      <RecordPageHeader
        title={copy.pages.matchup(riderName, animalName)}
        links={[
          { name: copy.pages.rider(riderName), to: seasonPath(userId) },
          { name: copy.pages.animal(animalName), to: animalPath(animalId) },
        ]}
        ShareButton={components.ShareButton}
        action={<components.CompareButton rides={rides} />}
      />
      {rides.length === 0 ? (
        <StatePanel variant="empty" title={copy.pages.noMeetings.title}>
          {copy.pages.noMeetings.text(riderName, animalName)}
        </StatePanel>
      ) : (
        <Meetings rides={rides} source={describeSource(latest.data)} VideoGrid={components.VideoGrid} />
      )}
    </>
  );
}

const getMeetings = (rides: readonly Video[], userId: string, animal: Animal, user: User | undefined) =>
  rides
    .filter((ride) => isRider(ride, userId))
    .map((ride) => withCurrentAnimal(user ? withCurrentName(ride, user) : ride, animal));

interface MeetingsProps {
  rides: readonly Video[];
  source: string;
  VideoGrid: VideoGridComponent;
}

function Meetings({ rides, source, VideoGrid }: MeetingsProps) {
  const { selection } = useRecordSearch();
  return (
    <>
      <RecordSection
        title={copy.record.title}
        source={source}
        rides={rides}
        ridesLabel={copy.figures.rides}
      />
      {selection ? (
        <SelectedRides rides={rides} selection={selection} VideoGrid={VideoGrid} />
      ) : (
        <Section title={copy.selected.titles.all}>
          <VideoGrid videos={rides} />
        </Section>
      )}
    </>
  );
}
