import { expect, test } from 'vitest';
import { attacks, formatAttacks, getAttackCost } from './attacks.ts';
import { readFileLimits } from '../file-limits.ts';

const getCost = (what: string) => {
  const attack = attacks.find((each) => each.what.startsWith(what));
  if (!attack) throw new Error(`No attack ${what}`);
  return getAttackCost(attack);
};

test.each([
  // 1,000 requests a second are 3.6 million an hour, of 20 documents each, at $0.03 for 100,000.
  ['lists of videos', 21.6],
  // 20 documents, the profile and that of the account.
  ['lists of a member', 23.76],
  // 9 look-ups each.
  ['writes that are refused', 9.72],
  // The same, and 3.6 million writes at $0.09 for 100,000.
  ['edits', 9.72 + 3.24],
  // 100 accounts of 500 actions of 20 documents: 1,000,000 at $0.09 for 100,000, and $0.0055 for each account.
  ['sign-ups', 0.9 + 0.55],
  // 3.84 GB at $5.
  ['counters of views, created', 19.2],
  // 100 accounts of 100 tickets of 501 MiB are 5.25 TB; 1 Gbit/s carries 450 GB an hour, at $0.02.
  ['clips and thumbnails', 9],
  // 3.6 million uploads at $0.005 for 1,000, 7.2 million look-ups, 118 GB for 7 of 30 days.
  ['small photos, replaced', 18 + 2.16 + 0.5505],
  // 450 GB at $0.15.
  ['the app', 67.5],
])('%s cost $%f', (what, cost) => {
  expect(getCost(what)).toBeCloseTo(cost, 2);
});

test('no attack by reads, writes or stored bytes costs more than $25 an hour', () => {
  const bounded = attacks.filter(({ kind }) => kind !== 'downloads');
  expect(bounded.filter((attack) => getAttackCost(attack) > 25)).toEqual([]);
});

test('the table names every attack with its cost', () => {
  const table = formatAttacks();
  expect(table).toMatch(/\| reads +\| lists of videos, signed out +\| 20 documents a query +\| \$22 +\|/);
  expect(table.split('\n')).toHaveLength(attacks.length + 2);
});

test('the most bytes of a file are those of storage.rules', () => {
  const limits = readFileLimits();
  expect(limits.get('videos/{file}')).toBe(500 * 1024 * 1024);
  expect(limits.get('videos/{videoId}/720.mp4')).toBe(60 * 1024 * 1024);
  expect(limits.get('videos/{videoId}/360.mp4')).toBe(20 * 1024 * 1024);
  expect(limits.get('videos/{videoId}/{videoId}.png')).toBe(1024 * 1024);
  expect(limits.get('animals/{animalId}/profile.jpg')).toBe(2 * 1024 * 1024);
  expect([...limits.values()].every((bytes) => bytes > 0)).toBe(true);
});
