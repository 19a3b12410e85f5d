import { videoPath } from '#src/config/paths.ts';
import { getAnimalName } from '#src/domain/animal.ts';
import { presentResult } from '#src/domain/present-result.ts';
import type { Reel } from '#src/domain/reel.ts';
import { getRidesOf, type Contestant, type ListedEvent, type Placed } from '#src/domain/result-list.ts';
import { copy as words } from '#src/domain/results/copy.ts';
import { formatPlace } from '#src/domain/results/describe-results.ts';
import { toCsv, toCsvFigure } from '#src/lib/csv.ts';
import { toFileName } from '#src/lib/file-name.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { copy } from './copy.ts';

/** Saves the results as CSV, a line for each contestant and as many rounds as the event with the most. */
export function saveResults({ title }: Reel, events: readonly ListedEvent[]): void {
  saveFile(
    `${toFileName(copy.csv.fileName, title)}.csv`,
    new Blob([toResultsCsv(events)], { type: 'text/csv' }),
  );
}

function toResultsCsv(events: readonly ListedEvent[]): string {
  const roundCount = Math.max(0, ...events.map((event) => event.roundCount));
  const rounds = Array.from({ length: roundCount }, (_, index) => index);
  const { csv } = copy;
  const toRow = ({ eventName }: ListedEvent, row: Contestant, placed?: Placed) => [
    eventName,
    placed ? formatPlace(placed) : '',
    row.names,
    ...rounds.flatMap((round) => describeRound(row, round)),
    ...(roundCount > 1 ? [toCsvFigure(placed?.figure ?? '')] : []),
    ...getRidesOf(row)
      .slice(0, 1)
      .map((ride) => location.origin + videoPath(ride.video_id)),
  ];
  return toCsv([
    [
      ...[csv.event, words.place, csv.rider],
      ...rounds.flatMap((round) => [
        roundCount > 1 ? copy.round(round + 1) : csv.result,
        roundCount > 1 ? `${csv.animal} ${round + 1}` : csv.animal,
      ]),
      ...(roundCount > 1 ? [copy.average] : []),
      csv.link,
    ],
    ...events.flatMap((event) => [
      ...event.placed.map((row) => toRow(event, row, row)),
      ...event.others.map((row) => toRow(event, row)),
    ]),
  ]);
}

function describeRound({ rounds }: Contestant, round: number): [string, string] {
  const ride = rounds[round]?.counted;
  if (!ride) return ['', ''];
  const animal = [ride.animal_brand, ride.animal_id && getAnimalName({ name: ride.animal_name })];
  return [toCsvFigure(presentResult(ride)?.listed ?? ''), animal.filter(Boolean).join(' ')];
}
