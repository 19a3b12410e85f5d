import { getRidesOf, type Contestant, type ListedEvent, type Placed } from '#src/domain/result-list.ts';
import { copy } from '#src/domain/results/copy.ts';
import { formatResult } from '#src/domain/results/describe-results.ts';
import type { Video } from '#src/domain/video.ts';
import { createPart } from '../create-part.ts';
import { createAnimalParts } from '../ride-card.ts';

/** A contestant in a list of results. */
export interface ResultRow {
  event: ListedEvent;
  /** Undefined for a row without a place. */
  placed: Placed | undefined;
  rides: Video[];
  button: HTMLButtonElement;
}

/** What is said of a place to those who cannot see it. */
export const namePlace = ({ isTied, rank }: Placed): string => `${isTied ? copy.tied : copy.place} ${rank}`;

function createPlace(placed: Placed | undefined): HTMLElement {
  const place = createPart('rank', '');
  const shown = createPart('', placed ? '' : copy.none);
  if (placed) {
    place.append(createPart('sr-only', `${namePlace(placed)} `));
    if (placed.isTied) shown.append(createPart('', copy.tie, 'small'));
    shown.append(String(placed.rank));
    shown.ariaHidden = 'true';
  }
  place.append(shown);
  return place;
}

function createRide(ride: Video, hasResult: boolean): HTMLElement {
  const part = createPart('ride', '');
  if (hasResult) part.append(createPart('result', formatResult(ride)), ' ');
  for (const fact of createAnimalParts(ride)) part.append(fact, ' ');
  return part;
}

/** A button that says who has which place, on what, and with which figure. */
export function createResultRow(event: ListedEvent, contestant: Contestant, placed?: Placed): ResultRow {
  const rides = getRidesOf(contestant);
  const [first] = rides;
  const isOnly = rides.length === 1 && event.roundCount === 1;
  const plate = createPart('plate', placed?.figure ?? (isOnly && first ? formatResult(first) : copy.none));
  plate.toggleAttribute('data-words', !placed);
  if (placed && placed.count < event.roundCount)
    plate.append(' ', createPart('', copy.onRounds(placed.count), 'small'));
  const who = createPart('who', '');
  who.append(
    createPart('names', contestant.names || copy.noRider, 'b'),
    ' ',
    // Of the only ride, the plate says how it ended.
    ...rides.map((ride) => createRide(ride, !isOnly)),
  );
  const button = document.createElement('button');
  button.append(createPlace(placed), ' ', who, plate);
  return { event, placed, rides, button };
}
