import Play from 'lucide-react/icons/play';
import { Link, useLocation } from 'react-router-dom';
import { buildPlaySearch } from '#src/config/paths.ts';
import { getAnimalName } from '#src/domain/animal.ts';
import { presentResult } from '#src/domain/present-result.ts';
import { getRidesOf, type Contestant, type ListedEvent, type Placed } from '#src/domain/result-list.ts';
import { copy as words } from '#src/domain/results/copy.ts';
import { formatResult, nameOthers } from '#src/domain/results/describe-results.ts';
import { getRiderLabel } from '#src/domain/rodeo-event.ts';
import type { Video } from '#src/domain/video.ts';
import { Brand } from '#src/ui/brand.tsx';
import { copy } from './copy.ts';
import { nameFigure } from './name-figure.ts';

/** More rounds than these have no columns beside the names. */
const maxColumns = 3;

/** The results of an event. */
export function ResultRows({ event }: { event: ListedEvent }) {
  const { eventId, eventName, roundCount, placed, others } = event;
  const queue = [...placed, ...others].flatMap((row) => getRidesOf(row).map(({ video_id }) => video_id));
  const rounds = Array.from({ length: roundCount }, (_, index) => index + 1);
  const columns = roundCount > 1 && roundCount <= maxColumns ? roundCount : undefined;
  return (
    <section aria-label={eventName} className="results" data-columns={columns}>
      <h2 className="display text-display-lg">{eventName}</h2>
      {roundCount > 1 && <p className="text-sm text-ink-2">{copy.averageOf(roundCount)}</p>}
      <div aria-hidden="true" className="results-head label">
        <span>{words.place}</span>
        <span>{getRiderLabel(eventId)}</span>
        {columns && rounds.map((round) => <span key={round}>{copy.round(round)}</span>)}
        <span className="results-figure">{nameFigure(event)}</span>
      </div>
      <ol>
        {placed.map((row) => (
          <ResultRow key={row.id} event={event} row={row} placed={row} queue={queue} />
        ))}
      </ol>
      {others.length > 0 && (
        <>
          {placed.length > 0 && <h3 className="label pt-4 text-md text-ink-2">{nameOthers(eventId)}</h3>}
          <ul>
            {others.map((row) => (
              <ResultRow key={row.id} event={event} row={row} placed={undefined} queue={queue} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface ResultRowProps {
  event: ListedEvent;
  row: Contestant;
  /** Undefined for a row without a place. */
  placed: Placed | undefined;
  /** The rides that the player plays before and after those of this row. */
  queue: readonly string[];
}

function ResultRow({ event: { roundCount }, row, placed, queue }: ResultRowProps) {
  const name = row.names || words.noRider;
  return (
    <li className="results-row">
      <RowPlace placed={placed} />
      <p className="results-name">{name}</p>
      <ol className="results-rounds">
        {row.rounds.map((round, index) => (
          <li key={round.counted.id}>
            {roundCount > 1 && <span className="sr-only">{copy.round(index + 1)} </span>}
            {getRidesOf({ rounds: [round] }).map((ride) => (
              <RoundRide
                key={ride.id}
                ride={ride}
                // Of the only round, the place says it.
                hasResult={roundCount > 1 || !placed || ride !== round.counted}
                hasName={roundCount === 1}
              />
            ))}
          </li>
        ))}
      </ol>
      <p className="results-figure">
        <b className="numeral text-display-md">{placed?.figure ?? words.none}</b>
        {placed && placed.count < roundCount && <small>{words.onRounds(placed.count)}</small>}
      </p>
      <PlayLink rides={getRidesOf(row)} name={name} queue={queue} />
    </li>
  );
}

function RowPlace({ placed }: { placed: Placed | undefined }) {
  if (!placed) return <span className="results-place numeral text-display-md text-ink-2">{words.none}</span>;
  const { rank, isTied } = placed;
  return (
    <span className="results-place numeral text-display-md whitespace-nowrap">
      <span className="sr-only">{isTied ? words.tied : words.place} </span>
      {isTied && (
        <small aria-hidden="true" className="text-[0.6em] text-ink-2">
          {words.tie}
        </small>
      )}
      {rank}
    </span>
  );
}

interface RoundRideProps {
  ride: Video;
  hasResult: boolean;
  hasName: boolean;
}

function RoundRide({ ride, hasResult, hasName }: RoundRideProps) {
  const result = presentResult(ride);
  return (
    <span className="results-ride">
      {hasResult && (
        <b className={result?.figure === undefined ? 'label text-ink-2' : 'numeral'}>{formatResult(ride)}</b>
      )}
      {ride.animal_brand && <Brand>{ride.animal_brand}</Brand>}
      {(hasName || !ride.animal_brand) && ride.animal_id && (
        <span className="wrap-anywhere">{getAnimalName({ name: ride.animal_name })}</span>
      )}
    </span>
  );
}

function PlayLink({
  rides,
  name,
  queue,
}: {
  rides: readonly Video[];
  name: string;
  queue: readonly string[];
}) {
  const { search } = useLocation();
  const [first] = rides;
  return (
    <Link
      to={{ search: buildPlaySearch(search, first?.video_id) }}
      state={{ queue }}
      aria-label={rides.length === 1 ? copy.play(name) : copy.playRides(rides.length, name)}
      className="results-play bordered grid size-11 place-items-center rounded-full hover:bg-sunken"
    >
      <Play aria-hidden="true" className="size-4.5 translate-x-px fill-current" />
    </Link>
  );
}
