import { useQuery } from '@tanstack/react-query';
import Play from 'lucide-react/icons/play';
import { Link } from 'react-router-dom';
import { animalPath, buildPlaySearch, myRodeoPath } from '#src/config/paths.ts';
import { getAnimalName } from '#src/domain/animal.ts';
import { countNouns, countOutOf } from '#src/domain/counts/count-nouns.ts';
import { findRideBy, getDrawFigures } from '#src/domain/draw.ts';
import { nameEvent, presentFigures, type FigureDetail } from '#src/domain/present-figures.ts';
import { getSpokenResult } from '#src/domain/ride-result.ts';
import type { AnimalTag } from '#src/domain/tags.ts';
import { getRideFigures } from '#src/domain/ride-figures.ts';
import type { Video } from '#src/domain/video.ts';
import { formatCount, joinFacts } from '#src/languages/format-facts.ts';
import { formatDate } from '#src/lib/dates.ts';
import type { LatestRides } from '#src/data/latest-rides.ts';
import { getFirstFilms } from '#src/domain/ride-outcome.ts';
import { latestRidesQuery } from '#src/queries/ride-queries.ts';
import { useAccount } from '#src/session/use-account.ts';
import { AnimalPicture } from '#src/ui/animal-picture.tsx';
import { Brand } from '#src/ui/brand.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { usePageParts } from '#src/ui/page-parts.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { BuckOffPanel } from './buck-off-panel.tsx';
import { copy } from './copy.ts';
import { GatePanel } from './gate-panel.tsx';
import { LastOuts } from './last-outs.tsx';
import { ScorePanel } from './score-panel.tsx';

/** What is known of the animal that was drawn. */
export function DrawnAnimal({ animal }: { animal: AnimalTag }) {
  const { data, isPending, error, refetch } = useQuery(
    latestRidesQuery({ kind: 'of-animal', animalId: animal.id }, true),
  );
  const rides = getFirstFilms(data?.rides ?? []);
  return (
    <>
      <section
        aria-label={copy.animal.label}
        className="bordered-soft grid overflow-hidden rounded-lg bg-surface min-[48rem]:grid-cols-[5fr_7fr]"
      >
        <div className="aspect-video bg-sunken min-[48rem]:aspect-auto min-[48rem]:min-h-72">
          <AnimalPicture src={animal.picture_url} type={animal.animal_type} />
        </div>
        <div className="grid min-w-0 content-center gap-6 p-4 sm:p-6">
          <AnimalName animal={animal} />
          {data && rides.length > 0 && <AnimalFigures animal={animal} rides={{ ...data, rides }} />}
          {isPending && <Skeleton className="h-40" />}
        </div>
      </section>
      {error && (
        <LoadError title={copy.animal.ridesError} text={error.message} onRetry={() => void refetch()} />
      )}
      {data && rides.length === 0 && (
        <StatePanel
          copy={{ title: copy.animal.noRides.title, text: copy.animal.noRides.text(getAnimalName(animal)) }}
        />
      )}
      {rides.length > 0 && <Charts rides={rides} />}
      {rides.length > 0 && <LastOuts rides={rides} animalId={animal.id} />}
    </>
  );
}

function AnimalName({ animal }: { animal: AnimalTag }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      {animal.brand && <Brand size="lg">{animal.brand}</Brand>}
      <div className="grid min-w-0 flex-[1_1_12rem]">
        <h2 className="display text-display-lg wrap-anywhere">
          <Link to={animalPath(animal.id)} className="no-underline hover:underline">
            {getAnimalName(animal)}
          </Link>
        </h2>
        {animal.contractor_name && (
          <Link
            to={myRodeoPath(animal.contractor)}
            className="inline-flex min-h-11 items-center justify-self-start wrap-anywhere underline"
          >
            {animal.contractor_name}
          </Link>
        )}
      </div>
    </div>
  );
}

function AnimalFigures({ animal, rides: { rides, hasMore } }: { animal: AnimalTag; rides: LatestRides }) {
  const { KeepButton } = usePageParts();
  const { selected } = useAccount();
  const figures = getRideFigures(rides);
  const [first] = rides;
  const met = findRideBy(rides, selected.id);
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(50%,8.5rem),1fr))] gap-y-4 border-y border-line py-4">
        {presentFigures(figures, ['outs', 'qualified', 'buckedOff', 'averageScore']).map(
          ({ key, value, detail }) => (
            <div key={`${key} ${detail.eventId}`} className="grid content-start">
              <dt className="label text-md text-ink-2">{copy.animal.figures[key]}</dt>
              <dd className="numeral text-display-lg">
                {key === 'qualified' ? formatCount(detail.count) : value}
              </dd>
              <dd className="text-sm text-ink-2">
                {joinFacts(nameEvent(figures, detail), describeBasis(key, detail))}
              </dd>
            </div>
          ),
        )}
      </dl>
      <div className="grid gap-3">
        {first && (
          <div className="flex flex-wrap items-center gap-3">
            <ButtonLink
              variant="primary"
              large
              className="max-sm:w-full"
              to={{ search: buildPlaySearch('', first.video_id) }}
              state={{ queue: rides.map(({ video_id }) => video_id) }}
            >
              <Play aria-hidden="true" className="size-5" fill="currentColor" />
              {copy.animal.watch(rides.length)}
            </ButtonLink>
            <KeepButton
              source={{ kind: 'animal', id: animal.id, title: getAnimalName(animal) }}
              rides={rides}
            />
          </div>
        )}
        <p className="text-sm text-ink-2">
          {copy.animal.source(formatCount(rides.length), hasMore)} {met && describeMeeting(animal, met)}
        </p>
      </div>
    </>
  );
}

function describeBasis(
  key: 'outs' | 'qualified' | 'buckedOff' | 'averageScore',
  { count, rated }: FigureDetail,
) {
  if (key === 'averageScore') return countNouns(count, 'qualified');
  return key === 'buckedOff' && countOutOf(count, rated);
}

function describeMeeting(animal: AnimalTag, ride: Video): string {
  const [name, date, result] = [getAnimalName(animal), formatDate(ride.event_date), getSpokenResult(ride)];
  return result === '' ? copy.animal.metWithoutResult(name, date) : copy.animal.met(name, result, date);
}

function Charts({ rides }: { rides: readonly Video[] }) {
  const { turns, scores, buckOffs } = getDrawFigures(rides);
  const hasTurns = Object.values(turns).some((count) => count > 0);
  if (!hasTurns && scores.length === 0 && buckOffs.length === 0) return null;
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {hasTurns && <GatePanel turns={turns} />}
      <div className="grid gap-6">
        {scores.length > 0 && <ScorePanel scores={scores} />}
        {buckOffs.length > 0 && <BuckOffPanel seconds={buckOffs} />}
      </div>
    </div>
  );
}
