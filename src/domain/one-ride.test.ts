import { describe, expect, test } from 'vitest';
import { buildFilm, toLink } from '#tests/support/factories/build-film.ts';
import {
  findEarlierFilm,
  findFirstFilm,
  findPossibleCopies,
  getLinkedFilms,
  isOneRide,
  maxLinkHops,
  toSecondOf,
} from './one-ride.ts';
import { getCountedRides } from './ride-outcome.ts';
import type { Video } from './video.ts';

const byId = <Item extends { id: string }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.id, item]));

describe('the first film of a ride', () => {
  test('[LINK-02] is found through links of some films, and not of more, also if they run in a circle', () => {
    const films = Array.from({ length: maxLinkHops + 2 }, (_, index) =>
      buildFilm(`film-${9 - index}`, index),
    );
    const links = films.slice(1).map((film, index) => toLink(film.id, films[index]?.id ?? ''));
    const find = (index: number) => findFirstFilm(films[index]!, byId(links), byId(films))?.id;
    expect([find(0), find(1), find(maxLinkHops)]).toEqual([undefined, 'film-9', 'film-9']);
    expect(find(maxLinkHops + 1)).toBe('film-8');
    const circle = [toLink('film-9', 'film-8'), toLink('film-8', 'film-9')];
    expect(() => findFirstFilm(films[0]!, byId(circle), byId(films))).not.toThrow();
  });

  test.each([
    ['qualified', 86.5, 're-ride', null],
    ['re-ride', null, 'qualified', 86.5],
    ['turned-out', null, 'bucked-off', 0],
  ])('[LINK-02] is no %s for a %s: that is another ride', (result, score, otherResult, otherScore) => {
    const [first, later] = [
      buildFilm('m', 1, { result, score }),
      buildFilm('b', 2, { result: otherResult, score: otherScore }),
    ];
    expect(findFirstFilm(later, byId([toLink('b', 'm')]), byId([first, later]))).toBeUndefined();
  });

  test('[LINK-02] is none of a day that nobody knows', () => {
    const [first, later] = [buildFilm('m', 1, { event_date: null }), buildFilm('b', 2, { event_date: null })];
    expect(findFirstFilm(later, byId([toLink('b', 'm')]), byId([first, later]))).toBeUndefined();
  });

  test('[LINK-02] names no other rider than the film itself, also where the one between them names none', () => {
    const [first, between, later] = [
      buildFilm('m', 1),
      buildFilm('z', 2, { contestants_id: [] }),
      buildFilm('b', 3, { contestants_id: ['other'] }),
    ];
    const films = byId([first, between, later]);
    const links = byId([toLink('z', 'm'), toLink('b', 'z')]);
    expect(findFirstFilm(between, links, films)?.id).toBe('m');
    expect(findFirstFilm(later, links, films)?.id).toBe('z');
    const named = films.set('b', buildFilm('b', 3));
    expect(findFirstFilm(named.get('b')!, links, named)?.id).toBe('m');
  });

  test('[LINK-02] may be that of a film of the animal and one of the rider, through a film that names both', () => {
    const films = [
      buildFilm('m', 1, { contestants_id: [] }),
      buildFilm('z', 2, { animal_id: '' }),
      buildFilm('b', 3, { event_date: Date.UTC(2026, 6, 26) / 1000 }),
      buildFilm('d', 4, { animal_id: 'mare', contestants_id: ['other'] }),
    ];
    expect(isOneRide(films[0]!, films[1]!)).toBe(false);
    expect(findPossibleCopies(films).map(({ id }) => id)).toEqual(['m', 'z']);
  });

  test('[LINK-02] counts, or of later films the earliest, whatever their order and ids', () => {
    const films = [buildFilm('b', 3), buildFilm('m', 1), buildFilm('z', 2), buildFilm('a', 0)].map((film) =>
      film.id === 'a' ? film : { ...film, first_film: 'm' },
    );
    const getIds = (some: readonly Video[]) => getCountedRides(some).map(({ id }) => id);
    expect(getIds(films)).toEqual(['m', 'a']);
    expect(getIds(films.toReversed())).toEqual(['a', 'm']);
    expect(getIds(films.filter(({ id }) => id !== 'm'))).toEqual(['z', 'a']);
  });
});

test('of two films the one that was published first is the first, if that is known', () => {
  const [one, other, same] = [buildFilm('a', 2), buildFilm('b', 1), buildFilm('c', 2)];
  expect(findEarlierFilm(one, other)).toBe(other);
  expect(findEarlierFilm(other, one)).toBe(other);
  expect(findEarlierFilm(one, same)).toBeUndefined();
  expect(findEarlierFilm(one, buildFilm('d', 0, { created: null }))).toBeUndefined();
});

test('[LINK-01] films of one ride have an event in common, and one of their riders', () => {
  const team = (id: string, ...riders: string[]) =>
    buildFilm(id, 1, { contestants_id: riders, animal_id: '' });
  expect(isOneRide(team('z', 'ana', 'bo'), team('b', 'bo', 'cal'))).toBe(true);
  expect(isOneRide(team('z', 'ana', 'bo'), team('b', 'cal', 'dee'))).toBe(false);
  expect(isOneRide(buildFilm('z', 1), buildFilm('b', 2, { event_type: 2 }))).toBe(false);
});

test('[LINK-03] a film is shown with those of its ride, and with what is said about it', () => {
  const films = [buildFilm('m', 1), buildFilm('z', 2), buildFilm('b', 3), buildFilm('d', 4)] as const;
  const links = [toLink('z', 'm'), toLink('b', 'm'), toLink('d', 'z', 'proposed'), toLink('x', 'z')];
  const { together, said, first } = getLinkedFilms(films[1], {
    links,
    films: films.filter((_, index) => index !== 1).toReversed(),
  });
  expect(first.id).toBe('m');
  expect(together.map(({ id }) => id)).toEqual(['m', 'b']);
  expect(said.map(({ other, later }) => [other.id, later.id])).toEqual([
    ['m', 'z'],
    ['d', 'd'],
  ]);
});

test('[LINK-03] what was refused is said of a film, and not what its maker took back', () => {
  const films = [buildFilm('m', 1), buildFilm('z', 2), buildFilm('b', 3)] as const;
  const links = ['z', 'b'].map((id) => ({
    ...toLink(id, 'm', 'refused'),
    refused: id === 'z' ? ['m'] : ['x'],
  }));
  const { said, together } = getLinkedFilms(films[0], { links, films: films.slice(1) });
  expect(said.map(({ link }) => link.id)).toEqual(['z']);
  expect(together).toEqual([]);
});

test('[LINK-04] the same second counts from the gate, and stays within the film', () => {
  const [from, to] = [{ ride_start: 2 }, { ride_start: 5, duration: 12 }];
  expect([0, 2, 4.5, 30].map((seconds) => toSecondOf(seconds, from, to))).toEqual([3, 5, 7.5, 12]);
  expect(toSecondOf(1, { ride_start: 8 }, to)).toBe(0);
  expect(toSecondOf(4, { ride_start: null }, to)).toBe(0);
  expect(toSecondOf(4, from, { ...to, ride_start: null })).toBe(0);
});
