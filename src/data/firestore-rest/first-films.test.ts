import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parseVideo, type Video } from '#src/domain/video.ts';
import * as documentBatch from './document-batch.ts';
import * as publicDocuments from './documents.ts';
import { fetchFilmsOfRide, fetchPossibleFilms, withFirstFilms } from './first-films.ts';
import { toRestValue } from './stored-values.ts';

const day = Date.UTC(2026, 6, 25) / 1000;

const buildFields = (fields: object = {}) => ({
  ...{ event_type: 1, event_date: day, animal_id: 'bull', contestants_id: ['rider'], score: 80 },
  ...fields,
});
const build = (id: string, fields: object = {}): Video => parseVideo(id, buildFields(fields));

const documents = new Map<string, object>();
const fetchNamedBatch = vi.spyOn(documentBatch, 'fetchNamedBatch');
const queryPublicDocuments = vi.spyOn(publicDocuments, 'queryPublicDocuments');

const link = (later: string, first: string, state = 'accepted') =>
  documents.set(`ride_links/${later}`, { first_video_id: first, state });
const toFields = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? { arrayValue: { values: value.map(toRestValue) } }
        : toRestValue(value as string | number),
    ]),
  );

beforeEach(() => {
  documents.clear();
  queryPublicDocuments.mockReset();
  fetchNamedBatch.mockReset();
  fetchNamedBatch.mockImplementation((paths) =>
    Promise.resolve(
      paths.flatMap((path) => {
        const fields = documents.get(path);
        return fields ? [{ path, fields: toFields(fields) }] : [];
      }),
    ),
  );
});

const readFirst = async (rides: readonly Video[]) =>
  (await withFirstFilms(rides)).map(({ id, first_film }) => [id, first_film]);

describe('[LINK-02] without a record, the first film of a ride', () => {
  test('is asked for only where two rides may be one', async () => {
    const rides = [
      build('m'),
      build('b', { event_date: day - 86_400 }),
      build('z', { animal_id: 'mare', contestants_id: ['roper'] }),
    ];
    expect(await withFirstFilms(rides)).toEqual(rides);
    expect(fetchNamedBatch).not.toHaveBeenCalled();
  });

  test('is found where it is not among the rides itself, also through the link of one that is not', async () => {
    documents.set('videos/gone', buildFields());
    link('z', 'm');
    link('b', 'gone');
    link('gone', 'm');
    const rides = [build('z'), build('m'), build('b'), build('other', { event_date: day - 86_400 })];
    expect(await readFirst(rides)).toEqual([
      ['z', 'm'],
      ['m', undefined],
      ['b', 'm'],
      ['other', undefined],
    ]);
  });

  test('is found at the end of a chain of films that are not among the rides, as far as links are accepted', async () => {
    for (const id of ['one', 'two', 'three']) documents.set(`videos/${id}`, buildFields());
    link('b', 'three');
    link('three', 'one');
    link('one', 'two');
    link('two', 'm');
    expect(await readFirst([build('m'), build('b')])).toEqual([
      ['m', undefined],
      ['b', 'm'],
    ]);
    link('one', 'two', 'refused');
    expect(await readFirst([build('b'), build('m')])).toEqual([
      ['b', 'one'],
      ['m', undefined],
    ]);
  });

  test('is found where a film of the rider and one of the animal are linked by one that names both', async () => {
    documents.set('videos/both', buildFields());
    link('z', 'both');
    link('both', 'm');
    const [ofAnimal, ofRider] = [build('m', { contestants_id: [] }), build('z', { animal_id: '' })];
    expect(await readFirst([ofRider, ofAnimal])).toEqual([
      ['z', 'm'],
      ['m', undefined],
    ]);
  });

  test('is found of every one of hundreds, by requests of a hundred', async () => {
    const ids = Array.from({ length: 205 }, (_, index) => `film-${(index * 77) % 205}`);
    for (const id of ids.slice(1)) link(id, ids[0]!);
    const found = await withFirstFilms(ids.map((id) => build(id)));
    expect(found.filter(({ first_film }) => first_film === ids[0])).toHaveLength(204);
    expect(fetchNamedBatch.mock.calls.map(([paths]) => paths.length)).toEqual([100, 100, 5]);
  });
});

describe('the films of a ride', () => {
  /** Answers queries for links as Firestore does. */
  const answerQueries = () =>
    queryPublicDocuments.mockImplementation((_collection, { filter }) => {
      const ids = JSON.stringify(filter);
      const found = [...documents].flatMap(([path, fields]) => {
        const [collection, id = ''] = path.split('/');
        const { first_video_id } = fields as { first_video_id: string };
        const isAsked = Object.entries({ id, first_video_id }).some(
          ([field, value]) => ids.includes(`"field":"${field}"`) && ids.includes(`"${value}"`),
        );
        return collection === 'ride_links' && isAsked ? [{ id, fields: { ...fields }, position: [] }] : [];
      });
      return Promise.resolve(found);
    });
  const read = async (id: string) => {
    const { links, films } = await fetchFilmsOfRide(id);
    return [links.map((each) => each.id).toSorted(), films.map((film) => film.id).toSorted()];
  };

  test('[LINK-03] are all of a chain, whichever of them is asked for', async () => {
    for (const id of ['m', 'z', 'b', 'd', 'x']) documents.set(`videos/${id}`, buildFields());
    link('z', 'm');
    link('b', 'z');
    link('d', 'b');
    link('x', 'z', 'proposed');
    answerQueries();
    const films = ['m', 'z', 'b', 'd'];
    for (const id of ['m', 'b', 'd'])
      expect(await read(id)).toEqual([['b', 'd', 'z'], films.filter((each) => each !== id).toSorted()]);
    // What is only asked belongs to the two films alone.
    expect(await read('z')).toEqual([
      ['b', 'd', 'x', 'z'],
      ['b', 'd', 'm', 'x'],
    ]);
    expect(await read('x')).toEqual([['x'], ['z']]);
    queryPublicDocuments.mockClear();
    expect(await read('alone')).toEqual([[], []]);
    expect(queryPublicDocuments).toHaveBeenCalledTimes(1);
  });
});

test('[LINK-03] films of the same day may be of the animal, of whoever is tagged, or by a rider who tags nobody', async () => {
  const find = (id: string) => ({ id, fields: buildFields(), position: [] });
  queryPublicDocuments.mockResolvedValue(['m', 'own', 'b'].map(find));
  const found = await fetchPossibleFilms(build('own', { contestants_id: ['header', 'heeler'] }));
  expect(found.map(({ id }) => id)).toEqual(['m', 'b']);
  const is = (field: string, value: string | number) => ({ field, op: 'EQUAL', value });
  const names = (value: string) => ({ field: 'contestants_id', op: 'ARRAY_CONTAINS', value });
  const tags = [
    is('animal_id', 'bull'),
    ...['header', 'heeler'].flatMap((id) => [names(id), is('user_id', id)]),
  ];
  const filters = [is('event_type', 1), is('event_date', day), { op: 'OR', filters: tags }];
  expect(queryPublicDocuments).toHaveBeenCalledExactlyOnceWith('videos', {
    filter: { op: 'AND', filters },
    limit: 20,
  });
  for (const nothing of [{ event_date: null }, { animal_id: '', contestants_id: [] }])
    expect(await fetchPossibleFilms(build('own', nothing))).toEqual([]);
  expect(queryPublicDocuments).toHaveBeenCalledTimes(1);
});

test('[LINK-03] films that cannot be linked are left out: linked to one that is there, or refused', async () => {
  const at = (minute: number) => ({ created: new Date(minute * 60_000) });
  const minutes = { b: 1, m: 2, own: 5, z: 6, x: 7, d: 8, a: 9, y: 10 };
  const find = ([id, minute]: [string, number]) => ({
    ...{ id, fields: { ...buildFields(), ...at(minute) }, position: [] },
  });
  queryPublicDocuments.mockResolvedValue(Object.entries(minutes).map(find));
  const ask = async () => (await fetchPossibleFilms(build('own', at(5)))).map(({ id }) => id).join('');
  expect(await ask()).toBe('bmzxday');
  link('z', 'm');
  link('d', 'gone');
  link('x', 'elsewhere', 'proposed');
  documents.set('ride_links/a', { first_video_id: 'own', state: 'refused', refused: ['own'] });
  documents.set('ride_links/y', { first_video_id: 'm', state: 'refused', refused: ['m'] });
  documents.set('videos/elsewhere', buildFields());
  expect(await ask()).toBe('bmdy');
  documents.set('ride_links/own', { first_video_id: 'm', state: 'refused', refused: ['m'] });
  expect(await ask()).toBe('bdy');
  link('own', 'm');
  expect(await ask()).toBe('dy');
});
