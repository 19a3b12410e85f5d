import { expect, test } from 'vitest';
import { parseVideo } from '#src/domain/video.ts';
import { possibleFilmsQuery } from './film-queries.ts';

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
