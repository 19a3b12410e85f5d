import MoveLeft from 'lucide-react/icons/move-left';
import MoveRight from 'lucide-react/icons/move-right';
import MoveUp from 'lucide-react/icons/move-up';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { animalPath, buildPlaySearch } from '#src/config/paths.ts';
import { getGateTurn, type GateTurn } from '#src/domain/judged-ride.ts';
import { presentResult } from '#src/domain/present-result.ts';
import { getRiderNames } from '#src/domain/ride-result.ts';
import type { Video } from '#src/domain/video.ts';
import { formatDate } from '#src/lib/dates.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { RidePoster } from '#src/ui/ride-poster.tsx';
import { Section } from '#src/ui/section.tsx';
import { copy } from './copy.ts';

const shownCount = 8;

const turnIcons: Record<GateTurn, ReactNode> = {
  left: <MoveLeft aria-hidden="true" className="size-4" />,
  straight: <MoveUp aria-hidden="true" className="size-4" />,
  right: <MoveRight aria-hidden="true" className="size-4" />,
};

/** @param props.rides newest first */
export function LastOuts({ rides, animalId }: { rides: readonly Video[]; animalId: string }) {
  const queue = rides.map(({ video_id }) => video_id);
  return (
    <Section title={copy.outs.title}>
      <ol className="grid border-t border-line">
        {rides.slice(0, shownCount).map((ride) => (
          <Out key={ride.id} ride={ride} queue={queue} />
        ))}
      </ol>
      <ButtonLink to={animalPath(animalId)} className="justify-self-start">
        {copy.outs.all}
      </ButtonLink>
    </Section>
  );
}

function Out({ ride, queue }: { ride: Video; queue: readonly string[] }) {
  const turn = getGateTurn(ride);
  return (
    <li className="border-b border-line">
      <Link
        to={{ search: buildPlaySearch('', ride.video_id) }}
        state={{ queue }}
        className="flex flex-wrap items-center gap-x-3 py-3 no-underline hover:bg-sunken sm:gap-x-6"
      >
        <RidePoster src={ride.thumbnail_url} className="aspect-video w-20 rounded-md sm:w-25" />
        <span className="grid min-w-0 grow basis-20 gap-1">
          <b className="font-[650] wrap-anywhere">{getRiderNames(ride) || copy.outs.noRider}</b>
          <span className="flex flex-wrap gap-x-2 text-sm wrap-anywhere text-ink-2">
            <span>{ride.title}</span>
            <span>{formatDate(ride.event_date)}</span>
          </span>
          {turn && (
            <span className="flex items-center gap-1.5 text-sm text-ink-2">
              {turnIcons[turn]}
              {copy.gate.sides[turn]}
            </span>
          )}
        </span>
        <OutResult ride={ride} />
      </Link>
    </li>
  );
}

function OutResult({ ride }: { ride: Video }) {
  const result = presentResult(ride);
  if (!result) return <span className="text-sm text-ink-2">{copy.outs.noResult}</span>;
  const { figure, plate, listed } = result;
  if (figure === undefined) return <b className="label text-md tabular-nums">{listed}</b>;
  return (
    <span className="grid justify-items-end">
      <b className="numeral text-display-md">{figure}</b>
      <span className="label text-ink-2">{plate.below}</span>
    </span>
  );
}
