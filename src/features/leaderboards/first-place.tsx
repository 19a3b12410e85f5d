import Play from 'lucide-react/icons/play';
import { Link, useLocation } from 'react-router-dom';
import { animalPath, buildPlaySearch, rodeoPath } from '#src/config/paths.ts';
import { getAnimalName } from '#src/domain/animal.ts';
import { getBestRide, type Standing } from '#src/domain/leaderboard.ts';
import { presentResult } from '#src/domain/present-result.ts';
import { getRideRodeoId } from '#src/domain/rodeo.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import { formatDate } from '#src/lib/dates.ts';
import { useRiderPath } from '#src/session/use-rider-path.ts';
import { Brand } from '#src/ui/brand.tsx';
import { FactLink } from '#src/ui/fact-list.tsx';
import { RidePoster } from '#src/ui/ride-poster.tsx';
import { ScorePlate } from '#src/ui/score-plate.tsx';
import { copy } from './copy.ts';
import { OptionalLink } from './standing-row.tsx';

/** The best ride of the board, to watch. */
export function FirstPlace({ standing, gone }: { standing: Standing; gone: ReadonlySet<string> }) {
  const { name, members, isTied, figures } = standing;
  const { search } = useLocation();
  const riderPath = useRiderPath();
  const ride = getBestRide(figures);
  if (!ride) return null;
  const plate = presentResult(ride);
  const rodeoId = getRideRodeoId(ride);
  return (
    <section
      // Who are tied have a region each.
      aria-label={isTied ? joinFacts(copy.first.tied, name) : copy.first.label}
      className="grid items-center gap-8 pb-2 md:grid-cols-2"
    >
      <div className="relative -mx-(--gutter) sm:mx-0">
        <Link
          to={{ search: buildPlaySearch(search, ride.video_id) }}
          aria-label={copy.play(name || copy.unnamed)}
          className="group block overflow-hidden sm:rounded-md"
        >
          <RidePoster src={ride.thumbnail_url} loading="eager" className="aspect-video w-full" />
          <span className="absolute inset-0 m-auto grid size-17 place-items-center rounded-full bg-red text-on-red shadow-2">
            <Play aria-hidden="true" className="ml-1 size-8" fill="currentColor" />
          </span>
        </Link>
        {plate && (
          <div className="absolute right-4 bottom-4">
            <ScorePlate hasParts result={plate} />
          </div>
        )}
      </div>
      <div className="grid min-w-0 gap-3">
        <p className="label text-md text-ink-2">
          {isTied ? copy.first.tied : plate?.result === 'time' ? copy.first.run : copy.first.title}
        </p>
        <h2 className="display text-display-lg wrap-anywhere">
          {members.map((member) => (
            <OptionalLink
              key={member.id}
              to={gone.has(member.id) ? undefined : riderPath(member.id)}
              className="block"
            >
              {member.name || copy.unnamed}
            </OptionalLink>
          ))}
        </h2>
        <dl className="grid gap-1">
          {ride.animal_id && (
            <div className="flex flex-wrap items-center gap-x-3">
              <dt className="label min-w-16 text-md text-ink-2">{copy.first.animal}</dt>
              <dd className="flex min-h-11 min-w-0 flex-[1_1_10rem] flex-wrap items-center gap-x-2">
                {ride.animal_brand && <Brand>{ride.animal_brand}</Brand>}
                <FactLink to={animalPath(ride.animal_id)}>
                  {getAnimalName({ name: ride.animal_name })}
                </FactLink>
              </dd>
            </div>
          )}
          <div className="flex flex-wrap items-center gap-x-3">
            <dt className="label min-w-16 text-md text-ink-2">{copy.first.where}</dt>
            <dd className="flex min-h-11 min-w-0 flex-[1_1_10rem] flex-wrap items-center gap-x-2">
              <FactLink to={rodeoId ? rodeoPath(rodeoId) : undefined}>{ride.location}</FactLink>
              <span className="text-ink-2">{formatDate(ride.event_date)}</span>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
