import { nameFirstFilms } from '#src/domain/name-first-films.ts';
import { getResultList, type ListedEvent } from '#src/domain/result-list.ts';
import { copy as words } from '#src/domain/results/copy.ts';
import { nameOthers } from '#src/domain/results/describe-results.ts';
import type { Video } from '#src/domain/video.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import { createPart } from '../create-part.ts';
import type { ListRides, ShownReel } from './play-reel.ts';
import { createResultRow, namePlace, type ResultRow } from './result-row.ts';

/*
 * What result lists have instead of the rides of a reel in their order. Of the page's first code it imports nothing: they
 * would share a further file, which runs before the language is there.
 */

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

/**
 * The results of a night: the rides of each row, in the order of the rows.
 *
 * @param stored the rides that the list names
 * @param by whose list it is
 * @param read what tells which films are of one ride
 */
export async function createResults(
  stored: readonly Video[],
  by: string,
  read: Parameters<typeof nameFirstFilms>[1],
): Promise<ShownReel> {
  const events = getResultList(await nameFirstFilms(stored, read));
  const rows = events.flatMap((event) => [
    ...event.placed.map((placed) => createResultRow(event, placed, placed)),
    ...event.others.map((other) => createResultRow(event, other)),
  ]);
  const rowOfRide = rows.flatMap((row) => row.rides.map(() => row));

  const listRides: ListRides = ({ list, onChoose }) => {
    const results = createPart('', '', 'div');
    results.id = 'results';
    results.append(
      ...events.flatMap((event) =>
        createEvent(
          event,
          rows.filter((row) => row.event === event),
        ),
      ),
      createPart('', words.by(by), 'p'),
    );
    for (const row of rows) row.button.addEventListener('click', () => onChoose(rowOfRide.indexOf(row)));
    list.replaceWith(results);
    document.body.dataset['results'] = '';
    return (index) => {
      const current = rowOfRide[index];
      const wasMarked = rows.some(({ button }) => button.ariaCurrent);
      for (const row of rows) row.button.ariaCurrent = row === current ? 'true' : null;
      // The first row is marked before anything plays. Browsers scroll no page of another site.
      if (wasMarked) current?.button.scrollIntoView({ block: 'nearest' });
      return current
        ? joinFacts(current.event.eventName, current.placed ? namePlace(current.placed) : '')
        : '';
    };
  };
  const { title, text } = words.empty;
  return {
    rides: rows.flatMap(({ rides }) => rides),
    ...{ listRides, about: words.notOfficial, empty: `${title}. ${text}` },
  };
}
