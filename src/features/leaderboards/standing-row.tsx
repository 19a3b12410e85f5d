import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { animalPath, buildPlaySearch, myRodeoPath } from '#src/config/paths.ts';
import { countNouns } from '#src/domain/counts/count-nouns.ts';
import {
  describeBasis,
  findFigure,
  getBestRide,
  getRankings,
  getThreshold,
  type Board,
  type BoardRide,
  type RankedBy,
  type Standing,
} from '#src/domain/leaderboard.ts';
import { getAnimalName } from '#src/domain/animal.ts';
import { formatCount } from '#src/languages/format-facts.ts';
import { useRiderPath } from '#src/session/use-rider-path.ts';
import { Brand } from '#src/ui/brand.tsx';
import { RidePoster } from '#src/ui/ride-poster.tsx';
import { copy } from './copy.ts';

const columns =
  'flex flex-wrap items-center gap-x-3 md:grid md:grid-cols-[3.5rem_5.5rem_minmax(0,1fr)_4.5rem_6.5rem_6.5rem] md:gap-x-4';

/** The figure beside the one that ranks; undefined where an event has no other. */
export function getSecondRanking(board: Board, eventId: number, by: RankedBy): RankedBy | undefined {
  if (getRankings(board, eventId).length === 1) return undefined;
  return by === 'average' || by === 'bucked-off' ? 'best' : 'average';
}

const isCountedInOuts = (board: Board) => board !== 'riders';

interface StandingsHeadProps {
  board: Board;
  by: RankedBy;
  /** The figure beside it. */
  second: RankedBy | undefined;
}

export function StandingsHead({ board, by, second }: StandingsHeadProps) {
  return (
    <div aria-hidden="true" className={`${columns} label pb-2 text-md text-ink-2 max-md:hidden`}>
      <span>{copy.rank}</span>
      <span />
      <span>{copy.ranked[board]}</span>
      <span className="text-right">{isCountedInOuts(board) ? copy.outs : copy.rides}</span>
      <span className="text-right">{second && copy.rankings[second]}</span>
      <span className="text-right">{copy.rankings[by]}</span>
    </div>
  );
}

interface StandingRowProps extends StandingsHeadProps {
  standing: Standing;
  /** The ids of those whose name leads nowhere. */
  gone: ReadonlySet<string>;
}

export function StandingRow({ board, by, second, standing, gone }: StandingRowProps) {
  const { name, members, brand, ownerName, rank, isTied, figure, figures } = standing;
  const best = getBestRide(figures);
  const riderPath = useRiderPath();
  const getPath = { animals: animalPath, riders: riderPath, contractors: myRodeoPath }[board];
  const getShownName = (own: string) =>
    board === 'animals' ? getAnimalName({ name: own }) : own || copy.unnamed;
  const secondFigure = second && findFigure(figures, second, getThreshold(board, second));
  const basis = describeBasis(figure, by);
  const count = countNouns(figures.outs, isCountedInOuts(board) ? 'out' : 'ride');
  return (
    <li className={`${columns} border-b border-line py-3`}>
      <span className="numeral w-11 text-display-md whitespace-nowrap md:w-auto">
        <span className="sr-only">{isTied ? copy.tied : copy.rank} </span>
        {isTied && (
          <small aria-hidden="true" className="text-[0.6em] text-ink-2">
            {copy.tie}
          </small>
        )}
        {rank}
      </span>
      <BestRide ride={best} name={getShownName(name)} />
      <div className="grid min-w-0 grow basis-20 gap-1">
        <p className="flex flex-wrap items-center gap-x-2">
          {brand && <Brand>{brand}</Brand>}
          {members.map((member) => (
            <OptionalLink
              key={member.id}
              to={gone.has(member.id) ? undefined : getPath(member.id)}
              className="relative -my-2.5 inline-block min-w-11 py-2.5 font-[650] wrap-anywhere"
            >
              {getShownName(member.name)}
            </OptionalLink>
          ))}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
          {ownerName && <span className="wrap-anywhere">{ownerName}</span>}
          {by === 'best' && best && (
            <span className="wrap-anywhere max-md:hidden">{copy.bestAt(best.title)}</span>
          )}
          <span className="md:hidden">{count}</span>
          {basis && <span>{basis}</span>}
        </p>
      </div>
      <Figure className="max-md:hidden">{formatCount(figures.outs)}</Figure>
      <Figure className="max-md:hidden">
        {second && (secondFigure?.digits ?? copy.noFigure)}
        {second && secondFigure && <small>{describeBasis(secondFigure, second)}</small>}
      </Figure>
      <b className="numeral text-right text-display-md">{figure.digits}</b>
    </li>
  );
}

interface OptionalLinkProps {
  /** Undefined for a name that leads nowhere. */
  to: string | undefined;
  className: string;
  children: string;
}

export const OptionalLink = ({ to, className, children }: OptionalLinkProps) =>
  to === undefined ? (
    <span className={className}>{children}</span>
  ) : (
    <Link to={to} className={`${className} no-underline hover:underline`}>
      {children}
    </Link>
  );

function Figure({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      className={`numeral grid text-right text-display-xs text-ink-2 [&>small]:font-body [&>small]:text-sm [&>small]:font-normal ${className}`}
    >
      {children}
    </span>
  );
}

function BestRide({ ride, name }: { ride: BoardRide | undefined; name: string }) {
  const { search } = useLocation();
  const picture = (
    <RidePoster src={ride?.thumbnail_url ?? ''} className="aspect-video w-20 rounded-sm md:w-full" />
  );
  if (!ride) return picture;
  return (
    <Link to={{ search: buildPlaySearch(search, ride.video_id) }} aria-label={copy.play(name)}>
      {picture}
    </Link>
  );
}
