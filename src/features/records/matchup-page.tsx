import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { animalPath, seasonPath } from '#src/config/paths.ts';
import { getNameOrBrand, parseAnimal, type Animal } from '#src/domain/animal.ts';
import { withCurrentAnimal, withCurrentName } from '#src/domain/current-video.ts';
import { isRider } from '#src/domain/meetings.ts';
import type { User } from '#src/domain/user.ts';
import type { Video } from '#src/domain/video.ts';
import { animalQuery } from '#src/queries/animal-queries.ts';
import { formatCount } from '#src/languages/format-facts.ts';
import { Page } from '#src/ui/page.tsx';
import { usePageParts } from '#src/ui/page-parts.ts';
import { Section } from '#src/ui/section.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';
import { describeSource } from './describe-figures.ts';
import { RecordPageHeader } from './record-page-header.tsx';
import { RecordPageFallback, RiderNotFound } from './record-page-states.tsx';
import { RecordSection } from './record-section.tsx';
import { SelectedRides } from './selected-rides.tsx';
import { useLatestRides } from './use-latest-rides.ts';
import { useRider } from './use-rider.ts';
import { useRecordSearch } from './use-record-search.ts';

export default function MatchupPage() {
  const { userId = '', animalId = '' } = useParams();
  return (
    <Page width="profile">
      <Matchup key={`${userId} ${animalId}`} userId={userId} animalId={animalId} />
    </Page>
  );
}

interface MatchupProps {
  userId: string;
  animalId: string;
}

/** Every ride of one contestant on one animal, among the latest rides of the animal. */
function Matchup({ userId, animalId }: MatchupProps) {
  const { CompareButton } = usePageParts();
  const latest = useLatestRides({ kind: 'of-animal', animalId });
  const animal = useQuery(animalQuery(animalId));
  const { name, user, isPending } = useRider(userId, latest.data?.rides);
  const isDeleted = animal.data === null;
  const shown = animal.data ?? (isDeleted ? getRiddenAnimal(latest.data?.rides) : undefined);
  if (!latest.data || !shown || isPending)
    return <RecordPageFallback query={latest.data ? animal : latest} />;
  const rides = getMeetings(latest.data.rides, userId, shown, user);
  if (rides.length === 0 && !name && !latest.data.hasMore) return <RiderNotFound />;
  const riderName = name || copy.meetings.unnamed;
  const animalName = getNameOrBrand(shown);
  return (
    <>
      <RecordPageHeader
        title={copy.pages.matchup(riderName, animalName)}
        links={[
          { name: copy.pages.rider(riderName), to: seasonPath(userId) },
          ...(isDeleted ? [] : [{ name: copy.pages.animal(animalName), to: animalPath(animalId) }]),
        ]}
        action={<CompareButton rides={rides} />}
      />
      {rides.length === 0 ? (
        <StatePanel
          copy={{
            title: copy.pages.noMeetings.title,
            text: latest.data.hasMore
              ? copy.pages.noMeetings.textOfLatest(
                  riderName,
                  animalName,
                  formatCount(latest.data.rides.length),
                )
              : copy.pages.noMeetings.text(riderName, animalName),
          }}
        />
      ) : (
        <Meetings rides={rides} source={describeSource(latest.data)} />
      )}
    </>
  );
}

/** What the latest ride on a deleted animal says of it. */
const getRiddenAnimal = ([ride]: readonly Video[] = []) =>
  ride && parseAnimal(ride.animal_id, { name: ride.animal_name, brand: ride.animal_brand });

const getMeetings = (rides: readonly Video[], userId: string, animal: Animal, user: User | undefined) =>
  rides
    .filter((ride) => isRider(ride, userId))
    .map((ride) => withCurrentAnimal(user ? withCurrentName(ride, user) : ride, animal));

interface MeetingsProps {
  rides: readonly Video[];
  source: string;
}

function Meetings({ rides, source }: MeetingsProps) {
  const { VideoGrid } = usePageParts();
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
        <SelectedRides rides={rides} selection={selection} />
      ) : (
        <Section title={copy.selected.titles.all}>
          <Suspense>
            <VideoGrid videos={rides} />
          </Suspense>
        </Section>
      )}
    </>
  );
}
