import { expect, test, vi } from 'vitest';
import type { FoundFilms } from '#src/domain/name-first-films.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { createResults } from './results.ts';

const build = (rider: string, score: number | null, fields: object = {}): Video => {
  const id = `${rider} ${JSON.stringify(fields)}`;
  return parseVideo(id, {
    ...{ video_id: id, event_type: 1, score, animal_id: 'x', animal_brand: 'J7', animal_name: 'Dust Devil' },
    ...{ contestants_id: rider && [rider], contestants_names: rider && [rider] },
    ...fields,
  });
};

const nothing: FoundFilms = { links: new Map(), films: new Map() };

/** The list in a page, and what it does. */
async function open(rides: readonly Video[], found: FoundFilms = nothing) {
  document.body.innerHTML = '<ol></ol>';
  const { listRides, ...shown } = await createResults(rides, 'Cedar Gap', () => Promise.resolve(found));
  const onChoose = vi.fn<(index: number) => void>();
  const list = document.querySelector('ol')!;
  const mark = listRides!({ list, rides: shown.rides, describe: () => '', onChoose });
  const read = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '));
  return { ...shown, mark, onChoose, read };
}

const round = (day: number) => ({ event_date: day * 86_400 });

test('[RES-10] a frame has the places with ties, riders, animals and figures of each event, then those without', async () => {
  const { read, about } = await open([
    build('Mia', 80),
    build('Zoe', 88.5),
    build('Abe', 0, { ride_start: 1, ride_end: 4.2 }),
    build('Lou', 80),
    build('', null, { animal_id: '', animal_brand: '', animal_name: '' }),
    build('Ana', 70.25),
    build('Kim', null, { event_type: 5, time: 17.3 }),
  ]);
  expect(read('#results :is(h2, h3, button, p)')).toEqual([
    'Bull Riding',
    'Place 1 1 Zoe J7 Dust Devil 88.5',
    'Tied for place 2 T2 Lou J7 Dust Devil 80',
    'Tied for place 2 T2 Mia J7 Dust Devil 80',
    'Place 4 4 Ana J7 Dust Devil 70.25',
    'Without a score',
    '– Abe J7 Dust Devil Off 3.2 s',
    '– Rider not tagged No result yet',
    'Barrel Racing',
    'Place 1 1 Kim J7 Dust Devil 17.30',
    'By Cedar Gap',
  ]);
  const hidden = [...document.querySelectorAll('#results span')].filter((part) => part.ariaHidden);
  expect(hidden.map(({ textContent }) => textContent)).toEqual(['1', 'T2', 'T2', '4', '1']);
  expect(about).toBe('Not the official result. From the rides posted here.');
});

test('[RES-10] of several rounds, a frame has the result of each, and the average', async () => {
  const { read } = await open([
    build('Mia', 80, round(1)),
    build('Zoe', 88, round(1)),
    build('Abe', 0, round(1)),
    build('Mia', 85.5, round(2)),
    build('Abe', 0, round(2)),
  ]);
  expect(read('button')).toEqual([
    'Place 1 1 Mia 80 J7 Dust Devil 85.5 J7 Dust Devil 82.75',
    'Place 2 2 Zoe 88 J7 Dust Devil 88 on 1 round',
    '– Abe Off J7 Dust Devil Off J7 Dust Devil –',
  ]);
});

test('[RES-10] where nobody has a place, no heading parts those without from others', async () => {
  const { read } = await open([build('Abe', 0), build('Lou', 0)]);
  expect(read('#results :is(h2, h3)')).toEqual(['Bull Riding']);
});

test('[RES-04, RES-10] a frame has a ride once, whichever of its films the list names', async () => {
  const night = { event_date: 86_400 };
  const films = [
    build('Mia', 80, night),
    build('Zoe', 84, night),
    build('Mia', 79, { ...night, notes: 'Other' }),
  ];
  const [first, , second] = films.map(({ id }) => id) as [string, string, string];
  const links = new Map([[second, { first_video_id: first, state: 'accepted' }]]);
  const { read, rides } = await open(films, { ...nothing, links });
  expect(read('button')).toEqual(['Place 1 1 Zoe J7 Dust Devil 84', 'Place 2 2 Mia J7 Dust Devil 80']);
  expect(rides.map(({ id }) => id)).toEqual([films[1]?.id, first]);
});

test('[RES-10] each row plays its rides, then those of the next row, and is marked while they play', async () => {
  const rides = [
    build('Mia', 80, round(1)),
    build('Zoe', 88, round(1)),
    build('Abe', 0, round(1)),
    build('Zoe', 84, round(2)),
    build('Mia', 85, round(2)),
  ];
  const { rides: inOrder, mark, onChoose } = await open(rides);
  expect(inOrder).toEqual([1, 3, 0, 4, 2].map((index) => rides[index]));
  const buttons = [...document.querySelectorAll('button')];
  for (const button of buttons) button.click();
  expect(onChoose.mock.calls).toEqual([[0], [2], [4]]);
  const scrollTo = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const readMarked = () =>
    buttons.map((button, index) => button.ariaCurrent && index).filter(Number.isInteger);
  expect([mark(0), readMarked(), scrollTo.mock.calls.length]).toEqual(['Bull Riding · Place 1', [0], 0]);
  expect([mark(3), readMarked(), scrollTo.mock.contexts]).toEqual([
    'Bull Riding · Place 2',
    [1],
    [buttons[1]],
  ]);
  expect([mark(4), readMarked()]).toEqual(['Bull Riding', [2]]);
});

test('[RES-10] a list whose rides are gone, or have no event, says so', async () => {
  const shown = await open([build('Mia', 80, { event_type: 0 })]);
  expect([shown.rides, shown.empty]).toEqual([
    [],
    'No results yet. The rides of this list were deleted, or have no event.',
  ]);
});
