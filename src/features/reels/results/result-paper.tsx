import { getAnimalName } from '#src/domain/animal.ts';
import { getResultList, getRidesOf, type Contestant, type ListedEvent } from '#src/domain/result-list.ts';
import { copy as words } from '#src/domain/results/copy.ts';
import { formatPlace, formatResult } from '#src/domain/results/describe-results.ts';
import { getRiderLabel } from '#src/domain/rodeo-event.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import type { PlayableReel } from '#src/queries/reel-queries.ts';
import { Sheet } from '../sheet.tsx';
import { copy } from './copy.ts';
import { describeNight } from './describe-night.ts';
import { nameFigure } from './name-figure.ts';
import './result-paper.css';

/** Rounds in columns of their own; more of them stand below each other. */
const maxColumns = 4;

/** What is printed of the results of a night: a table for each event, on as many sheets as it takes. */
export function ResultPaper({ playable: { reel, rides } }: { playable: PlayableReel }) {
  return (
    <Sheet
      reel={reel}
      facts={[joinFacts(...describeNight(reel, rides)), words.notOfficial]}
      codeLabel={copy.paper.qr}
    >
      {getResultList(rides).map((event) => (
        <EventTable key={event.eventId} event={event} />
      ))}
    </Sheet>
  );
}

function EventTable({ event }: { event: ListedEvent }) {
  const { eventId, eventName, roundCount, placed, others } = event;
  const hasAnimals = [...placed, ...others].flatMap(getRidesOf).some(({ animal_id }) => animal_id !== '');
  const columns = roundCount > maxColumns ? 1 : roundCount === 1 && !hasAnimals ? 0 : roundCount;
  return (
    <section aria-label={eventName} className="result-paper">
      <h3>{eventName}</h3>
      <table>
        <thead>
          <tr>
            <th>{copy.paper.shortPlace}</th>
            <th>{getRiderLabel(eventId)}</th>
            {Array.from({ length: columns }, (_, index) => (
              <th key={index}>
                {columns > 1 ? copy.round(index + 1) : roundCount > 1 ? copy.rounds : copy.csv.animal}
              </th>
            ))}
            <th className="paper-result">{nameFigure(event)}</th>
          </tr>
        </thead>
        <tbody>
          {placed.map((row) => (
            <tr key={row.id}>
              <td>{formatPlace(row)}</td>
              <NameAndRounds row={row} columns={columns} isOneRound={roundCount === 1} />
              <td className="paper-result">
                <b>{row.figure}</b>
                {row.count < roundCount && <small>{words.onRounds(row.count)}</small>}
              </td>
            </tr>
          ))}
          {others.map((row) => (
            <tr key={row.id}>
              <td>{words.none}</td>
              <NameAndRounds row={row} columns={columns} isOneRound={roundCount === 1} />
              <td className="paper-result">
                <b>{roundCount === 1 ? getRidesOf(row).map(formatResult).join(', ') : words.none}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {roundCount > 1 && <p>{copy.averageOf(roundCount)}</p>}
    </section>
  );
}

interface NameAndRoundsProps {
  row: Contestant;
  columns: number;
  isOneRound: boolean;
}

function NameAndRounds({ row, columns, isOneRound }: NameAndRoundsProps) {
  const cells = Array.from({ length: columns }, (_, index) => ({
    round: index + 1,
    rides: columns === 1 ? getRidesOf(row) : getRidesOf({ rounds: row.rounds.slice(index, index + 1) }),
  }));
  return (
    <>
      <td>
        <b>{row.names || words.noRider}</b>
      </td>
      {cells.map(({ round, rides }) => (
        <td key={round}>
          {rides.map((ride) => (
            <span key={ride.id}>
              {!isOneRound && <b>{formatResult(ride)} </b>}
              {ride.animal_brand && <b className="paper-brand">{ride.animal_brand}</b>}{' '}
              {ride.animal_id && getAnimalName({ name: ride.animal_name })}
            </span>
          ))}
        </td>
      ))}
    </>
  );
}
