import { getResultList, type ListedEvent } from '#src/domain/result-list.ts';
import { copy as words } from '#src/domain/results/copy.ts';
import { nameOthers } from '#src/domain/results/describe-results.ts';
import type { Video } from '#src/domain/video.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import { createPart } from '../create-part.ts';
import { getElement } from '../get-element.ts';
import { copy } from './copy.ts';
import type { ListRides } from './play-reel.ts';
import { createResultRow, namePlace, type ResultRow } from './result-row.ts';

/* What result lists have instead of the rides of a reel in their order. */

function createList(tag: 'ol' | 'ul', rows: readonly ResultRow[]): HTMLElement[] {
  if (rows.length === 0) return [];
  const list = document.createElement(tag);
  for (const { button } of rows) list.appendChild(document.createElement('li')).append(button);
  return [list];
}

function createEvent({ eventId, eventName }: ListedEvent, rows: readonly ResultRow[]): HTMLElement[] {
  const places = createList(
    'ol',
    rows.filter(({ placed }) => placed),
  );
  const others = createList(
    'ul',
    rows.filter(({ placed }) => !placed),
  );
  const isBoth = places.length > 0 && others.length > 0;
  return [
    createPart('', eventName, 'h2'),
    ...places,
    ...(isBoth ? [createPart('', nameOthers(eventId), 'h3')] : []),
    ...others,
  ];
}

/** What a list of results shows of itself. */
export interface ShownResults {
  /** Those of each row, in the order of the rows. */
  rides: Video[];
  listRides: ListRides;
  /** What has to be said of it. */
  about: string;
  /** What is said where it has no rides. */
  empty: string;
}

/**
 * The results of a night.
 *
 * @param stored the rides that the list names
 * @param by whose list it is
 */
export function createResults(stored: readonly Video[], by: string): ShownResults {
  const events = getResultList(stored);
  const rows = events.flatMap((event) => [
    ...event.placed.map((placed) => createResultRow(event, placed, placed)),
    ...event.others.map((other) => createResultRow(event, other)),
  ]);
  const rowOfRide = rows.flatMap((row) => row.rides.map(() => row));
  const place = getElement('#place', HTMLParagraphElement);

  const listRides: ListRides = (rides, _describe, onChoose) => {
    const results = createPart('', '', 'div');
    results.id = 'results';
    results.append(
      ...events.flatMap((event) =>
        createEvent(
          event,
          rows.filter((row) => row.event === event),
        ),
      ),
      createPart('', copy.by(by, rides.length), 'p'),
    );
    for (const row of rows) row.button.addEventListener('click', () => onChoose(rowOfRide.indexOf(row)));
    getElement('ol', HTMLOListElement).replaceWith(results);
    document.body.dataset['results'] = '';
    return (index) => {
      const current = rowOfRide[index];
      const wasMarked = rows.some(({ button }) => button.ariaCurrent);
      for (const row of rows) row.button.ariaCurrent = row === current ? 'true' : null;
      if (!current) return;
      const { event, placed, button } = current;
      place.textContent = joinFacts(event.eventName, placed ? namePlace(placed) : '');
      // The first row is marked before anything plays. Browsers scroll no page of another site.
      if (wasMarked) button.scrollIntoView({ block: 'nearest' });
    };
  };
  const { title, text } = words.empty;
  return {
    rides: rows.flatMap(({ rides }) => rides),
    ...{ listRides, about: words.notOfficial, empty: `${title}. ${text}` },
  };
}
