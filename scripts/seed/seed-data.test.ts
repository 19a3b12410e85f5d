import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isName, toLine } from '#src/domain/names.ts';
import { getScoring } from '#src/domain/rodeo-event.ts';
import { animals } from './seed-animals.ts';
import { demoAccounts } from './demo-accounts.ts';
import { seedFiles, getSeedDocuments } from './seed-files.ts';
import { deriveUuid, people, unverifiedPeople } from './people.ts';
import { notifications } from './seed-notifications.ts';
import { rideOfTheWeekIndexes } from './seed-rides.ts';
import { videos, viewCounts } from './seed-videos.ts';

const users = Object.values(people);
const findUser = (id: string) => users.find((user) => user.id === id);
const findAnimal = (id: string) => animals.find((animal) => animal.id === id);
const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('covers all types, events and notification types', () => {
  expect([users.length, animals.length, videos.length]).toEqual([12, 20, 56]);
  expect(new Set(users.map(({ account_type }) => account_type))).toEqual(new Set([1, 2, 3]));
  expect(new Set(users.map(({ email }) => email)).size).toBe(users.length);
  expect(new Set(animals.map(({ animal_type }) => animal_type))).toEqual(new Set([1, 2, 3, 4]));
  expect(new Set(videos.map(({ event_type }) => event_type)).size).toBe(10);
  expect(new Set(notifications.map(({ alert_type }) => alert_type))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  expect(videos.filter((video) => video.ride_of_the_week)).toHaveLength(rideOfTheWeekIndexes.length);
  expect(animals.some(({ name }) => name === '')).toBe(true);
});

test('ids are unique, reproducible UUIDs', () => {
  for (const documents of [users, animals, videos]) {
    expect(documents.filter(({ id }) => !uuidPattern.test(id))).toEqual([]);
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
  }
  expect(new Set(notifications.map(({ id }) => id)).size).toBe(notifications.length);
  expect(deriveUuid('video/0')).toBe(deriveUuid('video/0'));
  expect(deriveUuid('video/0')).not.toBe(deriveUuid('video/1'));
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

describe('people', () => {
  test('mirror access on both sides, between existing users', () => {
    const mirrors = [
      ['user_access', 'account_access'],
      ['sent_invites', 'received_invites'],
      ['received_requests', 'sent_requests'],
    ] as const;
    for (const [grantor, delegate] of mirrors) {
      const edges = (from: typeof grantor | typeof delegate) =>
        users.flatMap((user) => Object.keys(user[from]).map((other) => ({ from: user.id, to: other })));
      const grants = edges(grantor);
      const mirrored = edges(delegate).map(({ from, to }) => ({ from: to, to: from }));
      expect(grants.length).toBeGreaterThan(0);
      expect(new Set(grants)).toEqual(new Set(mirrored));
      expect(grants.filter(({ from, to }) => !findUser(from) || !findUser(to))).toEqual([]);
    }
  });

  test('the demo accounts can log in, and the delegate can act for the contractor', () => {
    const accountsByRole = Object.fromEntries(demoAccounts.map((account) => [account.role, account]));
    const findAccountUser = (role: string) =>
      users.find(({ email }) => email === accountsByRole[role]?.email);
    expect(['contractor', 'contestant', 'fan'].map((role) => findAccountUser(role)?.account_type)).toEqual([
      1, 2, 3,
    ]);
    expect(findAccountUser('contractor')?.user_access[findAccountUser('delegate')?.id ?? '']).toBe(true);
    expect(demoAccounts.some(({ email }) => unverifiedPeople.some((user) => user.email === email))).toBe(
      false,
    );
  });
});

describe('videos', () => {
  test('are published by those who may act for the account', () => {
    for (const { created_by, user_id, title } of videos) {
      const canUpload = created_by === user_id || findUser(user_id)?.user_access[created_by];
      expect(canUpload, `uploader of ${title}`).toBe(true);
    }
  });

  test('have the result type of their event and a date in one of two seasons', () => {
    for (const video of videos) {
      const other = getScoring(video.event_type) === 'score' ? video.time : video.score;
      expect(other).toBeNull();
      expect(video.event_date % 86_400).toBe(0);
      expect([2025, 2026]).toContain(new Date(video.event_date * 1000).getUTCFullYear());
      expect(video.created?.getTime()).toBeGreaterThan(video.event_date * 1000);
    }
  });

  test('of contractors have an animal suited to the event', () => {
    for (const video of videos.filter(({ account_upload }) => account_upload === 1)) {
      const events = findAnimal(video.animal_id)?.events ?? [];
      const relatedEvents = video.event_type === 8 || video.event_type === 7 ? [7, 8] : [video.event_type];
      expect(
        events.some((event) => relatedEvents.includes(event)),
        `${video.title}, ${video.animal_brand}`,
      ).toBe(true);
    }
  });

  test('are in chronological order with distinct times, and have views', () => {
    const times = videos.map(({ created }) => created?.getTime() ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(times).size).toBe(times.length);
    expect(videos.map(({ video_id }) => (viewCounts[video_id] ?? 0) > 0)).not.toContain(false);
  });
});

test('notifications refer to existing users and videos', () => {
  for (const { notified_user_id, video_id, alert_type } of notifications) {
    expect(findUser(notified_user_id)).toBeDefined();
    expect(videos.some((video) => video.video_id === video_id)).toBe(alert_type <= 2);
  }
});

describe('files', () => {
  test('include a picture of every user in two sizes and of every animal, and a clip and thumbnail of every video', () => {
    const paths = seedFiles.map(({ path }) => path);
    expect(new Set(paths).size).toBe(2 * 12 + 20 + 2 * 56);
    expect(seedFiles.filter(({ source }) => !existsSync(source))).toEqual([]);
    for (const { id } of Object.values(people))
      expect(seedFiles).toContainEqual(
        expect.objectContaining({
          path: `users/${id}/profile-small.jpg`,
          photoPath: `users/${id}/profile.jpg`,
        }),
      );
    for (const { video_id, user_id, created_by } of videos) {
      for (const path of [`videos/${video_id}.mov`, `videos/${video_id}/${video_id}.png`]) {
        const file = seedFiles.find((candidate) => candidate.path === path);
        expect(file?.owner).toEqual({ owner: user_id, uploader: created_by });
      }
    }
  });

  test('are PNGs of at most 200 KiB for thumbnails and JPEGs for photos', () => {
    const ofType = (type: string) =>
      seedFiles.filter(({ contentType }) => contentType === type).map(({ source }) => readFileSync(source));
    for (const png of ofType('image/png')) {
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect(png.readUInt32BE(16)).toBe(640);
      expect(png.length).toBeLessThanOrEqual(200 * 1024);
    }
    for (const jpeg of ofType('image/jpeg')) expect([jpeg[0], jpeg[1]]).toEqual([0xff, 0xd8]);
    expect(ofType('image/png').length + ofType('image/jpeg').length).toBe(2 * 12 + 20 + 56);
  });

  test('have their download URLs in the documents', () => {
    const {
      users: seedUsers,
      animals: seedAnimals,
      videos: seedVideos,
    } = getSeedDocuments('http://127.0.0.1:1/v0/b/bucket/o');
    const urls = [
      ...seedUsers.map(({ id, photo_url }) => [`users/${id}/profile.jpg`, photo_url]),
      ...seedAnimals.map(({ id, picture_url }) => [`animals/${id}/profile.jpg`, picture_url]),
      ...seedVideos.map(({ id, thumbnail_url }) => [`videos/${id}/${id}.png`, thumbnail_url]),
    ];
    for (const [path = '', url] of urls) {
      const token = seedFiles.find((file) => file.path === path)?.token;
      expect(token).toMatch(uuidPattern);
      const expected = `http://127.0.0.1:1/v0/b/bucket/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
      expect(url).toBe(expected);
    }
  });
});
