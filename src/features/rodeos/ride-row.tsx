import { Link } from 'react-router-dom';
import { animalPath, playParameter } from '#src/config/paths.ts';
import { getAnimalName } from '#src/domain/animal.ts';
import { presentResult } from '#src/domain/present-result.ts';
import { joinNames } from '#src/domain/ride-result.ts';
import { getRiders, type Video } from '#src/domain/video.ts';
import { formatMonthAndDay } from '#src/lib/dates.ts';
import { Brand } from '#src/ui/brand.tsx';
import { RidePoster } from '#src/ui/ride-poster.tsx';
import { ScorePlate } from '#src/ui/score-plate.tsx';
import { copy } from './copy.ts';

interface RideRowProps {
  ride: Video;
  isBest: boolean;
  /** The rides that the player plays before and after this one. */
  queue: readonly string[];
}

export function RideRow({ ride, isBest, queue }: RideRowProps) {
  const play = { to: { search: `?${playParameter}=${encodeURIComponent(ride.video_id)}` }, state: { queue } };
  const riders = getRiders(ride).map(({ name }) => name || copy.unnamed);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line py-4 sm:grid sm:grid-cols-[8.5rem_minmax(0,1fr)_auto] sm:items-center sm:gap-x-6">
      <Link
        {...play}
        aria-hidden="true"
        tabIndex={-1}
        className="relative block aspect-video w-25 overflow-hidden rounded-md bg-sunken sm:w-auto"
      >
        <RidePoster src={ride.thumbnail_url} className="size-full" />
      </Link>
      {/* Below the picture where enlarged words have no room beside it. */}
      <div className="grid min-w-0 grow basis-40 gap-2 sm:contents">
        <div className="grid">
          <h3 className="display text-display-sm wrap-anywhere">
            <Link {...play} className="inline-flex min-h-11 items-center no-underline hover:underline">
              {joinNames(riders) || copy.noRider}
            </Link>
          </h3>
          <p className="flex flex-wrap items-center gap-x-2 text-sm">
            {ride.animal_id && <AnimalLink ride={ride} />}
            <span className="text-ink-2">{formatMonthAndDay(ride.event_date)}</span>
          </p>
        </div>
        <RideResult ride={ride} isBest={isBest} />
      </div>
    </li>
  );
}

function AnimalLink({ ride }: { ride: Video }) {
  return (
    <>
      {ride.animal_brand && <Brand>{ride.animal_brand}</Brand>}
      <Link
        to={animalPath(ride.animal_id)}
        className="inline-flex min-h-11 min-w-11 items-center font-semibold underline"
      >
        {getAnimalName({ name: ride.animal_name })}
      </Link>
    </>
  );
}

function RideResult({ ride, isBest }: Pick<RideRowProps, 'ride' | 'isBest'>) {
  const result = presentResult(ride);
  if (!result) return <p className="text-sm text-ink-2 sm:text-right">{copy.noResult}</p>;
  const { figure, plate, listed } = result;
  if (isBest)
    return (
      <div>
        <ScorePlate result={result} />
      </div>
    );
  if (figure === undefined)
    return <p className="label text-md text-ink-2 tabular-nums sm:text-right">{listed}</p>;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 sm:grid sm:gap-0.5 sm:text-right">
      <span className="label order-1 text-ink-2 sm:order-none">{plate.below}</span>
      <b className="numeral text-[1.875rem] sm:text-[2.25rem]">{figure}</b>
    </p>
  );
}
