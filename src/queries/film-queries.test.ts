import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { parseVideo } from '#src/domain/video.ts';
import { answerFilmsMutation, possibleFilmsQuery } from './film-queries.ts';
import { queryKeys } from './query-keys.ts';

vi.mock('#src/data/firestore-lite/ride-links.ts', () => {
  const write = () => Promise.resolve();
  return { acceptLink: write, endLink: write, linkFilms: write };
});

const ride = { event_type: 4, event_date: 86_400, animal_id: 'bull', contestants_id: ['header', 'heeler'] };
const getKey = (fields: object) =>
  JSON.stringify(possibleFilmsQuery(parseVideo('', { ...ride, ...fields })).queryKey);

test.each([
  ['event', { event_type: 5 }],
  ['day', { event_date: 172_800 }],
  ['animal', { animal_id: 'mare' }],
  ['rider', { contestants_id: ['header', 'other'] }],
])('[LINK-05] the films that a form asks about are looked for again with another %s', (_name, fields) => {
  expect(getKey(fields)).not.toBe(getKey({}));
  expect(getKey({ title: 'Reno Rodeo' })).toBe(getKey({}));
});

test('[RES-04] once two films are known to be of one ride, result lists are read again, as other pages are', async () => {
  const client = new QueryClient();
  const films = { first: parseVideo('first', {}), later: parseVideo('later', {}) };
  const keys = [queryKeys.reel('list'), queryKeys.films('first')];
  for (const key of keys) client.setQueryData(key, {});
  const mutation = answerFilmsMutation(client, { userId: 'owner' } as never);
  await client.getMutationCache().build(client, mutation).execute({ kind: 'link', films });
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
});
