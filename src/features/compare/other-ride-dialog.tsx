import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { getRideAnimalName } from '#src/domain/animal.ts';
import { groupBesideRides, type BesideGroups } from '#src/domain/beside-ride.ts';
import { presentResult } from '#src/domain/present-result.ts';
import { getRideMarks, hasRideClock } from '#src/domain/ride-clock.ts';
import { getRiderNames } from '#src/domain/ride-result.ts';
import { getRodeoEventName } from '#src/domain/rodeo-event.ts';
import type { Video } from '#src/domain/video.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import { formatDate } from '#src/lib/dates.ts';
import { listRelated } from '#src/queries/list-related.ts';
import { relatedVideosQuery } from '#src/queries/video-queries.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { FilmRow } from '#src/ui/film-row.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';
import { putBeside } from './use-compare-search.ts';

/** As many as the public may read at once. */
const ridesOfEach = 20;

const kinds: readonly (keyof BesideGroups)[] = ['onAnimal', 'inEvent', 'ofOthers'];

interface OtherRideDialogProps {
  left: Video;
  right: Video;
  /** What is seen, as a link to it has it. */
  search: string;
  onClose: () => void;
}

/** The newest rides of the left ride's riders and animal, in the order in which one compares. */
export function OtherRideDialog({ left, right, search, onClose }: OtherRideDialogProps) {
  const lists = useQueries({
    queries: listRelated(left).map(({ filter }) => relatedVideosQuery(filter, ridesOfEach)),
  });
  const error = lists.find((list) => list.error)?.error;
  const groups = groupBesideRides(
    left,
    lists.flatMap(({ data }) => data ?? []),
  );
  const names = [getRiderNames(left), getRideAnimalName(left), getRodeoEventName(left.event_type)] as const;
  const shown = kinds.filter((kind) => groups[kind].length > 0);
  const retry = () => void Promise.all(lists.map(({ refetch }) => refetch()));
  return (
    <Dialog title={copy.other.open} onDismiss={onClose}>
      {error ? (
        <LoadError title={copy.other.loadError} text={error.message} onRetry={retry} />
      ) : lists.some(({ isPending }) => isPending) ? (
        <Loading label={copy.other.loading} className="grid gap-3">
          <Skeleton className="h-16 rounded-sm" />
          <Skeleton className="h-16 rounded-sm" />
        </Loading>
      ) : (
        <div className="grid gap-6">
          {shown.length === 0 && <p>{copy.other.none}</p>}
          {shown.map((kind) => (
            <section key={kind} aria-label={copy.other.groups[kind](...names)} className="grid gap-2">
              <h3 className="label text-md text-ink-2">{copy.other.groups[kind](...names)}</h3>
              <ul className="grid gap-1">
                {groups[kind].map((ride) => (
                  <li key={ride.id}>
                    <OtherRideLink
                      kind={kind}
                      search={search}
                      ride={ride}
                      isShown={ride.id === right.id}
                      onChoose={onClose}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      <Button onClick={onClose}>{copy.other.close}</Button>
    </Dialog>
  );
}

interface OtherRideLinkProps {
  kind: keyof BesideGroups;
  search: string;
  ride: Video;
  /** Whether it is the one that is compared. */
  isShown: boolean;
  onChoose: () => void;
}

function OtherRideLink({ kind, search, ride, isShown, onChoose }: OtherRideLinkProps) {
  const isUnmarked = hasRideClock(ride.event_type) && !getRideMarks(ride);
  return (
    <Link
      replace
      to={{ search: putBeside(search, ride.video_id) }}
      aria-current={isShown || undefined}
      onClick={onChoose}
      className="group flex flex-wrap items-center justify-end gap-x-3 rounded-md p-1 no-underline hover:bg-sunken aria-[current]:bg-sunken"
    >
      <span className="min-w-0 flex-[1_1_14rem]">
        <FilmRow
          poster={ride.thumbnail_url}
          by={ride.title}
          headline={joinFacts(
            kind === 'ofOthers' && getRiderNames(ride),
            kind === 'inEvent' && getRideAnimalName(ride),
            formatDate(ride.event_date),
            isUnmarked && copy.other.noGate,
          )}
        />
      </span>
      <b className="numeral text-display-sm">{presentResult(ride)?.listed}</b>
    </Link>
  );
}
