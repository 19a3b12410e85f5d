import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parseVideo, type Video } from '#src/domain/video.ts';
import * as documentBatch from './document-batch.ts';
import * as publicDocuments from './documents.ts';
import { fetchPossibleFilms, withFirstFilms } from './first-films.ts';
import { toRestValue } from './stored-values.ts';

const day = Date.UTC(2026, 6, 25) / 1000;

const buildFields = (fields: object = {}) => ({
  ...{ event_type: 1, event_date: day, animal_id: 'bull', contestants_id: ['rider'], score: 80 },
  ...fields,
});
const build = (id: string, fields: object = {}): Video => parseVideo(id, buildFields(fields));

const documents = new Map<string, object>();
const fetchNamedBatch = vi.spyOn(documentBatch, 'fetchNamedBatch');

const link = (later: string, first: string) =>
  documents.set(`ride_links/${later}`, { first_video_id: first, state: 'accepted' });
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

  test('is found of every one of hundreds, by requests of a hundred', async () => {
    const ids = Array.from({ length: 205 }, (_, index) => `film-${(index * 77) % 205}`);
    for (const id of ids.slice(1)) link(id, ids[0]!);
    const found = await withFirstFilms(ids.map((id) => build(id)));
    expect(found.filter(({ first_film }) => first_film === ids[0])).toHaveLength(204);
    expect(fetchNamedBatch.mock.calls.map(([paths]) => paths.length)).toEqual([100, 100, 5]);
  });
});

test('[LINK-03] films of the same day may be of the animal, of whoever is tagged, or by a rider who tags nobody', async () => {
  const queryPublicDocuments = vi.spyOn(publicDocuments, 'queryPublicDocuments');
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
