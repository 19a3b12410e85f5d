import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getResultList } from '#src/domain/result-list.ts';
import { parseVideo } from '#src/domain/video.ts';
import { isName, toLine } from '#src/domain/names.ts';
import { animals } from './seed-animals.ts';
import { getDownloadUrl, getSeedDocuments, seedFiles } from './seed-files.ts';
import { people } from './people.ts';
import { notifications } from './seed-notifications.ts';
import { reels } from './seed-reels.ts';
import { videos } from './seed-videos.ts';

const users = Object.values(people);

test('ids are unique', () => {
  const ids = [users, animals, videos, reels, notifications].flatMap((all) => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('[RES-12] one result list has a place in each of three events', () => {
  const lists = reels.filter(({ is_result_list }) => is_result_list);
  const rides = lists.flatMap((list) => videos.filter(({ id }) => list.videos.includes(id)));
  const results = getResultList(rides.map((ride) => parseVideo(ride.id, ride)));
  expect(lists).toHaveLength(1);
  expect(results.map(({ placed }) => placed.map(({ names, figure }) => `${names} ${figure}`))).toEqual([
    ['Cody Latham 87'],
    ['Wade Begay 6.20'],
    ['Wade Begay 8.60'],
  ]);
});

test('all names are allowed by the rules', () => {
  const names = [
    ...users.flatMap((user) => [user.name, user.first_name, user.last_name]),
    ...animals.map(({ name }) => name),
  ];
  expect(names.filter((name) => name !== '' && !isName(name))).toEqual([]);
  const lines = [...users.map(({ location }) => location), ...animals.map(({ brand }) => brand)];
  expect([...lines, ...videos.map(({ title }) => title)].filter((text) => toLine(text) !== text)).toEqual([]);
});

test('videos are published by those who may act for the account, with an animal suited to the event', () => {
  for (const { created_by, user_id, account_upload, animal_id, event_type, title } of videos) {
    const owner = users.find(({ id }) => id === user_id);
    expect(created_by === user_id || owner?.user_access[created_by], `uploader of ${title}`).toBe(true);
    if (account_upload !== 1) continue;
    const events = animals.find(({ id }) => id === animal_id)?.events ?? [];
    // Calves are for both kinds of calf roping.
    const suited = [7, 8].includes(event_type) ? [7, 8] : [event_type];
    const isSuited = events.some((event) => suited.includes(event));
    expect(isSuited, `animal of ${title}`).toBe(true);
  }
});

test('every picture and clip exists, and the documents link to the pictures', () => {
  const paths = seedFiles.map(({ path }) => path);
  expect(new Set(paths).size).toBe(2 * users.length + animals.length + 5 * videos.length);
  expect(seedFiles.filter(({ source }) => !existsSync(source))).toEqual([]);
  const bucket = 'http://127.0.0.1:1/v0/b/bucket/o';
  const documents = getSeedDocuments(bucket);
  const urls = [
    ...documents.users.map(({ photo_url }) => photo_url),
    ...documents.animals.map(({ picture_url }) => picture_url),
    ...documents.videos.map(({ thumbnail_url }) => thumbnail_url),
  ];
  const expected = paths.map((path) => getDownloadUrl(bucket, path));
  expect(urls.filter((url) => !expected.includes(url))).toEqual([]);
});
