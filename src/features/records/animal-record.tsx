import { matchupPath } from '#src/config/paths.ts';
import type { Animal } from '#src/domain/animal.ts';
import { getRidersMet } from '#src/domain/meetings.ts';
import { withCurrentAnimal } from '#src/domain/current-video.ts';
import { usePageParts } from '#src/ui/page-parts.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';
import { MeetingList } from './meeting-list.tsx';
import { RecordSection } from './record-section.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';
import { SelectedRides } from './selected-rides.tsx';
import { describeSource } from './describe-figures.ts';
import { useLatestRides } from './use-latest-rides.ts';
import { useRecordSearch } from './use-record-search.ts';
import { Button } from '#src/ui/button.tsx';

/** The rest of the page works without the figures. */
function RecordError({ onRetry, children }: { onRetry: () => void; children: string }) {
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="max-w-[60ch] text-sm text-ink-2">
        <b className="font-[650] text-ink">{copy.record.loadError}</b> {children}
      </p>
      <Button onClick={onRetry}>{copy.record.reload}</Button>
    </div>
  );
}

const useRidesOf = (animal: Animal) => useLatestRides({ kind: 'of-animal', animalId: animal.id });

/** The figures of an animal; nothing while it has no rides. */
export function AnimalRecord({ animal }: { animal: Animal }) {
  const { CompareButton } = usePageParts();
  const { data, isPending, error, refetch } = useRidesOf(animal);
  if (isPending) return <RecordSkeleton />;
  if (!data) return <RecordError onRetry={() => void refetch()}>{error.message}</RecordError>;
  if (data.rides.length === 0) return null;
  return (
    <RecordSection
      title={copy.record.title}
      source={describeSource(data)}
      rides={data.rides}
      action={<CompareButton rides={data.rides} />}
      renderAside={(rides) => (
        <MeetingList
          title={copy.meetings.riders}
          emptyText={copy.meetings.noRiders}
          rides={rides}
          getMeetings={getRidersMet}
          getPath={(userId) => matchupPath(userId, animal.id)}
        />
      )}
    />
  );
}

/** The rides of an animal that the figure in the URL is from. */
export function SelectedAnimalRides({ animal }: { animal: Animal }) {
  const { data, isPending } = useRidesOf(animal);
  const { selection } = useRecordSearch();
  if (isPending) return <Skeleton className="h-14 w-2/3" />;
  if (!data || !selection) return null;
  const rides = data.rides.map((ride) => withCurrentAnimal(ride, animal));
  return <SelectedRides rides={rides} selection={selection} />;
}
